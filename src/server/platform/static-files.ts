// The built files, served from memory: a read from the disk would wait behind everything else that keeps the process's threads busy.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { notThere } from './errors.ts';
import type { App } from './parts.ts';

/** A built file with the compressed copies from the build. */
export type StaticFile = { plain: Buffer; brotli?: Buffer; gzip?: Buffer };

/** The built files by their address. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const kinds: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads a whole folder of built files, except for the build's own notes, whose names begin with a dot. */
export function readStaticFiles(folder: string): StaticFiles {
  const found = new Map<string, StaticFile>();
  const copies: [address: string, as: 'brotli' | 'gzip', content: Buffer][] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || address.includes('/.')) continue;
    const content = readFileSync(path);
    if (address.endsWith('.br')) copies.push([address.slice(0, -3), 'brotli', content]);
    else if (address.endsWith('.gz')) copies.push([address.slice(0, -3), 'gzip', content]);
    else found.set(address, { plain: content });
  }
  for (const [address, as, content] of copies) {
    const file = found.get(address);
    if (file) file[as] = content;
  }
  return found;
}

// Files that other websites embed: without this header a browser would block them.
const embeddable = ['/widget.js'];

// They belong to a document of the same release, whose data they read.
const asFreshAsTheirDocument = ['/book.js', '/book.css', '/docs.js', '/docs.css'];

/** Answers every address below `/` that is a built file; all others go to the handler for missing addresses. */
export function serveStaticFiles(app: App, files: StaticFiles): void {
  const tags = new Map(
    [...files].map(([address, { plain }]) => [address, createHash('sha256').update(plain).digest('base64url').slice(0, 22)]),
  );
  // A file without a compressed copy is small or already compressed, so nothing is compressed per request.
  app.get('/*', { compress: false }, (request, reply) => {
    const address = `/${(request.params as { '*': string })['*']}`;
    const file = files.get(address);
    if (!file && address.startsWith('/assets/')) throw notThere();
    if (!file) return reply.callNotFound();
    const { content, encoding } = fittingCopy(file, request);
    const tag = `"${tags.get(address)}${encoding ? `-${encoding}` : ''}"`;
    reply.headers({ 'cache-control': cacheControlOf(address), etag: tag });
    if (embeddable.includes(address)) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (file.brotli || file.gzip) reply.header('vary', 'accept-encoding');
    if (isKept(request, tag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(kinds[extname(address)] ?? 'application/octet-stream').send(content);
  });
}

function cacheControlOf(address: string): string {
  // Built files carry a hash of their content in their name.
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return asFreshAsTheirDocument.includes(address) ? 'no-cache' : 'public, max-age=3600';
}

function fittingCopy({ plain, brotli, gzip }: StaticFile, request: FastifyRequest): { content: Buffer; encoding?: 'br' | 'gzip' } {
  if (brotli && acceptsEncoding(request, 'br')) return { content: brotli, encoding: 'br' };
  if (gzip && acceptsEncoding(request, 'gzip')) return { content: gzip, encoding: 'gzip' };
  return { content: plain };
}

/** Whether the client accepts that encoding; `q=0` after its name means it doesn't. */
export function acceptsEncoding({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => {
      const [name, ...parameters] = each.split(';').map((part) => part.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}

/** Whether the client already has this very content. */
function isKept({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag));
}
