import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, notThere } from './errors.ts';
import type { App } from './parts.ts';
import { readStaticFiles, serveStaticFiles, takes, type StaticFile, type StaticFiles } from './static-files.ts';

/** Pages that were rendered when the product was built, by their address. */
const rendered = { '/': 'landing/landing.html', '/checkout/plans': 'landing/plans.html' } as const;
/** Where the application takes over, and yet anybody may look. */
const alsoPublic = ['/contact'];

/** What stands in the rendered pages for what is only known once a server runs. */
const standIns = { address: 'https://fairlead.example', mail: 'sales@fairlead.example' };

type Known = { address: () => string; salesEmail: string };

/** Serves the built pages: files as they are, the public site as it was rendered, and the application for every other address that a person opens. */
export function servePages(app: App, folder: string, known: Known): void {
  const files = readStaticFiles(folder);
  const pageAt = firstPages(files);
  serveStaticFiles(app, files);
  for (const [path, file] of Object.entries(rendered)) serveRendered(app, path, fileAt(files, file).plain.toString(), known);
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

function serveRendered(app: App, path: string, written: string, { address, salesEmail }: Known) {
  let html: StaticFile | undefined;
  app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
    // The port may be known no earlier than this.
    html ??= bothWays(written.replaceAll(standIns.address, address()).replaceAll(standIns.mail, salesEmail));
    return sendPage(request, reply, html);
  });
}

/** The page that an address begins with: the frame and the skeleton of what will be there. Where nothing is known of it, an empty one. */
function firstPages(files: StaticFiles): (path: string) => StaticFile {
  const list = files.get('/first-pages.json')?.plain.toString();
  const known: { path: string; file: string }[] = list ? JSON.parse(list) : [];
  const addresses = known
    .map(({ path, file }) => ({
      pattern: new RegExp(`^(/dashboard)?${path.replace(/\$\w+/g, '[^/]+')}/?$`, 'i'),
      page: fileAt(files, file),
      ids: path.split('$').length,
    }))
    // An address that is written out goes before one with an id.
    .toSorted((a, b) => a.ids - b.ids);
  const empty = fileAt(files, 'index.html');
  return (path) => addresses.find(({ pattern }) => pattern.test(path))?.page ?? empty;
}

function fileAt(files: StaticFiles, name: string): StaticFile {
  const file = files.get(`/${name}`);
  if (!file) throw new Error(`${name} is missing among the built pages: npm run build makes it.`);
  return file;
}

function bothWays(html: string): StaticFile {
  const plain = Buffer.from(html);
  return { plain, brotli: brotliCompressSync(plain) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: StaticFile) {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  return brotli && takes(request, 'br') ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain);
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
