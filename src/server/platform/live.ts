// Notifies open pages of changes by server-sent events. One process serves thousands of them over one connection to the database.
import type { OutgoingHttpHeaders } from 'node:http';
import { hiddenKinds } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import { tabOf, type Change, type Changes } from './changes.ts';
import { concerns, openStreams, type Stream } from './live-streams.ts';
import type { App, Parts } from './parts.ts';
import { admittedUntil, tokenHash } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response lasts as long as somebody listens, so it isn't logged as slow. */
    lasts?: boolean;
  }
}

const beatEvery = 20_000;
const checkEvery = 3_000;
// Whatever ends the right to a stream is announced. This is the safety net in case an announcement is lost.
const recheckAllEvery = 60_000;
const maxPerPerson = 20;
// A client that has read nothing for so many checks is cut off; if it is still there, it reconnects and catches up.
const maxFull = 3;

const StreamHeaders = z.object({
  'last-event-id': z
    .string()
    .max(1000)
    .optional()
    .describe('Where to resume: the id of the last event, or the Live-Position headers of earlier responses, separated by commas'),
  'x-tab': z.string().max(64).optional().describe('Changes made with the same X-Tab are left out'),
});
const description =
  'An open-ended stream. `event: change` names a record that changed, as `data: {"resource":"yacht","id":7}`: read it again. The resource `notifications` means your own notifications. `event: reread` means that changes may have been missed: read everything again. A stream without a known position starts with it';

export type Live = { /** How many pages receive changes from this process. */ connections: () => number };

/** The stream of changes: members of a company get those of their company, platform admins all. */
export function liveRoutes(app: App, { db }: Parts, changes: Changes): Live {
  const streams = openStreams();
  const timers: NodeJS.Timeout[] = [];
  let closing = false;

  changes.follow({
    changed: (change) => streams.concernedBy(change).forEach((stream) => send(stream, frameOf(change))),
    missed: () => {
      sendAll(reread());
      recheckAll();
    },
    standing: (personId) => void recheck(streams.ofPerson(personId)).catch(() => {}),
  });
  app.addHook('onReady', async () => {
    timers.push(
      setInterval(() => sendAll(beat()), beatEvery).unref(),
      setInterval(once(check), checkEvery).unref(),
      setInterval(recheckAll, recheckAllEvery).unref(),
    );
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const stream of streams.all) finish(stream);
  });
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
  });

  // Set before anything is read, so that the data is at least as new as this position.
  app.addHook('onRequest', (request, reply, done) => {
    const position = changes.position();
    if (position && request.method === 'GET' && request.routeOptions.url?.startsWith('/api/')) reply.header('live-position', position);
    done();
  });

  app.get(
    '/api/live',
    {
      config: { may: 'any:read', lasts: true },
      exposeHeadRoute: false,
      schema: {
        tags: ['Live'],
        operationId: 'streamChanges',
        summary: 'Stream changes as they happen',
        description:
          'A stream of server-sent events that names each record of the caller’s company when it changes; reconnect with Last-Event-ID to miss nothing.',
        headers: StreamHeaders,
        response: { 200: { description, content: { 'text/event-stream': { schema: z.string() } } } },
      },
    },
    (request, reply) => {
      const { person, scope } = request;
      const stream: Stream = {
        out: reply.raw,
        person,
        personId: person.id,
        hidden: hiddenKinds(person),
        scope,
        tab: tabOf(request.headers),
        tokenHash: tokenHash(request),
        full: false,
        fullFor: 0,
        missed: false,
        until: 0,
      };
      reply.hijack();
      // The connection ends with its stream, so that none is left open when the server closes.
      stream.out.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      stream.out.write(`retry: 2000\n${beginning(stream, request.headers['last-event-id'])}`);
      endEarliestOf(stream.personId);
      streams.add(stream);
      stream.out.on('close', () => streams.remove(stream)).on('drain', () => resume(stream));
      if (closing) finish(stream);
    },
  );

  return { connections: () => streams.all.size };

  function beginning(stream: Stream, lastEventId: string | undefined): string {
    const missed = changes.since(lastEventId?.split(',') ?? []);
    return missed
      ? missed
          .filter((change) => concerns(stream, change))
          .map(frameOf)
          .join('') + beat()
      : reread();
  }

  /** Updates every client's position, and keeps the connection open through proxies that close silent ones. */
  function beat(): string {
    return `${place()}:\n\n`;
  }

  function reread(): string {
    return `${place()}event: reread\ndata: {}\n\n`;
  }

  function place(): string {
    const position = changes.position();
    return position ? `id: ${position}\n` : '';
  }

  function sendAll(text: string) {
    for (const stream of streams.all) send(stream, text);
  }

  function resume(stream: Stream) {
    const { missed } = stream;
    Object.assign(stream, { full: false, fullFor: 0, missed: false });
    if (missed) send(stream, reread());
  }

  /** A connection that was cut unnoticed still counts for a while, so the earliest is closed rather than the newest. */
  function endEarliestOf(personId: number) {
    const [earliest, ...others] = streams.ofPerson(personId);
    if (earliest && others.length + 1 >= maxPerPerson) finish(earliest);
  }

  /** Ends the streams of clients that no longer read, and checks the rights of those whose admission has expired or is unknown. */
  async function check() {
    for (const stream of streams.all) {
      if (stream.full && ++stream.fullFor > maxFull) finish(stream);
    }
    await recheck([...streams.all].filter(({ until }) => until <= Date.now()));
  }

  /**
   * Ends those of these streams that are no longer allowed. While the database is out of reach, no changes are sent, so the check can wait.
   */
  async function recheck(due: Stream[]) {
    if (due.length === 0) return;
    for (const stream of due) stream.until = 0;
    const until = await admittedUntil(db, due);
    for (const stream of due) {
      stream.until = until.get(stream) ?? 0;
      if (!until.has(stream)) finish(stream);
    }
  }

  /** Has all streams rechecked at the next check. */
  function recheckAll() {
    for (const stream of streams.all) stream.until = 0;
  }
}

/** A client that reads too slowly costs no memory: events that don't fit are skipped, and the client reloads. */
function send(stream: Stream, text: string) {
  if (stream.full) stream.missed = true;
  else stream.full = !stream.out.write(text);
}

function finish({ out, full }: Stream): void {
  // Waiting until the client has read everything would take forever.
  if (full) out.destroy();
  else out.end();
}

function frameOf({ id, resource, resourceId }: Change): string {
  return `id: ${id}\nevent: change\ndata: ${JSON.stringify({ resource, id: resourceId })}\n\n`;
}

/** Doesn't start while the last run is still going; a failure can wait for the next run. */
function once(work: () => Promise<void>): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    void work()
      .catch(() => {})
      .finally(() => {
        running = false;
      });
  };
}
