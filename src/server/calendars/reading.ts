// Reads an external calendar: fetched and parsed without holding any rows, then stored in one transaction.
import type { Stretch } from '#domain/calendars/stretches.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { managersAndOwner } from '../companies/store.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { CalendarFault } from '../platform/calendar-source.ts';
import type { Jobs } from '../platform/jobs.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetters } from '../platform/letters.ts';
import type { Parts } from '../platform/parts.ts';
import { asCompany } from '../platform/scope.ts';
import { keepFailure, keepRead, keepUnchanged, readCalendarJob } from './keeping.ts';
import type { CalendarRead, readCalendar } from './read-calendar.ts';
import { holdImport, readingOf, type Reading } from './store.ts';

/** The outcome of fetching a calendar. */
type Outcome = { unchanged: true } | { read: CalendarRead; etag: string | null } | { failed: string };
type With = Pick<Parts, 'db' | 'calendars' | 'workshops' | 'address'>;

/** Parses a calendar in a worker. Refused with a message if it can't be parsed. */
export function parseCalendar(
  { workshops }: Pick<With, 'workshops'>,
  ics: string,
  reading: Reading,
  left?: AbortSignal,
): Promise<CalendarRead> {
  const { timeZone, checkOutTime, companyId } = reading;
  const input = { ics, timeZone, checkOutTime, now: new Date().toISOString() };
  return workshops.calendars.work<typeof readCalendar>('readCalendar', input, companyId, left);
}

/** Fetches a calendar. Any failure becomes an outcome with a message that users can see. */
export async function ask(parts: With, reading: Reading, left?: AbortSignal): Promise<Outcome> {
  if (reading.url === null) return { unchanged: true };
  try {
    const before = circumstances(reading);
    const known = reading.etag?.startsWith(before) ? reading.etag.slice(before.length) : null;
    const fetched = await parts.calendars.fetch(reading.url, { etag: known }, left);
    if (fetched.unchanged) return { unchanged: true };
    const read = await parseCalendar(parts, fetched.ics, reading, left);
    return { read, etag: fetched.etag && `${before}${fetched.etag}` };
  } catch (error) {
    if (error instanceof CalendarFault || error instanceof Refusal) return { failed: error.message };
    throw error;
  }
}

/**
 * What changes the meaning of an unchanged calendar. Because of it, a calendar is read in full once a day and when the check-out time
 * changes.
 */
function circumstances({ timeZone, checkOutTime }: Reading): string {
  return `${dayIn(timeZone, new Date().toISOString())} ${timeZone} ${checkOutTime} `;
}

/** Stores the outcome of a fetch, unless the calendar was deleted or its address changed meanwhile. Locks the yacht and the calendar. */
export async function keepOutcome(
  t: Transaction,
  { address }: Pick<With, 'address'>,
  scope: Scope,
  fetched: Reading,
  outcome: Outcome,
): Promise<void> {
  await holdImport(t, scope, fetched.id);
  const reading = await readingOf(t, scope, fetched.id);
  if (!reading || reading.url !== fetched.url) return;
  if ('unchanged' in outcome) await keepUnchanged(t, reading);
  else if ('read' in outcome) await keepRead(t, reading, outcome.read, { etag: outcome.etag });
  else if ((await keepFailure(t, reading, outcome.failed)).tell) await tellOfFailure(t, reading, outcome.failed, address());
}

/** The pending contents of a calendar, once a user confirms them. */
export function confirmed(pending: readonly Stretch[], skipped: number): CalendarRead {
  return { stretches: [...pending], skipped, unread: [] };
}

/** Reads calendars when they are due. If one was read in the meantime, its next reading is later. */
export function calendarJobs(parts: With & { jobs: Jobs }): void {
  const work = async ({ data, signal }: { data: Record<string, number | string>; signal: AbortSignal }) => {
    const scope = asCompany(Number(data['companyId']));
    const id = Number(data['importId']);
    const reading = await parts.db.transaction(scope, (t) => readingOf(t, scope, id));
    if (!reading || reading.nextReadAt !== data['at']) return;
    const outcome = await ask(parts, reading, signal);
    await parts.db.transaction(scope, async (t) => {
      if (await readingOf(t, scope, id)) await keepOutcome(t, parts, scope, reading, outcome);
    });
  };
  // It never gives up: a calendar that is no longer read would still look up to date.
  parts.jobs.run(readCalendarJob, work, { lane: 'calendars', maxTries: Number.MAX_SAFE_INTEGER });
}

async function tellOfFailure(
  t: Transaction,
  { companyId, id, label, yachtName }: Reading,
  message: string,
  address: string,
): Promise<void> {
  const subject = 'A calendar can’t be read';
  const letter = renderLetter({
    heading: subject,
    paragraphs: [
      `${label}’s calendar for ${yachtName} couldn’t be read for three hours: ${message}.`,
      'Until it can be read again, new bookings there don’t reach your schedule. Earlier ones stay in place.',
    ],
    action: { label: 'Open schedule', url: `${address}/schedule` },
  });
  const people = await managersAndOwner(t, companyId);
  await postLetters(
    t,
    people.map(({ email }) => ({ companyId, to: email, subject, about: { type: 'calendar_import' as const, id }, data: letter })),
  );
}
