import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { answerError, notThere } from './errors.ts';
import type { App } from './parts.ts';

/** Serves the built pages: files as they are, and the application for every other address that a person opens. */
export async function servePages(app: App, folder: string): Promise<void> {
  const page = readFileSync(`${folder}/index.html`);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The build's own notes.
    dotfiles: 'ignore',
    preCompressed: true,
    // Built files carry a hash of their content in their name.
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
  });
  const sendPage = (reply: { type: (type: string) => { header: (name: string, value: string) => { send: (body: Buffer) => unknown } } }) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const opensPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (opensPage) return sendPage(reply);
    answerError(notThere(), request, reply);
  });
}
