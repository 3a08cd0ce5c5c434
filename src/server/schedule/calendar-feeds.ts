import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { CalendarFeed, MadeCalendarFeed, NewCalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList } from '../platform/answers.ts';
import { companyOf, requiredCompany } from '../platform/company.ts';
import { within, type Scope, type Transaction } from '../platform/database.ts';
import { withExample } from '../platform/examples.ts';
import { notThere, wrongField } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { deleteRow } from '../platform/rows.ts';
import { PageOfCompany, WithId } from '../platform/schemas.ts';
import { hashToken } from '../platform/sign-in.ts';
import { record, write } from '../platform/write.ts';
import { companyOfYacht } from '../yachts/owner.ts';
import { feedPage, holdFeed, openFeed, readFeed, replaceFeed } from './calendar-feed-store.ts';
import { asICalendar } from './icalendar.ts';

// A whole office may have subscribed to one address.
const readsAllowed = { max: 600, minutes: 15 };
const minute = 60_000;

/** Secret addresses where calendar programs read the schedule: one for a company and one for each yacht. */
export function calendarFeedRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/calendar-feeds',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags: ['Calendar feeds'],
        operationId: 'listCalendarFeeds',
        summary: 'List calendar feeds',
        description: 'Lists the calendar feeds of the company, without their secrets.',
        querystring: PageOfCompany,
        response: { 200: z.array(CalendarFeed) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, feedPage),
  );

  app.post(
    '/api/calendar-feeds',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Calendar feeds'],
        operationId: 'createCalendarFeed',
        summary: 'Create a calendar feed',
        description:
          'Creates a secret address at which calendar programs read the schedule, replaces an earlier one, and returns it this one time. With `detail: busy` it shows busy times (“Booked”, “On option”) without any names; created for an incoming calendar (`importId`), it leaves out the bookings that came from there.',
        body: NewCalendarFeed,
        response: { 201: MadeCalendarFeed },
      },
    },
    async (request, reply) => {
      const token = randomBytes(32).toString('base64url');
      // A repeated request with the same key is answered without the secret, which is stored nowhere.
      const made = await write(db, request, reply, 201, async (t, person) => {
        const { importId = null, detail = importId === null ? 'full' : 'busy' } = request.body;
        const ofImport = importId === null ? null : await yachtOfImport(t, request.scope, importId);
        const yachtId = ofImport ?? request.body.yachtId ?? null;
        if (importId !== null && detail === 'full') throw wrongField('detail', 'A calendar for a portal shows busy times only');
        const companyId =
          yachtId === null
            ? await requiredCompany(t, person, request.body.companyId, 'Please choose a company')
            : await companyOfYacht(t, request.scope, yachtId);
        const id = await replaceFeed(t, {
          companyId,
          yachtId,
          detail,
          importId,
          tokenHash: hashToken(token),
          userId: person.id,
          userName: fullName(person),
        });
        const feed = await holdFeed(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'calendar',
          resourceId: id,
          details: `Created a calendar address for ${calendarOf(feed)}`,
        });
        return feed;
      });
      return { ...made, path: reply.hasHeader('idempotency-replayed') ? '' : `/api/calendar/${token}.ics` };
    },
  );

  app.delete(
    '/api/calendar-feeds/:id',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags: ['Calendar feeds'],
        operationId: 'revokeCalendarFeed',
        summary: 'Revoke a calendar feed',
        description: 'Deletes a calendar feed; calendars that subscribe to it stop updating.',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const feed = await holdFeed(t, request.scope, request.params.id);
        const companyId = companyOf(feed);
        await deleteRow(t, 'calendarFeeds', { companyId, id: feed.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'calendar',
          resourceId: feed.id,
          details: `Revoked the calendar address of ${calendarOf(feed)}`,
        });
        return null;
      }),
  );

  app.get(
    '/api/calendar/:token.ics',
    {
      config: { may: 'anyone' },
      schema: {
        tags: ['Calendar feeds'],
        operationId: 'getCalendarFeed',
        summary: 'Read a calendar feed',
        description: 'Returns the schedule as iCalendar (RFC 5545); the secret in the address is the only credential.',
        params: z.object({ token: withExample(z.string().max(200), 'uN7Gd0cQm4rJx1Yt8KzW2aVbE5sPh6LfTo9Ri3MwXyA') }),
        response: { 200: { description: 'iCalendar, RFC 5545', content: { 'text/calendar': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const hash = hashToken(request.params.token);
      const feed = await openFeed(db, hash);
      if (!feed) throw notThere();
      await consumeAttempt(
        db,
        { key: `calendar:${feed.id}`, ...readsAllowed },
        'This calendar is being read too often. Please wait a few minutes.',
      );
      const { yachtName, entries, changedAt } = await readFeed(db, feed, new Date());
      const text = asICalendar(yachtName ?? feed.companyName, entries, { withYacht: yachtName === null, detail: feed.detail });
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      // HTTP dates have whole seconds, so two changes within one look alike: a fresh one gets no date yet.
      const dated = changedAt !== null && Date.now() - Date.parse(changedAt) > minute ? new Date(changedAt) : null;
      reply.headers({
        etag: tag,
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline; filename="schedule.ics"',
        ...(dated ? { 'last-modified': dated.toUTCString() } : {}),
      });
      if (isKnown(request.headers, tag, dated)) return reply.code(304 as never).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}

/** Whether the client already has this version. If it names a tag, its date doesn't count. */
function isKnown(headers: { 'if-none-match'?: string; 'if-modified-since'?: string }, tag: string, dated: Date | null): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
  return dated !== null && since !== undefined && Date.parse(since) >= Math.floor(dated.getTime() / 1000) * 1000;
}

function calendarOf({ yachtName, importLabel }: CalendarFeed): string {
  const coverage = yachtName ?? 'the whole fleet';
  return importLabel === null ? coverage : `${coverage}, made for ${importLabel}`;
}

async function yachtOfImport(t: Transaction, scope: Scope, id: number): Promise<number> {
  const { rows } = await sql<{ yachtId: number }>`
    select i.yacht_id from calendar_imports i where ${within(scope, 'i')} and i.id = ${id}`.execute(t);
  if (!rows[0]) throw wrongField('importId', 'This calendar doesn’t belong to your company');
  return rows[0].yachtId;
}
