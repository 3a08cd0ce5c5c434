import { addMonths, firstOfMonth } from '#domain/shared/calendar-days.ts';
import { dayWords, wholeMonth } from '#domain/shared/date-words.ts';
import { centsOf, type Cents } from '#domain/shared/money.ts';
import type { PlacedInvoice } from './books.ts';
import { dayOf, daysAfter, type Day, type WallClock } from './calendar.ts';
import { demoFormats, type DemoCompany, type DemoExpense } from './demo-company.ts';
import type { PlacedEvent } from './placed-event.ts';

type Cost = Omit<DemoExpense, 'days'> & { expenseDate: Day };

/**
 * The costs of charters, work and taxes for a company with years of history, so that its books match its calendar. Everything is paid by
 * yesterday.
 */
export function runningCosts(company: DemoCompany, events: PlacedEvent[], invoices: PlacedInvoice[], now: WallClock): Cost[] {
  if (!company.yearsBack) return [];
  const costs = [
    ...events.flatMap((event) => (event.type === 'charter' ? stores(company, event) : event.work === null ? [] : billOf(company, event))),
    ...ownersShares(company, events),
    ...taxes(invoices),
  ];
  return costs
    .filter(({ expenseDate, amount }) => expenseDate < dayOf(now) && amount > 0)
    .toSorted((a, b) => (a.expenseDate < b.expenseDate ? -1 : a.expenseDate > b.expenseDate ? 1 : 0));
}

/**
 * What the crew buys before a charter: fuel for an eighth of the fee on motor yachts and a fortieth on sailing ones, and provisions for a
 * tenth.
 */
function stores({ yachts }: DemoCompany, { yacht, title, start, price }: PlacedEvent): Cost[] {
  const sails = /Sailing|Catamaran/.test(yachts.find(({ name }) => name === yacht)?.type ?? '');
  const bought = { yacht, paymentMethod: 'credit_card', expenseDate: daysAfter(dayOf(start), -1) };
  const fee = price ?? 0;
  const diesel = Math.trunc(fee / (sails ? 40 : 8));
  return [
    { ...bought, category: 'fuel', subcategory: 'Diesel', description: `Diesel: ${title}`, vendor: 'Riviera Bunkering', amount: diesel },
    {
      ...bought,
      category: 'supplies',
      subcategory: 'Provisions',
      description: `Provisions: ${title}`,
      vendor: 'Maison Fabre, provisioning',
      amount: Math.trunc(fee / 10),
    },
  ];
}

/** The yard's bill for work with a cost: paid a few days after it, or as a first installment when it started. */
function billOf({ works, yachts }: DemoCompany, { yacht, title, end, start, actualCost, work }: PlacedEvent): Cost[] {
  const status = works[work ?? -1]?.status;
  const home = yachts.find(({ name }) => name === yacht)?.location ?? '';
  if (actualCost === null) return [];
  return [
    {
      yacht,
      category: 'maintenance',
      subcategory: status === 'completed' ? 'Yard' : 'Installment',
      description: status === 'completed' ? title : `${title}, first installment`,
      vendor: yards[home] ?? 'Chantier Vauban',
      paymentMethod: 'bank_transfer',
      amount: actualCost,
      expenseDate: status === 'completed' ? daysAfter(dayOf(end), 5) : daysAfter(dayOf(start), 2),
    },
  ];
}

const yards: Record<string, string> = {
  'La Spezia': 'Cantieri Liguri',
  Genoa: 'Cantieri Liguri',
  Naples: 'Cantieri del Golfo',
  'Palma de Mallorca': 'Astilleros de Levante',
  Barcelona: 'Astilleros de Levante',
  Piraeus: 'Perama Shipyard',
  Bodrum: 'Ege Tersanesi',
};

/** An owner's share of a month's charter fees, paid on the fifth of the next month. */
function ownersShares({ yachts }: DemoCompany, events: PlacedEvent[]): Cost[] {
  return yachts.flatMap(({ name, owner }) => {
    if (!owner) return [];
    const charters = events.filter(({ type, yacht }) => type === 'charter' && yacht === name);
    return sumsByMonth(charters.map(({ end, price }) => ({ day: dayOf(end), amount: price ?? 0 }))).map(({ month, amount }) => ({
      yacht: name,
      category: 'lease',
      subcategory: 'Charter fees',
      description: 'Owner’s share of charter fees',
      vendor: owner.name,
      paymentMethod: 'bank_transfer',
      amount: Math.trunc((amount * owner.percent) / 100),
      expenseDate: `${addMonths(month, 1).slice(0, 7)}-05`,
    }));
  });
}

/** The tax on a month's invoices, minus the tax on purchases, paid on the nineteenth of the next month. */
function taxes(invoices: PlacedInvoice[]): Cost[] {
  const issued = invoices.filter(({ status }) => status !== 'cancelled' && status !== 'draft');
  return sumsByMonth(issued.map(({ issueDate, taxAmount }) => ({ day: issueDate, amount: centsOf(String(taxAmount)) ?? 0 }))).map(
    ({ month, amount }) => ({
      yacht: null,
      category: 'taxes',
      subcategory: 'VAT',
      description: `VAT for ${dayWords(month, wholeMonth, demoFormats)}`,
      vendor: 'Service des impôts',
      paymentMethod: 'bank_transfer',
      amount: Math.trunc((amount * 4) / 5),
      expenseDate: `${addMonths(month, 1).slice(0, 7)}-19`,
    }),
  );
}

function sumsByMonth(amounts: { day: Day; amount: Cents }[]): { month: Day; amount: Cents }[] {
  const sums = new Map<Day, Cents>();
  for (const { day, amount } of amounts) sums.set(firstOfMonth(day), (sums.get(firstOfMonth(day)) ?? 0) + amount);
  return [...sums].map(([month, amount]) => ({ month, amount }));
}
