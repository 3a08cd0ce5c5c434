import { decimalOf } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { hundredths, sum } from './reckoning.ts';
import { profitParts, taxDirections, type ProfitPart, type TaxDirection } from './report-words.ts';
import { taxCategories, type TaxCategory } from './tax-words.ts';

const missingRates = z.int();
const account = z.object({
  account: z.string(),
  accountNumber: z.string().nullable(),
  accountName: z.string(),
  part: z.enum(profitParts),
  amount: z.string(),
});
const profit = { revenue: z.string(), costs: z.string(), ownersShare: z.string(), result: z.string(), accounts: z.array(account) };

/** Revenue and costs, net of tax, by yacht and by account. `ownersShare` is after the fees for managing their yachts. */
export const ProfitAndLoss = z
  .object({
    from: z.string(),
    to: z.string(),
    currency: z.string(),
    missingRates,
    rows: z.array(z.object({ yachtId: z.int().nullable(), yachtName: z.string().nullable(), ...profit })),
    total: z.object(profit),
  })
  .meta({ id: 'ProfitAndLoss' });
export type ProfitAndLoss = z.infer<typeof ProfitAndLoss>;
export type Profit = ProfitAndLoss['total'];

/** The taxable amount and the tax at each rate. Without a category, the tax treatment wasn't specified. */
export const TaxReport = z
  .object({
    from: z.string(),
    to: z.string(),
    currency: z.string(),
    missingRates,
    rows: z.array(
      z.object({
        direction: z.enum(taxDirections),
        category: z.enum(taxCategories).nullable(),
        percent: z.string().nullable(),
        taxable: z.string(),
        tax: z.string(),
      }),
    ),
    /** The tax on sales, the tax on purchases, and the tax due. */
    total: z.object({ output: z.string(), input: z.string(), due: z.string() }),
  })
  .meta({ id: 'TaxReport' });
export type TaxReport = z.infer<typeof TaxReport>;

const ages = { notDue: z.string(), days30: z.string(), days60: z.string(), days90: z.string(), older: z.string() };
const balances = {
  ...ages,
  /** Payments and credits that aren't allocated yet, below 0. */ credit: z.string(),
  total: z.string(),
};

/** What customers owe on a day, by how long it has been due. `since` is the first day of the journal it is based on. */
export const Receivables = z
  .object({
    on: z.string(),
    since: z.string().nullable(),
    currency: z.string(),
    missingRates,
    rows: z.array(
      z.object({
        customerId: z.int().nullable(),
        customerName: z.string().nullable(),
        ...balances,
        invoices: z.array(
          z.object({
            invoiceId: z.int(),
            invoiceNumber: z.string(),
            issueDate: z.string(),
            dueDate: z.string(),
            daysLate: z.int(),
            open: z.string(),
          }),
        ),
      }),
    ),
    total: z.object(balances),
  })
  .meta({ id: 'Receivables' });
export type Receivables = z.infer<typeof Receivables>;
export type Owed = Receivables['total'];
type Age = keyof typeof ages;

type AccountOfYacht = Profit['accounts'][number] & { yachtId: number | null; yachtName: string | null };

/** Profit and loss from the totals of each account and yacht. Costs and revenue are both above 0. */
export function profitOf(sums: readonly AccountOfYacht[]): Pick<ProfitAndLoss, 'rows' | 'total'> {
  const yachts = [...new Set(sums.map(({ yachtId }) => yachtId))];
  return {
    rows: yachts.map((yachtId) => {
      const mine = sums.filter((each) => each.yachtId === yachtId);
      return { yachtId, yachtName: mine[0]?.yachtName ?? null, ...profitOn(mine) };
    }),
    total: profitOn(sums),
  };
}

function profitOn(sums: readonly AccountOfYacht[]): Profit {
  const accounts = [...new Set(sums.map((each) => each.account))].flatMap((key) => {
    const mine = sums.filter((each) => each.account === key);
    const [first] = mine;
    if (!first) return [];
    const { account: name, accountNumber, accountName, part } = first;
    return [{ account: name, accountNumber, accountName, part, amount: added(mine.map(({ amount }) => amount)) }];
  });
  const of = (wanted: ProfitPart) => sum(sums.filter(({ part }) => part === wanted).map(({ amount }) => hundredths(amount)));
  const [revenue, costs, ownersShare] = profitParts.map(of) as [bigint, bigint, bigint];
  return {
    revenue: decimalText(revenue),
    costs: decimalText(costs),
    ownersShare: decimalText(ownersShare),
    result: decimalText(revenue - costs - ownersShare),
    accounts: accounts.filter(({ amount }) => amount !== '0.00'),
  };
}

/** The tax report: the tax due is that on sales less that on purchases. */
export function taxTotalOf(rows: readonly { direction: TaxDirection; category: TaxCategory | null; tax: string }[]): TaxReport['total'] {
  const of = (wanted: TaxDirection) => sum(rows.filter(({ direction }) => direction === wanted).map(({ tax }) => hundredths(tax)));
  const [output, input] = taxDirections.map(of) as [bigint, bigint];
  return { output: decimalText(output), input: decimalText(input), due: decimalText(output - input) };
}

/** The age of an open amount. A month is 30 days here, as everywhere. */
export function ageOf(daysLate: number): Age {
  if (daysLate <= 0) return 'notDue';
  if (daysLate <= 30) return 'days30';
  if (daysLate <= 60) return 'days60';
  return daysLate <= 90 ? 'days90' : 'older';
}

type OpenInvoice = Receivables['rows'][number]['invoices'][number];
type OfCustomer = {
  customerId: number | null;
  customerName: string | null;
  /** What they owe according to the journal. */ balance: string;
};

/** What each customer owes by age. The difference between the journal and their open invoices is their credit. */
export function receivablesOf(customers: readonly (OfCustomer & { invoices: OpenInvoice[] })[]): Pick<Receivables, 'rows' | 'total'> {
  const rows = customers.map(({ balance, ...customer }) => ({ ...customer, ...owedOf(customer.invoices, balance) }));
  const total = (key: keyof Owed) => added(rows.map((row) => row[key]));
  return {
    rows,
    total: {
      notDue: total('notDue'),
      days30: total('days30'),
      days60: total('days60'),
      days90: total('days90'),
      older: total('older'),
      credit: total('credit'),
      total: total('total'),
    },
  };
}

function owedOf(invoices: readonly OpenInvoice[], balance: string): Owed {
  const of = (age: Age) => added(invoices.filter(({ daysLate }) => ageOf(daysLate) === age).map(({ open }) => open));
  return {
    notDue: of('notDue'),
    days30: of('days30'),
    days60: of('days60'),
    days90: of('days90'),
    older: of('older'),
    credit: decimalText(hundredths(balance) - sum(invoices.map(({ open }) => hundredths(open)))),
    total: balance,
  };
}

function added(amounts: readonly string[]): string {
  return decimalText(sum(amounts.map(hundredths)));
}

function decimalText(amount: bigint): string {
  return decimalOf(Number(amount));
}
