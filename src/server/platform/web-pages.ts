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
  const pageAt = firstPages(folder);
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
    if (opensPage) return sendPage(request, reply, pageAt(request.url.split('?')[0] ?? '/'));
    answerError(notThere(), request, reply);
  });
}

function serveRendered(app: App, path: string, file: string, { address, salesEmail }: Known) {
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build makes it.`);
  const written = readFileSync(file, 'utf8');
  let html: Page | undefined;
  app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
    // The port may be known no earlier than this.
    html ??= bothWays(written.replaceAll(standIns.address, address()).replaceAll(standIns.mail, salesEmail));
    return sendPage(request, reply, html);
  });
}

type Page = { plain: Buffer; brotli: Buffer };

/** The page that an address begins with: the frame and the skeleton of what will be there. Where nothing is known of it, an empty one. */
function firstPages(folder: string): (path: string) => Page {
  const list = `${folder}/first-pages.json`;
  const known: { path: string; file: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const addresses = known
    .map(({ path, file }) => ({
      pattern: new RegExp(`^(/dashboard)?${path.replace(/\$\w+/g, '[^/]+')}/?$`, 'i'),
      file,
      ids: path.split('$').length,
    }))
    // An address that is written out goes before one with an id.
    .toSorted((a, b) => a.ids - b.ids);
  const pages = new Map<string, Page>();
  return (path) => {
    const file = addresses.find(({ pattern }) => pattern.test(path))?.file ?? 'index.html';
    const page = pages.get(file) ?? bothWays(readFileSync(`${folder}/${file}`, 'utf8'));
    pages.set(file, page);
    return page;
  };
}

function bothWays(html: string): Page {
  const plain = Buffer.from(html);
  return { plain, brotli: brotliCompressSync(plain) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: Page) {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain);
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
