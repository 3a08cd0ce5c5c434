import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, notThere } from './errors.ts';
import type { App } from './parts.ts';
import { readStaticFiles, serveStaticFiles, acceptsEncoding, type StaticFile, type StaticFiles } from './static-files.ts';

/** Pages rendered at build time, by their address. */
const rendered = { '/': 'landing/landing.html', '/checkout/plans': 'landing/plans.html' } as const;
/** Pages of the application that anyone may open. */
const publicAppPages = ['/contact'];

/** Placeholders in the rendered pages for what is only known once a server runs. */
const placeholders = { address: 'https://fairlead.example', mail: 'sales@fairlead.example' };

type SiteDetails = { address: () => string; salesEmail: string };

/**
 * Answers with the page if a person opened an address that doesn't exist; returns false, and answers nothing, if it wasn't a person
 * requesting a page.
 */
export type NoSuchPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Serves the built pages: files as they are, the public site as it was rendered, and the application for every other address that a person
 * opens. If no page has that address, it is the same application, which says so, with a 404. Only the API knows whether a record's address
 * leads anywhere, so that stays a 200. Returns the handler for addresses that can't be parsed.
 */
export function servePages(app: App, folder: string, known: SiteDetails): NoSuchPage {
  const files = readStaticFiles(folder);
  const pageAt = firstPages(files);
  const noSuchPage: NoSuchPage = (request, reply) => {
    if (!opensPage(request)) return false;
    void sendPage(request, reply.code(404), fileAt(files, 'index.html'));
    return true;
  };
  serveStaticFiles(app, files);
  for (const [path, file] of Object.entries(rendered)) serveRendered(app, path, fileAt(files, file).plain.toString(), known);
  serveForSearchEngines(app, known.address);
  app.setNotFoundHandler((request, reply) => {
    const page = opensPage(request) && pageAt(pathOf(request));
    if (page) return sendPage(request, reply, page);
    if (!noSuchPage(request, reply)) answerError(notThere(), request, reply);
  });
  return noSuchPage;
}

function opensPage(request: FastifyRequest): boolean {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  return isReading && !/^\/(api|assets)\//.test(request.url) && !/\.\w+$/.test(pathOf(request));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '/';
}

function serveRendered(app: App, path: string, template: string, { address, salesEmail }: SiteDetails) {
  let html: StaticFile | undefined;
  app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
    // The port may not be known before this.
    html ??= plainAndCompressed(template.replaceAll(placeholders.address, address()).replaceAll(placeholders.mail, salesEmail));
    return sendPage(request, reply, html);
  });
}

/**
 * The page for an address, as far as it is known at build time: the frame and the skeleton of the content. Undefined if no page has that
 * address.
 */
function firstPages(files: StaticFiles): (path: string) => StaticFile | undefined {
  const list = files.get('/first-pages.json')?.plain.toString();
  const known: { path: string; file: string; hasTwin: boolean }[] = list ? JSON.parse(list) : [];
  const publicSite = Object.keys(rendered).map((path) => ({ path, file: 'index.html', hasTwin: false }));
  const addresses = [...known, ...publicSite]
    .map(({ path, file, hasTwin }) => ({
      pattern: new RegExp(`^${hasTwin ? '(/dashboard)?' : ''}${path.replace(/\$\w+/g, '[^/]+')}/?$`, 'i'),
      page: fileAt(files, file),
      ids: path.split('$').length,
    }))
    // A literal address takes precedence over one with an id.
    .toSorted((a, b) => a.ids - b.ids);
  return (path) => addresses.find(({ pattern }) => pattern.test(path))?.page;
}

function fileAt(files: StaticFiles, name: string): StaticFile {
  const file = files.get(`/${name}`);
  if (!file) throw new Error(`${name} is missing among the built pages: npm run build makes it.`);
  return file;
}

function plainAndCompressed(html: string): StaticFile {
  const plain = Buffer.from(html);
  return { plain, brotli: brotliCompressSync(plain) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: StaticFile) {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  return brotli && acceptsEncoding(request, 'br') ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain);
}

/** Search engines may crawl the public site and its files; everything else is behind the sign-in. */
function serveForSearchEngines(app: App, address: () => string) {
  const addresses = [...Object.keys(rendered), ...publicAppPages];
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${[...addresses.map((path) => `${path}$`), '/assets/', '/book/', '/book.', '/api/public/', '/theme.js', '/favicon.svg', '/og.png'].map((path) => `Allow: ${path}\n`).join('')}Disallow: /\n\nSitemap: ${address()}/sitemap.xml\n`,
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
