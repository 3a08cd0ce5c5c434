import { isUtf8 } from 'node:buffer';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

/** What pages may load and run: our own files, and pictures from anywhere over https. No inline script, no inline style. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const securityHeaders = {
  'content-security-policy': pagePolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const apiHeaders = { ...securityHeaders, 'cache-control': 'no-store' };

/** Logs one line for each change, refusal and slow request; other requests only in debug mode. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const slow = reply.elapsedTime > 1_000 && !request.routeOptions.config.lasts;
  const noteworthy = reply.statusCode >= 400 || request.method !== 'GET' || slow;
  if (noteworthy || request.log.level === 'debug') {
    const line = {
      requestId: request.id,
      method: request.method,
      path: withoutSecrets(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.person?.id,
    };
    request.log[noteworthy ? 'info' : 'debug'](line, 'request');
  }
  done();
}

/** The path without secrets, for the log. A part as long as a secret may be one: a calendar feed's address is all it takes to read it. */
function withoutSecrets(url: string): string {
  return (url.split('?')[0] ?? '').replace(/[\w-]{40,}/g, '…');
}

/**
 * Where Stripe collects cards, its script and its frames may run in our pages. Its script doesn't support trusted types, and its frames
 * need a page that isn't isolated.
 */
const pageHeadersWithStripe = {
  ...securityHeaders,
  'cross-origin-opener-policy': 'unsafe-none',
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self' https://api.stripe.com",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; '),
};

// An address may include the host, as in requests to a proxy.
const ofApi = /^(\w+:\/\/[^/]*)?\/api\//;

/** Adds security headers to every response. */
export function setSecurityHeaders({ withStripe }: { withStripe: boolean }) {
  const pageHeaders = withStripe ? pageHeadersWithStripe : securityHeaders;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // The matched route counts, however the address was written.
    const isOfApi = request.routeOptions.url?.startsWith('/api/') || ofApi.test(request.url);
    reply.headers(isOfApi ? apiHeaders : pageHeaders);
    reply.header('x-request-id', request.id);
    done();
  };
}

/**
 * Node uses the first of two Host headers, a proxy may use the second; and an HTTP 0.9 request has no headers at all. No honest client
 * sends either.
 */
export function refuseOddRequests(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  let hosts = 0;
  const { rawHeaders } = request.raw;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  }
  // The client address that a trusted proxy reports is stored as an address, so it has to be one.
  const isPlaced = !request.ip || isIP(request.ip) > 0;
  done(
    hosts > 1 || request.raw.httpVersionMajor < 1 || !isPlaced
      ? new Refusal(400, 'bad_request', "We couldn't read that request.")
      : undefined,
  );
}

/**
 * Reads JSON as Fastify does, but refuses anything that isn't UTF-8: decoded leniently, it would be stored as something nobody sent. A
 * client that sets the type and sends nothing has no body.
 */
export function readJson(app: FastifyInstance) {
  const read = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: unknown) => void): void => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) read(request, body.toString('utf8'), done);
    else done(unreadable());
  };
}

/** Refuses, for every route, characters that PostgreSQL would reject or change (NUL, unpaired surrogates). */
export function refuseBrokenInput(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const sound = isSound(request.body) && isSound(request.query) && isSound(request.params);
  done(sound ? undefined : unreadable());
}

function unreadable(): Refusal {
  return new Refusal(400, 'bad_request', "That contains characters we can't store.");
}

const deepest = 64;

function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && isWellFormed(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  for (const [key, each] of Object.entries(value)) {
    if (!isSound(key) || !isSound(each, depth + 1)) return false;
  }
  return true;
}

function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}
