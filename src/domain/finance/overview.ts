import { addMonths, lastOfMonth } from '../shared/calendar-days.ts';
import { centsOf, decimalOf, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

const Balance = z.object({ income: z.string(), expenses: z.string(), result: z.string() });

/** Income and expenses of a period by currency; currencies are never added up. */
export const FinanceOverview = z
  .object({
    from: z.string(),
    to: z.string(),
    currencies: z.array(
      Balance.extend({
        currency: z.string(),
        /** How much of the income has been paid. */
        received: z.string(),
        /** Each compared with the same days a year before; null if there was nothing then. */
        months: z.array(Balance.extend({ month: z.string(), yearBefore: Balance.nullable() })),
        incomeByCategory: z.array(z.object({ category: z.string(), amount: z.string() })),
        expensesByCategory: z.array(z.object({ category: z.string(), amount: z.string() })),
        yachts: z.array(
          Balance.extend({ yachtId: z.int().nullable(), yachtName: z.string().nullable(), companyName: z.string().nullable() }),
        ),
      }),
    ),
  })
  .meta({ id: 'FinanceOverview' });
export type FinanceOverview = z.infer<typeof FinanceOverview>;

/** A sum in one currency: of everything, a month, a category, a yacht, or the same month a year before. */
export type BooksSum = {
  kind: 'income' | 'expense';
  part: 'all' | 'month' | 'category' | 'yacht' | 'before';
  currency: string;
  month: string | null;
  category: string | null;
  yachtId: number | null;
  yachtName: string | null;
  /** The yacht's company, for users who see more than one. */
  companyName: string | null;
  amount: string;
  paid: string;
};

/** The longest period an overview covers, in months. */
export const maxMonths = 120;

/** The overview from these sums, including months without any. */
export function overviewOf(sums: readonly BooksSum[], { from, to }: { from: string; to: string }): FinanceOverview {
  const months = monthsBetween(from, to);
  const there = new Set(sums.filter(({ part }) => part === 'all').map(({ currency }) => currency));
  const ofThese = sums.filter(({ currency }) => there.has(currency));
  const all = groups(ofThese, ({ currency }) => currency).map(([currency, of]) => {
    const part = (wanted: BooksSum['part']) => of.filter((sum) => sum.part === wanted);
    return {
      currency,
      ...balance(part('all')),
      received: decimalOf(
        total(
          part('all').filter(({ kind }) => kind === 'income'),
          'paid',
        ),
      ),
      months: months.map((month) => {
        const before = part('before').filter((sum) => sum.month === month);
        return {
          month,
          ...balance(part('month').filter((sum) => sum.month === month)),
          yearBefore: before.length === 0 ? null : balance(before),
        };
      }),
      incomeByCategory: byCategory(part('category'), 'income'),
      expensesByCategory: byCategory(part('category'), 'expense'),
      yachts: byYacht(part('yacht')),
    };
  });
  return { from, to, currencies: all.toSorted((a, b) => turnover(b) - turnover(a)) };
}

/** The same days a year before. A period that ends with a month still does. */
export function yearBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const end = addMonths(to, -12);
  return { from: addMonths(from, -12), to: to === lastOfMonth(to) ? lastOfMonth(end) : end };
}

/** The months from one day to another, both included. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split('-').map(Number);
  for (
    let name = from.slice(0, 7);
    name <= to.slice(0, 7) && months.length < maxMonths;
    name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
  ) {
    months.push(name);
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
  return months;
}

function balance(sums: BooksSum[]): { income: string; expenses: string; result: string } {
  const income = total(sums.filter(({ kind }) => kind === 'income'));
  const expenses = total(sums.filter(({ kind }) => kind === 'expense'));
  return { income: decimalOf(income), expenses: decimalOf(expenses), result: decimalOf(income - expenses) };
}

function byCategory(sums: BooksSum[], kind: BooksSum['kind']) {
  const mine = sums.filter((sum) => sum.kind === kind).map(({ category, amount }) => ({ category: category ?? '', amount }));
  return mine.toSorted((a, b) => (centsOf(b.amount) ?? 0) - (centsOf(a.amount) ?? 0));
}

function byYacht(sums: BooksSum[]) {
  const yachts = groups(sums, ({ yachtId }) => yachtId).map(([yachtId, of]) => ({
    yachtId,
    yachtName: of[0]?.yachtName ?? null,
    companyName: of[0]?.companyName ?? null,
    ...balance(of),
  }));
  return yachts.toSorted((a, b) => Number(a.yachtId === null) - Number(b.yachtId === null) || turnover(b) - turnover(a));
}

function groups<Key>(sums: readonly BooksSum[], keyOf: (sum: BooksSum) => Key): [Key, BooksSum[]][] {
  const grouped = new Map<Key, BooksSum[]>();
  for (const sum of sums) grouped.set(keyOf(sum), [...(grouped.get(keyOf(sum)) ?? []), sum]);
  return [...grouped];
}

function turnover({ income, expenses }: { income: string; expenses: string }): Cents {
  return (centsOf(income) ?? 0) + (centsOf(expenses) ?? 0);
}

function total(sums: BooksSum[], of: 'amount' | 'paid' = 'amount'): Cents {
  return sums.reduce((sum, each) => sum + (centsOf(each[of]) ?? 0), 0);
}
