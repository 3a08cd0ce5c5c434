import { z } from '../shared/zod.ts';
import { expenseCategories, expenseCategoryLabels, incomeCategories, incomeCategoryLabels } from './words.ts';

const fixed = {
  receivables: 'Receivables',
  bank: 'Bank',
  cash: 'Cash',
  card: 'Cards',
  input_tax: 'Input tax',
  payables: 'Payables',
  apa: 'APA of charterers',
  deposits: 'Deposits',
  output_tax: 'Output tax',
  owners_payable: 'Owners payable',
  owners_share: 'Owners’ share',
  management_fees: 'Management fees',
  exchange_differences: 'Exchange differences',
};

/** The accounts of the journal with their default names. */
export const accountNames: Record<string, string> = {
  ...fixed,
  ...Object.fromEntries(incomeCategories.map((each) => [`revenue_${each}`, `Revenue: ${incomeCategoryLabels[each]}`])),
  ...Object.fromEntries(expenseCategories.map((each) => [`expense_${each}`, `Expense: ${expenseCategoryLabels[each]}`])),
};

/** An account of the journal, with its number and name at the company's accountant. */
export const BooksAccount = z.object({ key: z.string(), number: z.string().nullable(), name: z.string() }).meta({ id: 'BooksAccount' });
export type BooksAccount = z.infer<typeof BooksAccount>;

/** What a person may change about accounts: the number and the name; null restores the default. */
export const BooksAccountChanges = z
  .object({
    accounts: z
      .array(
        z.object({
          key: z.string().refine((key) => key in accountNames, { message: 'There is no such account' }),
          number: z.string().trim().max(20, 'At most 20 characters').nullish(),
          name: z.string().trim().max(100, 'At most 100 characters').nullish(),
        }),
        'Please name the accounts',
      )
      .max(100, 'That is more accounts than exist'),
    companyId: z.int().positive().nullish(),
  })
  .meta({ id: 'BooksAccountChanges' });

/** The kinds of record behind an entry of the journal. */
const journalSources = [
  'invoice',
  'credit_note',
  'payment',
  'statement',
  'expense',
  'income',
  'apa',
  'apa_entry',
  'apa_rest',
  'allocation',
] as const;

/**
 * A line of the journal. Debit and credit are in the reporting currency; `amount` is in the document's currency, positive for debit and
 * negative for credit. The lines of an entry add up to 0 in both.
 */
export const JournalLine = z
  .object({
    date: z.string(),
    entry: z.string(),
    text: z.string(),
    account: z.string(),
    accountNumber: z.string().nullable(),
    accountName: z.string(),
    debit: z.string(),
    credit: z.string(),
    currency: z.string(),
    amount: z.string(),
    taxCategory: z.string().nullable(),
    taxPercent: z.string().nullable(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    customerId: z.int().nullable(),
    customerName: z.string().nullable(),
    sourceType: z.enum(journalSources),
    sourceId: z.int(),
    /** The invoice of an entry, if it has one. */
    invoiceId: z.int().nullable(),
    /** The charter whose APA an entry belongs to, if any. */
    charterId: z.int().nullable(),
  })
  .meta({ id: 'JournalLine' });
export type JournalLine = z.infer<typeof JournalLine>;

/** The totals of the journal for these days in the reporting currency, without documents whose rate is unknown. */
export const JournalTotals = z
  .object({ currency: z.string(), lines: z.int(), debit: z.string(), credit: z.string(), missingRates: z.int() })
  .meta({ id: 'JournalTotals' });
export type JournalTotals = z.infer<typeof JournalTotals>;
