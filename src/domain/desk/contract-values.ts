// The values of one charter in its contract and its quote.
import { dayIn, daysBetween, type Day } from '../shared/calendar-days.ts';
import { datesIn, dayWords, longDate, wholeDate } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { decimalOf, moneyInWords } from '../shared/money.ts';
import { percentWords } from '../shared/words.ts';
import type { Charter } from './charter.ts';
import type { CharterTerms } from './charter-terms.ts';
import type { ContractValues, Row } from './contract-text.ts';
import { paymentPlan } from './payment-plan.ts';
import { priceTotals } from './price.ts';

type ContractParties = {
  company: { name: string; address: string | null; taxNumber: string | null };
  customer: { name: string; address: string | null; email: string | null };
  yacht: { name: string; type: string; length: string; flag: string | null; registration: string | null };
};
/** The company's time zone and formats, and the current day there. */
type ContractPlace = { timeZone: string; formats: Formats; today: Day };
/** A charter of a yacht and dates, with its price. */
export type PricedCharter = Charter & { startDate: string; endDate: string };

/** The value of each placeholder. */
export function contractValues(
  charter: PricedCharter,
  { company, customer, yacht }: ContractParties,
  terms: Pick<CharterTerms, 'plan' | 'policy' | 'policyKind'>,
  place: ContractPlace,
): ContractValues {
  const { number, startDate, endDate, adults, children, currency, total, taxAmount, deposit } = charter;
  const { timeZone, formats, today } = place;
  const dates = datesIn(timeZone, formats);
  const money = (amount: string | null) => moneyInWords(amount ?? '0.00', currency);
  return {
    'company.name': company.name,
    'company.address': inOneLine(company.address),
    'company.taxNumber': company.taxNumber,
    'customer.name': customer.name,
    'customer.address': inOneLine(customer.address),
    'customer.email': customer.email,
    'yacht.name': yacht.name,
    'yacht.type': yacht.type,
    'yacht.length': yacht.length,
    'yacht.flag': yacht.flag,
    'yacht.registration': yacht.registration,
    'charter.number': number,
    'charter.start': dates.moment(startDate, wholeDate),
    'charter.end': dates.moment(endDate, wholeDate),
    'charter.nights': String(daysBetween(dayIn(timeZone, startDate), dayIn(timeZone, endDate))),
    'charter.guests': String(adults + children),
    'price.total': money(total),
    'price.tax': money(taxAmount),
    'price.currency': currency,
    'price.deposit': money(deposit),
    today: dayWords(today, longDate, formats),
    'price.lines': priceRows(charter),
    plan: planRows(charter, terms, place),
    cancellation: cancellationRows(terms),
  };
}

/** The lines of a charter's price with their total, followed by what is paid at the base. */
export function priceRows({ lines, currency, prices, taxRate, subtotal, taxAmount, total }: PricedCharter): Row[] {
  const money = (amount: string | null) => moneyInWords(amount ?? '0.00', currency);
  const rowOf = ({ label, quantity, unitPrice, total: sum, taxExempt, payable }: Charter['lines'][number]): Row => {
    const count = plain(quantity);
    const notes = [count !== '1' && `${count} × ${money(unitPrice)}`, taxExempt && 'no tax', payable === 'base' && 'paid at base'];
    return { name: label, value: money(sum), note: notes.filter(Boolean).join(' · ') || undefined };
  };
  const hasTax = taxAmount !== null && taxAmount !== '0.00';
  return [
    ...lines.filter(({ payable }) => payable === 'invoice').map(rowOf),
    ...(hasTax && prices === 'net' ? [{ name: 'Without tax', value: money(subtotal) }] : []),
    ...(hasTax ? [{ name: `${prices === 'gross' ? 'Tax included' : 'Tax'} (${percentWords(taxRate)})`, value: money(taxAmount) }] : []),
    { name: 'Total', value: money(total), isSum: true },
    ...lines.filter(({ payable }) => payable === 'base').map(rowOf),
  ];
}

/** The payments and their due dates, as of its booking, or as if it were booked today. */
export function planRows(charter: PricedCharter, { plan }: Pick<CharterTerms, 'plan'>, { timeZone, formats, today }: ContractPlace): Row[] {
  const { type, startDate, deposit, currency, prices, taxRate, lines, bookedAt } = charter;
  const by = (day: Day) => `by ${dayWords(day, longDate, formats)}`;
  // The plan may have changed since it was booked.
  if (charter.plan.length > 0)
    return charter.plan.map(({ label, amount, dueDate }) => ({ name: label, value: moneyInWords(amount, currency), note: by(dueDate) }));
  const bookedOn = bookedAt ? dayIn(timeZone, bookedAt) : today;
  return paymentPlan(
    { ...priceTotals(lines, { currency, prices, taxRate }), type, startDate, deposit, bookedOn },
    { currency, prices, taxRate, plan, timeZone },
  ).map(({ label, amount, dueDate }) => ({
    name: label,
    value: moneyInWords(decimalOf(amount), currency),
    note: by(dueDate),
  }));
}

/** The cancellation fees by date, the earliest first. Closer to the start than the last of them, it is the whole total. */
export function cancellationRows({ policy, policyKind }: Pick<CharterTerms, 'policy' | 'policyKind'>): Row[] {
  if (policyKind === 'due') return [{ name: 'At any time', value: 'What was due by then' }];
  const steps = policy.toSorted((a, b) => b.fromDays - a.fromDays);
  const rows = steps.at(-1)?.fromDays === 0 ? steps : [...steps, { fromDays: 0, percent: '100.00' }];
  return rows.map(({ fromDays, percent }, at) => {
    const before = rows[at - 1];
    const share = percentWords(percent);
    if (!before) return { name: `${daysOf(fromDays)} or more before the start`, value: share };
    const until = before.fromDays - 1;
    return {
      name: until === fromDays ? `${daysOf(until)} before the start` : `${fromDays} to ${daysOf(until)} before the start`,
      value: share,
    };
  });
}

function daysOf(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

function plain(decimal: string): string {
  return decimal.replace(/\.?0+$/, '') || '0';
}

function inOneLine(text: string | null): string | null {
  return text?.replaceAll(/\s*\n\s*/g, ', ') ?? null;
}
