import { sql } from 'kysely';
import { titleOf } from '#domain/calendars/calendar-import.ts';
import { freeParts, typeOf } from '#domain/calendars/placing.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import type { Transaction } from '../platform/database.ts';
import type { DemoCompany } from './demo-company.ts';
import type { Stored } from './stored.ts';

type Span = { startDate: string; endDate: string };

/**
 * Stores a portal's calendar, read from a file: it overlaps two days of the next charter, a conflict to resolve, and has another week
 * later.
 */
export async function fillImports(t: Transaction, { portal, currency }: DemoCompany, { companyId }: Stored, now: Date): Promise<void> {
  if (portal === undefined) return;
  const { rows: ahead } = await sql<Span & { yachtId: number }>`
    select e.yacht_id, wire_instant(e.start_date) as start_date, wire_instant(e.end_date) as end_date from schedule_events e
    where e.company_id = ${companyId} and e.type = any(${bookingTypes}) and e.end_date > ${now.toISOString()} order by e.start_date, e.id`.execute(
    t,
  );
  const booked = ahead.find(
    ({ startDate, endDate }) => startDate > now.toISOString() && Date.parse(endDate) - Date.parse(startDate) > 4 * dayLong,
  );
  if (!booked) return;
  const { yachtId, endDate } = booked;
  const at = (days: number) => new Date(Date.parse(endDate) + days * dayLong).toISOString();
  const made = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const { id: importId } = await t
    .insertInto('calendarImports')
    .values({ companyId, yachtId, label: portal, lastReadAt: now.toISOString(), ...made })
    .returning('id')
    .executeTakeFirstOrThrow();
  const held = ahead.filter((each) => each.yachtId === yachtId);
  for (const [key, startDate, endsAt] of [
    ['booking-4711@clickandboat.example', at(-2), at(1)],
    ['booking-4735@clickandboat.example', at(120), at(127)],
  ] as const) {
    const stretch = { startDate, endDate: endsAt };
    const parts = freeParts(stretch, held);
    const placed = parts.length === 1 && parts[0]?.startDate === startDate && parts[0].endDate === endsAt;
    const { id: blockId } = await t
      .insertInto('importedBlocks')
      .values({ companyId, importId, yachtId, key, summary: 'Reserved', placed, ...stretch })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = parts.map((part) => ({
      companyId,
      yachtId,
      blockId,
      type: typeOf(part),
      title: titleOf(portal),
      currency,
      ...part,
      ...made,
    }));
    if (rows.length > 0) await t.insertInto('scheduleEvents').values(rows).execute();
  }
}

const dayLong = 86_400_000;
