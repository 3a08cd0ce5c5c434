import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { answeredPage } from './answered-page.ts';
import { bookDocument, noPageDocument } from './document.ts';
import { limitVisitor } from './visitor-limit.ts';
import { openPage } from './store.ts';

/** The companies' own pages, `/book/{slug}`, as separate documents. `?embed=1` is the version that other websites show in a frame. */
export function bookRoutes(app: App, { db }: Parts): void {
  app.get('/book/:slug', { schema: { hide: true } }, async (request, reply) => {
    const { slug } = request.params as { slug: string };
    const query = request.query as Record<string, unknown>;
    const frame = { isEmbedded: query['embed'] === '1', isDark: query['theme'] === 'dark' };
    // The token of its form is signed for each request.
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    await limitVisitor(db, request);
    try {
      const page = await openPage(db, slug);
      if (frame.isEmbedded) letBeFramed(reply, page.origins);
      return await reply.send(bookDocument(await answeredPage(db, page), frame));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return reply.code(404).send(noPageDocument(frame));
    }
  });

  // A trailing slash means the same page.
  app.get('/book/:slug/', { schema: { hide: true } }, (request: FastifyRequest, reply) => {
    const { search } = new URL(request.url, 'http://server');
    void reply.redirect(`/book/${encodeURIComponent((request.params as { slug: string }).slug)}${search}`);
  });
}

/** Lets the websites that the company named show this answer in a frame; nobody may if it named none. */
function letBeFramed(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`));
  reply.removeHeader('x-frame-options');
}
