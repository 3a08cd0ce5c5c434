import { sql } from 'kysely';
import type { Charter, CharterChanges, NewCharter } from '#domain/desk/charter.ts';
import { datesFault, firstState } from '#domain/desk/charter-dates.ts';
import { needsCustomer, needsYacht } from '#domain/desk/charter-state.ts';
import { requiredCompany } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { Person } from '../platform/sign-in.ts';
import { addRow, changeRow, isRow } from '../platform/rows.ts';
import { withoutUndefined } from '../schedule/work.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { keepLines, priceByLists, usualPriceTerms } from './pricing.ts';

/** Adds a charter as an enquiry or a quote, priced if it has a yacht and dates. */
export async function addCharter(
  t: Transaction,
  scope: Scope,
  person: Person,
  wish: NewCharter,
): Promise<{ companyId: number; id: number }> {
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

/**
 * Changes a charter's own row and what it costs. An enquiry whose yacht and dates become known is a quote and priced; otherwise the price stays as
 * it was, unless lines, a tax rate or a commission are given, or extras or discounts, by which it is priced again.
 */
export async function changeCharter(t: Transaction, scope: Scope, companyId: number, stored: Charter, wish: CharterChanges): Promise<void> {
  const { lines, extraIds, discounts, taxRate, allowOverlap: _, offTerms: __, allowNotices: ___, ...written } = wish;
  const after = { ...stored, ...written };
  if (wish.yachtId) await refuseYachtOfOthers(t, scope, wish.yachtId, companyId);
  await refuseStrangers(t, companyId, wish);
  if (needsYacht(stored.state)) refuseUndated(after);
  if (needsCustomer(stored.state) && !after.customerId) throw wrongField('customerId', 'Please choose a customer');
  refuseDates(stored.type, after);
  const becomesQuote = stored.state === 'enquiry' && firstState(after) === 'quote' && firstState(stored) === 'enquiry';
  const commissionPercent =
    written.commissionPercent ??
    (written.agencyId === undefined ? stored.commissionPercent : await commissionOf(t, companyId, written.agencyId));
  const changed = {
    ...written,
    commissionPercent,
    ...(discounts && { discounts: JSON.stringify(discounts) }),
    ...(becomesQuote && { state: 'quote' }),
  };
  await changeRow(t, 'charters', { companyId, id: stored.id }, withoutUndefined(changed));
  const { yachtId, startDate, endDate } = after;
  const key = { companyId, id: stored.id };
  const terms = { currency: stored.currency, prices: stored.prices, taxRate: taxRate ?? stored.taxRate, commissionPercent };
  if (lines) await keepLines(t, key, lines, terms);
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
      others: stored.lines.filter(({ kind }) => kind === 'other'),
    });
  else if (stored.total !== null && (taxRate || commissionPercent !== stored.commissionPercent))
    await keepLines(t, key, stored.lines, terms);
}

/** The extras that a charter's price has. */
export function chosenExtras({ lines }: Charter): number[] {
  return lines.flatMap(({ extraId }) => extraId ?? []);
}

type Dated = { yachtId?: number | null; startDate?: string | null; endDate?: string | null };

/** Refuses a whole hire beyond an enquiry that has no yacht or no dates (R2). */
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

/** Takes the next number of the company in its year: C-2026-0007. */
async function nextNumber(t: Transaction, companyId: number): Promise<string> {
  const { rows } = await sql<{ year: number; lastNumber: number }>`
    insert into charter_counters as n (company_id, year, last_number)
    select o.id, extract(year from now() at time zone o.time_zone)::integer, 1 from companies o where o.id = ${companyId}
    on conflict (company_id, year) do update set last_number = n.last_number + 1 returning year, last_number`.execute(t);
  const { year, lastNumber } = rows[0] as (typeof rows)[number];
  return `C-${year}-${String(lastNumber).padStart(4, '0')}`;
}
