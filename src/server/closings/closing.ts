// Closes the books up to a day, exclusively, while nobody else writes to them.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { booksClosed, firstDayAfter, untilFault, type ClosingProblem } from '#domain/finance/closing.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { todayIn } from '../finance/invoice-status.ts';
import type { JournalOf } from '../journal/journal-documents.ts';
import { earliestDay } from '../journal/journal-query.ts';
import { journalOf } from '../journal/store.ts';
import { companyPlace, type Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { chained, closedUntil, hashBefore, journalFile, problemsUntil } from './store.ts';

/**
 * Closes the books up to a day and returns the id of the closing. Writers share the lock that closing takes exclusively, so what they write
 * is either in the file or refused.
 */
export async function closeBooks(t: Transaction, request: FastifyRequest, companyId: number, until: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(727001, (${companyId}::bigint % 2147483647)::integer)`.execute(t);
  const { of, closed, problems } = await checkClosing(t, request.person, companyId, until);
  const from = firstDayAfter(closed, closed === null ? ((await earliestDay(of).execute(t)).rows[0]?.day ?? null) : null, until);
  if (problems.length > 0)
    throw new Refusal(409, 'not_ready_to_close', problems.map(({ message }) => message).join(' '), { errors: problems });
  const { person } = request;
  const id = await keepClosing(t, of, { from, until, closedBy: `${person.firstName} ${person.lastName}`.trim().slice(0, 300) });
  const details = booksClosed(until, (await companyPlace(t, companyId)).formats);
  await record(t, request, { companyId, action: 'create', resourceType: 'closing', resourceId: id, details });
  return id;
}

type Checked = { of: JournalOf; closed: string | null; problems: ClosingProblem[] };

/** What prevents closing the books up to a day, since the last closed day. 422 for a day on which they can't be closed. */
export async function checkClosing(t: Transaction, reader: Reader, companyId: number, until: string): Promise<Checked> {
  const closed = await closedUntil(t, companyId);
  const { formats } = await companyPlace(t, companyId, reader);
  const fault = untilFault(until, { closedUntil: closed, today: await todayIn(t, companyId), formats });
  if (fault) throw wrongField('until', fault);
  const of = await journalOf(t, companyId);
  const from = closed === null ? undefined : addDays(closed, 1);
  return { of, closed, problems: await problemsUntil(t, of, { from, to: until }) };
}

/** Stores the journal of these days with its hash, and closes the books up to their end. Returns the id of the closing. */
export async function keepClosing(
  t: Transaction,
  of: JournalOf,
  { from, until, closedBy, at }: { from: string; until: string; closedBy: string; /** when, else now */ at?: string },
): Promise<number> {
  const { companyId, currency } = of;
  // A journal of several years is sorted and written in memory, but only one closing of a company runs at a time.
  await sql`select set_config('work_mem', '64MB', true)`.execute(t);
  const { content, entries, debit, credit } = await journalFile(t, of, { from, to: until });
  const sha256 = chained(await hashBefore(t, companyId, from), content);
  const closing = {
    companyId,
    fromDay: from,
    untilDay: until,
    currency,
    entries,
    debit,
    credit,
    sha256,
    closedBy,
    ...(at && { createdAt: at }),
  };
  const id = await addRow(t, 'closings', closing);
  await t.insertInto('closingFiles').values({ companyId, closingId: id, content }).execute();
  const settings = { closedUntil: until, issuedStays: true, reportingCurrency: currency };
  await t
    .insertInto('booksSettings')
    .values({ companyId, ...settings })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(settings))
    .execute();
  return id;
}
