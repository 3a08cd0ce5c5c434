import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, notThere } from './errors.ts';
import type { App } from './parts.ts';

/** Pages that were rendered when the product was built, by their address. */
const rendered = { '/': 'landing/landing.html', '/checkout/plans': 'landing/plans.html' } as const;
/** Where the application takes over, and yet anybody may look. */
const alsoPublic = ['/contact'];

/** What stands in the rendered pages for what is only known once a server runs. */
const standIns = { address: 'https://fairlead.example', mail: 'sales@fairlead.example' };

type Known = { address: () => string; salesEmail: string };

/** Serves the built pages: files as they are, the public site as it was rendered, and the application for every other address that a person opens. */
export async function servePages(app: App, folder: string, known: Known): Promise<void> {
  const page = readFileSync(`${folder}/index.html`);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The build's own notes.
    dotfiles: 'ignore',
    preCompressed: true,
    // Built files carry a hash of their content in their name.
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
  });
  for (const [path, file] of Object.entries(rendered)) serveRendered(app, path, `${folder}/${file}`, known);
  serveForSearchEngines(app, known.address);
  app.setNotFoundHandler((request, reply) => {
    const opensPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (opensPage) return asPage(reply).send(page);
    answerError(notThere(), request, reply);
  });
}

function serveRendered(app: App, path: string, file: string, { address, salesEmail }: Known) {
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build makes it.`);
  const written = readFileSync(file, 'utf8');
  let html: { plain: Buffer; brotli: Buffer } | undefined;
  app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
    // The port may be known no earlier than this.
    html ??= bothWays(written.replaceAll(standIns.address, address()).replaceAll(standIns.mail, salesEmail));
    asPage(reply).header('vary', 'accept-encoding');
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return takesBrotli ? reply.header('content-encoding', 'br').send(html.brotli) : reply.send(html.plain);
  });
}

function bothWays(html: string) {
  const plain = Buffer.from(html);
  return { plain, brotli: brotliCompressSync(plain) };
}

function asPage(reply: FastifyReply) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
}

/** They may look at the public site and what it is made of; everything else is behind the sign-in. */
function serveForSearchEngines(app: App, address: () => string) {
  const addresses = [...Object.keys(rendered), ...alsoPublic];
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${[...addresses.map((path) => `${path}$`), '/assets/', '/theme.js', '/favicon.svg', '/og.png'].map((path) => `Allow: ${path}\n`).join('')}Disallow: /\n\nSitemap: ${address()}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((path) => `<url><loc>${address()}${path}</loc></url>\n`).join('')}</urlset>\n`,
      ),
  );
}
