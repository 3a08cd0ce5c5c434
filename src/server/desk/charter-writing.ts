import { sql } from 'kysely';
import type { Charter, CharterChanges, NewCharter } from '#domain/desk/charter.ts';
import { datesFault, firstState } from '#domain/desk/charter-dates.ts';
import { holdsYacht, needsCustomer, needsYacht } from '#domain/desk/charter-state.ts';
import { withExtras, writtenByHand } from '#domain/desk/price.ts';
import { requiredCompany } from '../platform/company.ts';
import { within, type Scope, type Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { Person } from '../platform/sign-in.ts';
import { addRow, changeRow, isRow } from '../platform/rows.ts';
import { withoutUndefined } from '../schedule/work.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { keepLines, priceByLists, priceSeats, usualPriceTerms } from './pricing.ts';
import { holdDeparture, refuseFull } from './seats.ts';

/** Adds a charter as an enquiry or a quote, priced if it has a yacht and dates. */
export async function addCharter(
  t: Transaction,
  scope: Scope,
  person: Person,
  wish: NewCharter,
): Promise<{ companyId: number; id: number }> {
  if (wish.type === 'seats') return addSeats(t, scope, wish);
  const companyId = wish.yachtId
    ? await companyOfYacht(t, scope, wish.yachtId)
    : await requiredCompany(t, person, wish.companyId, 'Please choose the company of this charter');
  const { type = 'charter', state = firstState(wish), adults = 2, children = 0 } = wish;
  if (state !== 'enquiry') refuseUndated(wish);
  refuseDates(type, wish);
  await refuseStrangers(t, companyId, wish);
  const {
    customerId,
    yachtId,
    startDate,
    endDate,
    contactFirstName,
    contactLastName,
    contactEmail,
    contactPhone,
    source,
    agencyId,
    message,
    notes,
  } = wish;
  const commissionPercent = wish.commissionPercent ?? (await commissionOf(t, companyId, agencyId));
  const id = await addRow(t, 'charters', {
    companyId,
    number: await nextNumber(t, companyId),
    type,
    state: state === 'enquiry' ? 'enquiry' : 'quote',
    customerId,
    yachtId,
    startDate,
    endDate,
    adults,
    children,
    contactFirstName,
    contactLastName,
    contactEmail,
    contactPhone,
    source: source ?? 'manual',
    agencyId,
    commissionPercent,
    message,
    notes,
    ...(await usualPriceTerms(t, companyId)),
    discounts: JSON.stringify(wish.discounts ?? []),
  });
  if (state !== 'enquiry' && yachtId && startDate && endDate)
    await priceByLists(
      t,
      scope,
      { companyId, id },
      {
        type,
        yachtId,
        startDate,
        endDate,
        adults,
        children,
        commissionPercent,
        extraIds: wish.extraIds ?? [],
        given: wish.discounts ?? [],
      },
    );
  return { companyId, id };
}

/** Adds a party's seats on a departure, as a quote unless an enquiry is requested. The price comes from the departure. */
async function addSeats(t: Transaction, scope: Scope, wish: NewCharter): Promise<{ companyId: number; id: number }> {
  const { type: _, state, yachtId: __, startDate: ___, endDate: ____, departureId, companyId: _____, extraIds: ______, ...rest } = wish;
  const {
    allowOverlap: _a,
    offTerms: _b,
    allowNotices: _f,
    queue: _c,
    until: _d,
    hours: _e,
    adults = 1,
    children = 0,
    discounts = [],
    ...contact
  } = rest;
  const stored = departureId
    ? await t
        .selectFrom('departures')
        .select('companyId')
        .where(within(scope, 'departures'))
        .where('id', '=', departureId)
        .executeTakeFirst()
    : undefined;
  if (!departureId || !stored) throw wrongField('departureId', 'Please choose a departure');
  if (adults + children < 1) throw wrongField('adults', 'At least one guest is required');
  const { companyId } = stored;
  await refuseStrangers(t, companyId, wish);
  const commissionPercent = wish.commissionPercent ?? (await commissionOf(t, companyId, wish.agencyId));
  const isEnquiry = state === 'enquiry';
  const id = await addRow(t, 'charters', {
    ...withoutUndefined(contact),
    companyId,
    number: await nextNumber(t, companyId),
    type: 'seats',
    state: isEnquiry ? 'enquiry' : 'quote',
    departureId,
    adults,
    children,
    source: wish.source ?? 'manual',
    commissionPercent,
    ...(await usualPriceTerms(t, companyId)),
    discounts: JSON.stringify(discounts),
  });
  if (!isEnquiry) {
    const departure = await holdDeparture(t, companyId, departureId);
    await priceSeats(t, scope, { companyId, id }, { departure, adults, children, commissionPercent, given: discounts });
  }
  return { companyId, id };
}

/** The fields that belong to the departure and are changed there. */
const ofDeparture = ['yachtId', 'startDate', 'endDate'] as const;

/** Changes a party's seats, up to the number left, at the departure's price unless lines are given. */
async function changeSeats(t: Transaction, scope: Scope, companyId: number, stored: Charter, wish: CharterChanges): Promise<void> {
  const {
    lines,
    extraIds: _,
    discounts,
    taxRate,
    allowOverlap: __,
    offTerms: ___,
    yachtId: _y,
    startDate: _s,
    endDate: _e,
    ...fields
  } = wish;
  const away = ofDeparture.find((field) => wish[field] !== undefined && wish[field] !== stored[field]);
  if (away) throw wrongField(away, 'Change this on the departure.');
  await refuseStrangers(t, companyId, wish);
  const after = { ...stored, ...fields };
  const { adults, children } = after;
  if (adults + children < 1) throw wrongField('adults', 'At least one guest is required');
  if (needsCustomer(stored.state) && !after.customerId) throw wrongField('customerId', 'Please choose a customer');
  const departure = stored.departureId === null ? null : await holdDeparture(t, companyId, stored.departureId);
  const more = adults + children - stored.adults - stored.children;
  if (departure && more > 0 && holdsYacht(stored.state)) refuseFull(departure, more);
  const commissionPercent =
    fields.commissionPercent ??
    (fields.agencyId === undefined ? stored.commissionPercent : await commissionOf(t, companyId, fields.agencyId));
  const key = { companyId, id: stored.id };
  await changeRow(
    t,
    'charters',
    key,
    withoutUndefined({ ...fields, commissionPercent, ...(discounts && { discounts: JSON.stringify(discounts) }) }),
  );
  const terms = { currency: stored.currency, prices: stored.prices, taxRate: taxRate ?? stored.taxRate, commissionPercent };
  const isOther = adults !== stored.adults || children !== stored.children || discounts !== undefined;
  if (lines) await keepLines(t, key, await linesOf(t, companyId, stored, lines), terms);
  else if (departure && isOther && stored.total !== null) {
    const others = writtenByHand(stored.lines);
    await priceSeats(t, scope, key, { departure, adults, children, commissionPercent, given: discounts ?? stored.discounts, others });
  } else if (stored.total !== null && (taxRate || commissionPercent !== stored.commissionPercent))
    await keepLines(t, key, stored.lines, terms);
}

/**
 * Changes a charter's own row and its price. An enquiry whose yacht and dates become known turns into a quote and is priced. Otherwise the
 * price doesn't change, unless lines, a tax rate or a commission are given, or extras or discounts, which price it again.
 */
export async function changeCharter(t: Transaction, scope: Scope, companyId: number, stored: Charter, wish: CharterChanges): Promise<void> {
  if (stored.type === 'seats') return changeSeats(t, scope, companyId, stored, wish);
  const { lines, extraIds, discounts, taxRate, allowOverlap: _, offTerms: __, allowNotices: ___, ...fields } = wish;
  const after = { ...stored, ...fields };
  if (wish.yachtId) await refuseYachtOfOthers(t, scope, wish.yachtId, companyId);
  await refuseStrangers(t, companyId, wish);
  if (needsYacht(stored.state)) refuseUndated(after);
  if (needsCustomer(stored.state) && !after.customerId) throw wrongField('customerId', 'Please choose a customer');
  refuseDates(stored.type, after);
  const becomesQuote = stored.state === 'enquiry' && firstState(after) === 'quote' && firstState(stored) === 'enquiry';
  const commissionPercent =
    fields.commissionPercent ??
    (fields.agencyId === undefined ? stored.commissionPercent : await commissionOf(t, companyId, fields.agencyId));
  const changed = {
    ...fields,
    commissionPercent,
    ...(discounts && { discounts: JSON.stringify(discounts) }),
    ...(becomesQuote && { state: 'quote' }),
  };
  await changeRow(t, 'charters', { companyId, id: stored.id }, withoutUndefined(changed));
  const { yachtId, startDate, endDate } = after;
  const key = { companyId, id: stored.id };
  const terms = { currency: stored.currency, prices: stored.prices, taxRate: taxRate ?? stored.taxRate, commissionPercent };
  if (lines) await keepLines(t, key, await linesOf(t, companyId, stored, lines), terms);
  else if ((becomesQuote || extraIds || discounts) && yachtId && startDate && endDate)
    await priceByLists(t, scope, key, {
      type: stored.type,
      yachtId,
      startDate,
      endDate,
      adults: after.adults,
      children: after.children,
      commissionPercent,
      extraIds: extraIds ?? chosenExtras(stored),
      given: discounts ?? stored.discounts,
      others: writtenByHand(stored.lines),
    });
  else if (stored.total !== null && (taxRate || commissionPercent !== stored.commissionPercent))
    await keepLines(t, key, stored.lines, terms);
}

/** Manually written lines, each with the extra it belongs to. */
async function linesOf(t: Transaction, companyId: number, stored: Charter, newLines: NonNullable<CharterChanges['lines']>) {
  const known = new Set(chosenExtras(stored));
  const lines = withExtras(newLines, stored.lines);
  for (const [place, { extraId }] of lines.entries())
    if (extraId && !known.has(extraId) && !(await isRow(t, 'extras', { companyId, id: extraId })))
      throw wrongField(`lines.${place}.extraId`, "This extra isn't among your company's.");
  return lines;
}

/** The extras in a charter's price. */
export function chosenExtras({ lines }: Charter): number[] {
  return lines.flatMap(({ extraId }) => extraId ?? []);
}

type Dated = { yachtId?: number | null; startDate?: string | null; endDate?: string | null };

/** Refuses a charter of a whole yacht beyond an enquiry that has no yacht or no dates (R2). */
export function refuseUndated({ yachtId, startDate, endDate }: Dated): void {
  if (!yachtId) throw wrongField('yachtId', 'Please choose a yacht');
  if (!startDate) throw wrongField('startDate', 'Start date is required');
  if (!endDate) throw wrongField('endDate', 'End date is required');
}

function refuseDates(type: Charter['type'], { startDate, endDate }: Dated): void {
  const fault = startDate && endDate ? datesFault({ type, startDate, endDate }) : null;
  if (fault) throw wrongField('endDate', fault);
}

async function refuseStrangers(
  t: Transaction,
  companyId: number,
  { customerId, agencyId }: Pick<CharterChanges, 'customerId' | 'agencyId'>,
): Promise<void> {
  if (customerId && !(await isRow(t, 'customers', { companyId, id: customerId })))
    throw wrongField('customerId', "This customer isn't in your company.");
  if (agencyId && !(await isRow(t, 'agencies', { companyId, id: agencyId })))
    throw wrongField('agencyId', "This agency isn't among your company's.");
}

async function commissionOf(t: Transaction, companyId: number, agencyId: number | null | undefined): Promise<string> {
  if (!agencyId) return '0.00';
  const agency = await t
    .selectFrom('agencies')
    .select('commissionPercent')
    .where('companyId', '=', companyId)
    .where('id', '=', agencyId)
    .executeTakeFirst();
  return agency?.commissionPercent ?? '0.00';
}

/** Takes the company's next number of the year: C-2026-0007. */
export async function nextNumber(t: Transaction, companyId: number): Promise<string> {
  const { rows } = await sql<{ year: number; lastNumber: number }>`
    insert into charter_counters as n (company_id, year, last_number)
    select o.id, extract(year from now() at time zone o.time_zone)::integer, 1 from companies o where o.id = ${companyId}
    on conflict (company_id, year) do update set last_number = n.last_number + 1 returning year, last_number`.execute(t);
  const { year, lastNumber } = rows[0] as (typeof rows)[number];
  return `C-${year}-${String(lastNumber).padStart(4, '0')}`;
}
