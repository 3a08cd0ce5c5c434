import { isUtf8 } from 'node:buffer';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

/** What the pages may load and run: our own files; pictures from anywhere by https. No inline script, no inline style. */
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

/** One line for each change, refusal and slow request; the others only where debugging is on. */
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

/** The path as it may be logged. What is as long as a secret may be one: a calendar's address is its own proof. */
function withoutSecrets(url: string): string {
  return (url.split('?')[0] ?? '').replace(/[\w-]{40,}/g, '…');
}

/**
 * Where Stripe asks for cards, its script and its frames may run in our pages. Its script knows nothing of trusted types, and its frames
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

// An address may name the host as well, as those sent to a proxy do.
const ofApi = /^(\w+:\/\/[^/]*)?\/api\//;

/** Says with every answer what a browser may do with it. */
export function setSecurityHeaders({ withStripe }: { withStripe: boolean }) {
  const pageHeaders = withStripe ? pageHeadersWithStripe : securityHeaders;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // The matched route knows, however its address was written.
    const isOfApi = request.routeOptions.url?.startsWith('/api/') || ofApi.test(request.url);
    reply.headers(isOfApi ? apiHeaders : pageHeaders);
    reply.header('x-request-id', request.id);
    done();
  };
}

/**
 * Node takes the first of two Host headers, a proxy may take the second; and a request of HTTP 0.9 has no headers at all. No
 * honest client sends either.
 */
export function refuseOddRequests(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  let hosts = 0;
  const { rawHeaders } = request.raw;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  }
  // What a proxy that we trust says of its client is kept as an address, so it has to be one.
  const isPlaced = !request.ip || isIP(request.ip) > 0;
  done(
    hosts > 1 || request.raw.httpVersionMajor < 1 || !isPlaced
      ? new Refusal(400, 'bad_request', "We couldn't read that request.")
      : undefined,
  );
}

/**
 * Reads JSON as Fastify does, but not what is no UTF-8: read leniently, it would be stored as something nobody sent. A
 * client that names the type and sends nothing means nothing.
 */
export function readJson(app: FastifyInstance) {
  const read = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: (error: Error | null, body?: unknown) => void): void => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) read(request, body.toString('utf8'), done);
    else done(unreadable());
  };
}

/** Characters that PostgreSQL refuses or would change (NUL, halves of surrogate pairs) are refused for every route, here. */
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
