import { CalendarFile, CalendarImport, CalendarImportChanges, NewCalendarImport, SameBooking } from '#domain/calendars/calendar-import.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { disconnectSignal } from '../platform/upload.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { placeBlocks } from '../schedule/placing.ts';
import { settle } from '../schedule/settling.ts';
import { companyOfYacht } from '../yachts/owner.ts';
import { freeAll, keepRead, planNext } from './keeping.ts';
import { ask, calendarJobs, confirmed, keepOutcome, parseCalendar } from './reading.ts';
import { literalFault } from './source.ts';
import {
  markAsSame,
  holdImport,
  importById,
  importPage,
  importsOfYacht,
  isReadAlready,
  pendingOf,
  readImport,
  readingOf,
  renameEntries,
  type Reading,
} from './store.ts';
import './examples.ts';

const tags = ['Calendar feeds'];
const maxOfYacht = 20;
const refreshes = { max: 20, minutes: 15 };

/** External calendars with dates on which a yacht isn't available, read repeatedly or from files. */
export function calendarImportRoutes(app: App, parts: Parts): void {
  const { db } = parts;
  calendarJobs(parts);

  app.get(
    '/api/calendar-imports',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listCalendarImports',
        summary: 'List incoming calendars',
        description:
          'Lists the external calendars that are read for the yachts, with their state and conflicts. Their addresses are never returned.',
        querystring: Page.extend({ companyId: IdInAddress.optional(), yachtId: IdInAddress.optional() }),
        response: { 200: z.array(CalendarImport) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, importPage),
  );

  app.get(
    '/api/calendar-imports/:id',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getCalendarImport',
        summary: 'Read an incoming calendar',
        description: 'Returns one of these calendars.',
        params: WithId,
        response: { 200: CalendarImport },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => importById(place, request.params.id)),
  );

  app.post(
    '/api/calendar-imports',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createCalendarImport',
        summary: 'Add an incoming calendar',
        description:
          'Adds an external calendar for a yacht. With an address it is read within a minute, then every 15 minutes; without one it is read from uploaded files. Addresses that aren’t on the public internet are refused.',
        body: NewCalendarImport,
        response: { 201: CalendarImport },
      },
    },
    async (request, reply) => {
      const { url = null, label, yachtId } = request.body;
      refuseInside(url);
      const made = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfYacht(t, request.scope, yachtId);
        await refuseTooMany(t, companyId, yachtId);
        await refuseTwice(t, { companyId, yachtId, url });
        const id = await addRow(t, 'calendarImports', { companyId, yachtId, label, url });
        await planNext(t, { companyId, id, url }, { now: aWhileAgo(), failures: 0 });
        const calendar = await readImport(t, request.scope, id);
        const details = `Added the calendar of ${label} for ${calendar.yachtName}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'calendar_import', resourceId: id, details });
        return calendar;
      });
      reply.header('etag', etag(made)).header('location', `/api/calendar-imports/${made.id}`);
      return made;
    },
  );

  app.patch(
    '/api/calendar-imports/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateCalendarImport',
        summary: 'Change an incoming calendar',
        description: 'Changes the name or the address of a calendar. A new address is read within a minute.',
        params: WithId,
        body: CalendarImportChanges,
        response: { 200: CalendarImport, 412: Changed(CalendarImport) },
      },
    },
    async (request, reply) => {
      const { url, label } = request.body;
      refuseInside(url ?? null);
      const changed = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdImport(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        if (url && before.host === null) throw wrongField('url', 'This calendar is read from files. Please add another one.');
        await refuseTwice(t, { companyId, yachtId: before.yachtId, url: url ?? null, id: before.id });
        const changes = difference(before, { label });
        if (!url && Object.keys(changes).length === 0) return before;
        const address = url ? { url, etag: null } : {};
        await changeRow(t, 'calendarImports', { companyId, id: before.id }, { label, ...address });
        if (url) await planNext(t, { companyId, id: before.id, url }, { now: aWhileAgo(), failures: 0 });
        if (changes['label'] && label) await renameEntries(t, companyId, before.id, label);
        const after = await readImport(t, request.scope, before.id);
        const details = `Updated the calendar of ${after.label} for ${after.yachtName}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'calendar_import', resourceId: after.id, details, changes });
        return after;
      });
      reply.header('etag', etag(changed));
      return changed;
    },
  );

  app.delete(
    '/api/calendar-imports/:id',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags,
        operationId: 'deleteCalendarImport',
        summary: 'Delete an incoming calendar',
        description: 'Deletes a calendar and frees its future dates. Past bookings stay in the schedule.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(CalendarImport) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: calendar, companyId } = await holdImport(t, request.scope, request.params.id);
        refuseIfChanged(request, calendar);
        await freeAll(t, companyId, calendar);
        const details = `Deleted the calendar of ${calendar.label} for ${calendar.yachtName}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'calendar_import', resourceId: calendar.id, details });
        return null;
      }),
  );

  app.put(
    '/api/calendar-imports/:id/file',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'uploadCalendarFile',
        summary: 'Upload the file of a calendar',
        description: 'Reads a calendar from a file (iCalendar, RFC 5545) of up to 1 MB, which replaces what was read before.',
        params: WithId,
        body: CalendarFile,
        response: { 200: CalendarImport },
      },
    },
    async (request, reply) => {
      const reading = await readingFor(db, request.scope, request.params.id);
      if (reading.url !== null) throw wrongField('ics', 'This calendar is read from its address');
      const read = await parseCalendar(parts, request.body.ics, reading, disconnectSignal(reply));
      return write(db, request, reply, 200, async (t) => {
        await holdImport(t, request.scope, reading.id);
        await keepRead(t, reading, read);
        return readImport(t, request.scope, reading.id);
      });
    },
  );

  app.post(
    '/api/calendar-imports/:id/refresh',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'refreshCalendarImport',
        summary: 'Read an incoming calendar now',
        description: 'Reads a calendar at its address now. If that fails, `lastError` says why.',
        params: WithId,
        response: { 200: CalendarImport },
      },
    },
    async (request, reply) => {
      const reading = await readingFor(db, request.scope, request.params.id);
      if (reading.url === null) throw new Refusal(409, 'wrong_state', 'This calendar is read from files.');
      const key = `calendar refresh:${reading.id}`;
      await consumeAttempt(db, { key, ...refreshes }, 'This calendar is being read too often. Please wait a few minutes.');
      const outcome = await ask(parts, reading, disconnectSignal(reply));
      return write(db, request, reply, 200, async (t) => {
        await keepOutcome(t, parts, request.scope, reading, outcome);
        return readImport(t, request.scope, reading.id);
      });
    },
  );

  app.post(
    '/api/calendar-imports/:id/accept',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'acceptEmptyCalendar',
        summary: 'Accept an empty calendar',
        description: 'Frees the dates of a calendar that is suddenly empty (state `doubtful`).',
        params: WithId,
        response: { 200: CalendarImport },
      },
    },
    (request, reply) =>
      write(db, request, reply, 200, async (t) => {
        const { row: calendar, companyId } = await holdImport(t, request.scope, request.params.id);
        const pending = await pendingOf(t, companyId, calendar.id);
        if (!pending) throw new Refusal(409, 'wrong_state', 'There is nothing to confirm.');
        const reading = await held(t, request.scope, calendar.id);
        await keepRead(t, reading, confirmed(pending, calendar.skipped), { isConfirmed: true });
        const details = `Confirmed that the calendar of ${calendar.label} for ${calendar.yachtName} is empty`;
        await record(t, request, { companyId, action: 'update', resourceType: 'calendar_import', resourceId: calendar.id, details });
        return readImport(t, request.scope, calendar.id);
      }),
  );

  app.post(
    '/api/calendar-imports/:id/same',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'markSameBooking',
        summary: 'Mark a conflict as the same booking',
        description:
          'Marks a booking in a calendar as the same one as the booking it conflicts with. The conflict returns if that booking is deleted or the dates in the calendar change.',
        params: WithId,
        body: SameBooking,
        response: { 200: CalendarImport },
      },
    },
    (request, reply) =>
      write(db, request, reply, 200, async (t) => {
        const { row: calendar, companyId } = await holdImport(t, request.scope, request.params.id);
        if (!(await markAsSame(t, { companyId, id: calendar.id }, request.body.key))) throw notThere();
        await settle(t, { companyId, yachtId: calendar.yachtId });
        await placeBlocks(t, { companyId, yachtId: calendar.yachtId });
        await settle(t, { companyId, yachtId: calendar.yachtId });
        const details = `Marked a booking on ${calendar.label} for ${calendar.yachtName} as the same booking as in the schedule`;
        await record(t, request, { companyId, action: 'update', resourceType: 'calendar_import', resourceId: calendar.id, details });
        return readImport(t, request.scope, calendar.id);
      }),
  );
}

function refuseInside(url: string | null): void {
  const fault = url === null ? null : literalFault(url);
  if (fault) throw wrongField('url', fault);
}

async function refuseTooMany(t: Transaction, companyId: number, yachtId: number): Promise<void> {
  if ((await importsOfYacht(t, companyId, yachtId)) >= maxOfYacht)
    throw wrongField('yachtId', `A yacht can have at most ${maxOfYacht} calendars`);
}

async function refuseTwice(t: Transaction, calendar: Parameters<typeof isReadAlready>[1]): Promise<void> {
  if (await isReadAlready(t, calendar)) throw wrongField('url', 'This yacht already reads this calendar');
}

/** Reads a calendar immediately by scheduling its job for now. */
function aWhileAgo(): string {
  return new Date(Date.now() - 16 * 60_000).toISOString();
}

async function readingFor(db: Database, scope: Scope, id: number): Promise<Reading> {
  return db.transaction(scope, (t) => held(t, scope, id));
}

async function held(t: Transaction, scope: Scope, id: number): Promise<Reading> {
  const reading = await readingOf(t, scope, id);
  if (!reading) throw notThere();
  return reading;
}
