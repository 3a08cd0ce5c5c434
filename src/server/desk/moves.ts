// The moves of a charter (R3, R6 to R9). Each starts by holding and settling the yacht's row, and then holds the charter.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter, NewCharter, OptionWish } from '#domain/desk/charter.ts';
import { offTerms } from '#domain/desk/charter-dates.ts';
import type { WholeHire } from '#domain/desk/charter-words.ts';
import { moveFault } from '#domain/desk/charter-state.ts';
import { writtenByHand } from '#domain/desk/price.ts';
import { hoursAfter, hoursUntil, optionUntil, untilFault } from '#domain/desk/option.ts';
import { companyOf } from '../platform/company.ts';
import { within, type Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { changeRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { refuseBanned } from '../defects/ban.ts';
import { readYachtTerms } from '../desk-prices/store.ts';
import { conflictingBooking, refuseStandstill, sentence, type Wish } from '../schedule/conflicts.ts';
import { noticesToAnswer, refuseNotices } from '../schedule/notices.ts';
import { free, holdUntil, holdYachts, loseWaiting, makeFirm, optionTerms, renewEntry, settle, takePlace } from '../schedule/settling.ts';
import { chosenExtras, refuseUndated } from './charter-writing.ts';
import { tellOfChallenge } from './challenge-letter.ts';
import { customerOf } from './customers.ts';
import { priceByLists, priceSeats } from './pricing.ts';
import { holdDeparture, refuseFull, wakeForSeats, type HeldDeparture } from './seats.ts';
import { followPrice, planBooked } from './plan.ts';
import { holdCharter, readCharter } from './store.ts';

/** A charter that nobody else can change, on a yacht whose queue is settled as of `now`. */
export type Held = { charter: Charter; companyId: number; now: string; /** what seats are on */ departure?: HeldDeparture };

/** Holds a charter for a move: first its yacht and the new one, which are settled, then itself. */
export async function holdForMove(t: Transaction, { scope }: FastifyRequest, id: number, to?: number | null): Promise<Held> {
  const { rows } = await sql<{ companyId: number; yachtId: number | null; departureId: number | null }>`
    select c.company_id, c.yacht_id, c.departure_id from charters c where ${within(scope, 'c')} and c.id = ${id}`.execute(t);
  if (!rows[0]) throw notThere();
  const { yachtId, departureId } = rows[0];
  const companyId = companyOf(rows[0]);
  const yachts = [...new Set([yachtId, to].filter((each) => typeof each === 'number'))];
  await holdYachts(t, companyId, yachts);
  let now = new Date().toISOString();
  for (const each of yachts) now = await settle(t, { companyId, yachtId: each });
  const departure = departureId === null ? undefined : await holdDeparture(t, companyId, departureId);
  const { row: charter } = await holdCharter(t, scope, id);
  const isWhole = charter.type !== 'seats';
  if ((isWhole && charter.yachtId !== yachtId) || charter.departureId !== departureId) throw movedMeanwhile();
  return { charter, companyId, now: departure?.now ?? now, ...(departure && { departure }) };
}

/** Retries the whole transaction: the locked rows are no longer the right ones. */
function movedMeanwhile(): Error {
  return Object.assign(new Error('the charter went elsewhere meanwhile'), { code: '40001' });
}

/** Refuses a move that the charter's state doesn't allow. */
export function refuseMove(charter: Pick<Charter, 'number' | 'state'>, act: Parameters<typeof moveFault>[1]): void {
  const fault = moveFault(charter, act);
  if (fault) throw new Refusal(409, 'wrong_state', fault);
}

type Allowed = Pick<NewCharter, 'allowOverlap' | 'offTerms' | 'allowNotices'>;

/** Puts a charter on option, extends its option, or queues it behind other options (R6, R7). Returns what happened, worded for the feed. */
export async function putOnOption(t: Transaction, request: FastifyRequest, held: Held, wish: OptionWish): Promise<string> {
  const { charter, now, companyId } = held;
  refuseMove(charter, 'option');
  if (charter.type === 'seats') return putSeatsOnOption(t, request, held, wish);
  const place = placeOf(charter);
  if (place.startDate <= now) throw wrongField('startDate', 'These dates are in the past');
  const fault = wish.until ? untilFault({ until: wish.until, now, startDate: place.startDate }) : null;
  if (fault) throw wrongField('until', fault);
  const until = wish.until ?? optionUntil({ from: now, startDate: place.startDate, hours: wish.hours }, await optionTerms(t, companyId));
  if (charter.state === 'option') return extend(t, held, until, wish.force ?? false);
  const customerId = await customerOf(t, request, companyId, charter);
  const waits = await isQueued(t, request, held, wish);
  await refuseQuestions(t, request, held, wish);
  await priceIfUnpriced(t, request, held);
  const key = { companyId, id: charter.id };
  if (waits) {
    const optionHours = wish.hours ?? (wish.until ? hoursUntil(wish.until, now) : null);
    await changeRow(t, 'charters', key, { customerId, state: 'waiting', optionHours, queuedAt: now, reason: null });
    return `${charter.number} is waiting for ${charter.yachtName}`;
  }
  await changeRow(t, 'charters', key, { customerId, state: 'option', optionUntil: until, queuedAt: now, reason: null });
  await takePlace(t, key);
  return `Put ${charter.number} on option`;
}

async function extend(t: Transaction, { charter, companyId }: Held, until: string, force: boolean): Promise<string> {
  const others = (await waitingFor(t, companyId, charter)).length;
  if (others > 0 && !force) throw new Refusal(409, 'others_wait', 'Someone is waiting for these dates. Extend the option anyway?');
  await holdUntil(t, { companyId, id: charter.id }, until);
  return `Changed the end of option ${charter.number}`;
}

const maxWaiting = 9;

/** Whether the charter has to queue behind an option. Refused if queueing wasn't requested, or if the dates are booked. */
async function isQueued(
  t: Transaction,
  request: FastifyRequest,
  { charter, companyId }: Held,
  { queue = false }: OptionWish,
): Promise<boolean> {
  const inTheWay = await refuseBooked(t, request, { charter, companyId });
  if (!inTheWay) return false;
  if (!queue) throw new Refusal(409, 'on_option', `${inTheWay} Take the next option?`);
  if ((await waitingFor(t, companyId, charter)).length >= maxWaiting)
    throw new Refusal(409, 'queue_full', 'The waiting list for these dates is full.');
  return true;
}

/** Books a charter (R7, R9): never over another active option. Charters waiting for its dates are lost. */
export async function book(t: Transaction, request: FastifyRequest, held: Held, allowed: Allowed): Promise<string> {
  const { charter, companyId, now } = held;
  refuseMove(charter, 'book');
  if (charter.type === 'seats') return bookSeats(t, request, held);
  const place = placeOf(charter);
  const customerId = await customerOf(t, request, companyId, charter);
  const key = { companyId, id: charter.id };
  const wasOnOption = charter.state === 'option';
  if (!wasOnOption) {
    const inTheWay = await refuseBooked(t, request, held);
    const question = charter.state === 'waiting' ? 'Challenge the option?' : 'Take the next option?';
    if (inTheWay) throw new Refusal(409, 'on_option', `${inTheWay} ${question}`);
    await refuseQuestions(t, request, held, allowed);
  } else {
    await refuseBanned(t, request.person, noticeWish(held, allowed));
    await refuseNotices(t, request.person, noticeWish(held, allowed));
  }
  await priceIfUnpriced(t, request, held);
  const booked = { state: 'booked', bookedAt: now, optionUntil: null, optionHours: null, queuedAt: null, reason: null };
  await changeRow(t, 'charters', key, { customerId, ...booked });
  if (wasOnOption) await makeFirm(t, key);
  else await takePlace(t, key);
  await loseWaiting(t, { companyId, ...place });
  await planBooked(t, await readCharter(t, request.scope, charter.id), (activity) => record(t, request, activity));
  return `Booked ${charter.number}`;
}

const releases = {
  quote: { move: 'release', describe: (number: string) => `Released ${number}` },
  lost: { move: 'lose', describe: (number: string) => `${number} is lost` },
  cancelled: { move: 'cancel', describe: (number: string) => `Cancelled ${number}` },
} as const;

/** Takes a charter out of the calendar and the queue, back to a quote, as lost or as cancelled. The next in the queue moves up. */
export async function release(
  t: Transaction,
  { charter, companyId }: Held,
  to: { state: keyof typeof releases; reason?: string | null },
): Promise<string> {
  const { move, describe } = releases[to.state];
  refuseMove(charter, move);
  await free(t, { companyId, id: charter.id }, to);
  if (charter.yachtId && charter.type !== 'seats') await settle(t, { companyId, yachtId: charter.yachtId });
  return describe(charter.number);
}

/** Shortens the options that this charter waits behind (R9), to this many hours at most. The company is emailed. */
export async function challenge(t: Transaction, { charter, companyId, now }: Held): Promise<string> {
  refuseMove(charter, 'challenge');
  const { yachtId, startDate, endDate } = placeOf(charter);
  const { challengeHours } = await optionTerms(t, companyId);
  const { rows } = await sql<{ id: number; number: string; optionUntil: string }>`
    select id, number, option_until from charters where company_id = ${companyId} and yacht_id = ${yachtId} and state = 'option'
      and start_date < ${endDate} and end_date > ${startDate} order by id for update`.execute(t);
  const latest = hoursAfter(now, challengeHours);
  for (const { id, optionUntil: until } of rows) if (until > latest) await holdUntil(t, { companyId, id }, latest);
  const challenged = rows.map((row) => ({ ...row, optionUntil: row.optionUntil > latest ? latest : row.optionUntil }));
  await tellOfChallenge(t, { companyId, yachtName: charter.yachtName, by: charter.number }, challenged);
  return `${charter.number} challenged ${rows.map(({ number }) => number).join(', ')}`;
}

/** Prices a charter by the current price lists, with its extras, its discounts and its manually added lines. */
export async function reprice(t: Transaction, request: FastifyRequest, held: Held): Promise<string> {
  const { charter, companyId } = held;
  refuseMove(charter, 'reprice');
  const { adults, children, commissionPercent, discounts } = charter;
  const others = writtenByHand(charter.lines);
  if (charter.type === 'seats') {
    const priced = { departure: departureOf(held), adults, children, commissionPercent, given: discounts, others };
    await priceSeats(t, request.scope, { companyId, id: charter.id }, priced);
    await followPrice(t, charter, await readCharter(t, request.scope, charter.id));
    return `Repriced ${charter.number}`;
  }
  const priced = {
    type: wholeTypeOf(charter),
    adults,
    children,
    commissionPercent,
    ...placeOf(charter),
    extraIds: chosenExtras(charter),
    given: discounts,
    others,
  };
  await priceByLists(t, request.scope, { companyId, id: charter.id }, priced);
  await followPrice(t, charter, await readCharter(t, request.scope, charter.id));
  if (charter.eventId !== null) await renewEntry(t, { companyId, id: charter.id });
  return `Repriced ${charter.number}`;
}

/** The calendar entry type of a charter of the whole yacht. */
export function wholeTypeOf({ type }: Pick<Charter, 'type'>): WholeHire {
  return type === 'day_rent' ? 'day_rent' : 'charter';
}

/** The departure of seats, held together with them. */
function departureOf({ departure }: Held): HeldDeparture {
  if (!departure) throw wrongField('departureId', 'Please choose a departure');
  return departure;
}

/** Puts seats on option, up to the number left, or extends their option. Seats have no waiting list. */
async function putSeatsOnOption(t: Transaction, request: FastifyRequest, held: Held, wish: OptionWish): Promise<string> {
  const { charter, companyId, now } = held;
  const departure = departureOf(held);
  const { startDate } = departure;
  if (startDate <= now) throw wrongField('departureId', 'This departure has already sailed');
  const fault = wish.until ? untilFault({ until: wish.until, now, startDate }) : null;
  if (fault) throw wrongField('until', fault);
  const until = wish.until ?? optionUntil({ from: now, startDate, hours: wish.hours }, await optionTerms(t, companyId));
  const key = { companyId, id: charter.id };
  await wakeForSeats(t, { companyId, charterId: charter.id, departureId: departure.id, until });
  if (charter.state === 'option') {
    await changeRow(t, 'charters', key, { optionUntil: until });
    return `Changed the end of option ${charter.number}`;
  }
  const customerId = await customerOf(t, request, companyId, charter);
  refuseFull(departure, charter.adults + charter.children);
  await priceIfUnpriced(t, request, held);
  await changeRow(t, 'charters', key, { customerId, state: 'option', optionUntil: until, queuedAt: now, reason: null });
  return `Put ${charter.number} on option`;
}

/** Books seats, up to the number left. */
async function bookSeats(t: Transaction, request: FastifyRequest, held: Held): Promise<string> {
  const { charter, companyId, now } = held;
  const departure = departureOf(held);
  const customerId = await customerOf(t, request, companyId, charter);
  if (charter.state !== 'option') refuseFull(departure, charter.adults + charter.children);
  await priceIfUnpriced(t, request, held);
  const booked = { state: 'booked', bookedAt: now, optionUntil: null, optionHours: null, queuedAt: null, reason: null };
  await changeRow(t, 'charters', { companyId, id: charter.id }, { customerId, ...booked });
  await planBooked(t, await readCharter(t, request.scope, charter.id), (activity) => record(t, request, activity));
  return `Booked ${charter.number}`;
}

/** The yacht and dates of a charter; refused if it has none. */
export function placeOf(charter: Charter): { yachtId: number; startDate: string; endDate: string } {
  refuseUndated(charter);
  return { yachtId: charter.yachtId ?? 0, startDate: charter.startDate ?? '', endDate: charter.endDate ?? '' };
}

/** Refuses dates that are booked, and returns a description of an option that blocks them, if any. */
export async function refuseBooked(
  t: Transaction,
  { person }: FastifyRequest,
  { charter, companyId }: Pick<Held, 'charter' | 'companyId'>,
): Promise<string | null> {
  const type = wholeTypeOf(charter);
  const wish: Wish = { companyId, type, ...placeOf(charter), ...(charter.eventId ? { except: charter.eventId } : {}) };
  const inTheWay = await conflictingBooking(t, wish);
  if (!inTheWay) return null;
  if (!inTheWay.heldUntil) throw new Refusal(409, 'schedule_conflict', sentence(type, inTheWay, person));
  return sentence(type, inTheWay, person);
}

/** Asks for confirmation of overlapping maintenance, then of dates outside the yacht's terms, and then of notices about the yacht. */
export async function refuseQuestions(
  t: Transaction,
  { person, scope }: FastifyRequest,
  { charter, companyId }: Pick<Held, 'charter' | 'companyId'>,
  allowed: Allowed,
): Promise<void> {
  const place = placeOf(charter);
  await refuseStandstill(t, person, {
    companyId,
    type: wholeTypeOf(charter),
    ...place,
    allowOverlap: allowed.allowOverlap ?? false,
    allowNotices: allowed.allowNotices ?? false,
  });
  await refuseOffTerms(t, { person, scope }, { charter, companyId }, allowed);
  await refuseNotices(t, person, noticeWish({ charter, companyId }, allowed));
}

function noticeWish({ charter, companyId }: Pick<Held, 'charter' | 'companyId'>, { allowNotices }: Allowed) {
  return { companyId, type: wholeTypeOf(charter), ...placeOf(charter), allowNotices };
}

async function refuseOffTerms(
  t: Transaction,
  { person, scope }: Pick<FastifyRequest, 'person' | 'scope'>,
  { charter, companyId }: Pick<Held, 'charter' | 'companyId'>,
  allowed: Allowed,
): Promise<void> {
  if (allowed.offTerms) return;
  const place = placeOf(charter);
  const { timeZone } = await optionTerms(t, companyId);
  const question = offTerms({ type: charter.type, ...place }, await readYachtTerms(t, scope, place.yachtId), timeZone);
  if (question)
    throw new Refusal(409, 'off_terms', question, await noticesToAnswer(t, person, noticeWish({ charter, companyId }, allowed)));
}

async function priceIfUnpriced(t: Transaction, request: FastifyRequest, held: Held): Promise<void> {
  if (held.charter.total === null) await reprice(t, request, held);
}

/** The charters waiting for dates that overlap this charter's. */
async function waitingFor(t: Transaction, companyId: number, charter: Charter): Promise<{ id: number }[]> {
  const { yachtId, startDate, endDate } = placeOf(charter);
  const { rows } = await sql<{ id: number }>`
    select id from charters where company_id = ${companyId} and yacht_id = ${yachtId} and state = 'waiting' and id <> ${charter.id}
      and start_date < ${endDate} and end_date > ${startDate}`.execute(t);
  return rows;
}
