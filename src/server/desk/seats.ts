// Seats on a departure (charter-desk R28). Selling or freeing seats first holds the departure's row and releases expired options. As a last
// resort, a database trigger counts the seats and a check limits them.
import { sql } from 'kysely';
import { seatsLeft } from '#domain/desk/departure.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import { addJob } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { asCompany } from '../platform/scope.ts';
import { recordByFairlead } from '../platform/write.ts';

/** A departure that nobody else can sell on until the transaction ends, as of `now`. */
export type HeldDeparture = {
  id: number;
  companyId: number;
  yachtId: number;
  title: string;
  startDate: string;
  endDate: string;
  capacity: number;
  seatPrice: string;
  childPrice: string | null;
  seatsTaken: number;
  now: string;
};

/** Holds a departure and releases the options on its seats that have ended. */
export async function holdDeparture(t: Transaction, companyId: number, id: number): Promise<HeldDeparture> {
  await sql`select from departures where company_id = ${companyId} and id = ${id} for no key update`.execute(t);
  const { rows: over } = await sql<{ id: number; number: string }>`
    update charters set state = 'expired', option_until = null, option_hours = null, queued_at = null
    where company_id = ${companyId} and departure_id = ${id} and state = 'option' and option_until <= clock_timestamp() returning id, number`.execute(
    t,
  );
  for (const { id: charterId, number } of over)
    await recordByFairlead(t, {
      companyId,
      action: 'status',
      resourceType: 'charter',
      resourceId: charterId,
      details: `Option ${number} expired`,
    });
  const { rows } = await sql<HeldDeparture>`
    select d.id, d.company_id, e.yacht_id, e.title, e.start_date, e.end_date, d.capacity, d.seat_price, d.child_price, d.seats_taken,
      date_trunc('milliseconds', clock_timestamp()) as now
    from departures d join schedule_events e on e.company_id = d.company_id and e.id = d.id
    where d.company_id = ${companyId} and d.id = ${id}`.execute(t);
  if (!rows[0]) throw notThere();
  return rows[0];
}

/** Refuses more seats than are left. */
export function refuseFull({ capacity, seatsTaken }: Pick<HeldDeparture, 'capacity' | 'seatsTaken'>, wanted: number): void {
  const left = capacity - seatsTaken;
  if (wanted > left) throw new Refusal(409, 'seats_taken', seatsLeft(left));
}

const seatsOver = 'option on seats ends';

/** Schedules a job for the end of an option on seats, so that open pages learn of it. */
export function wakeForSeats(
  t: Transaction,
  { companyId, charterId, departureId, until }: { companyId: number; charterId: number; departureId: number; until: string },
): Promise<void> {
  return addJob(t, seatsOver, { companyId, departureId }, { key: `seats:${charterId}:${until}`, at: until });
}

/** Records at the right moment that an option on seats ended. It could run at any time, because sales check expired options themselves. */
export function seatJobs({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): void {
  jobs.run(seatsOver, ({ data }) => settleSeats(db, Number(data['companyId']), Number(data['departureId'])));
}

async function settleSeats(db: Database, companyId: number, departureId: number): Promise<void> {
  await db.transaction(asCompany(companyId), async (t) => {
    // By now it may have been deleted, with everything sold on it.
    const there = await t
      .selectFrom('departures')
      .select('id')
      .where('companyId', '=', companyId)
      .where('id', '=', departureId)
      .executeTakeFirst();
    if (there) await holdDeparture(t, companyId, departureId);
  });
}
