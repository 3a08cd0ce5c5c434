import { amount, calendarDay, Id, optionalText, orNone, PictureUrl, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { Currency, maxCents } from './currency.ts';
import { exchangeRate } from './exchange-rate.ts';
import { PaymentMethod } from './payment.ts';
import { expenseCategories } from './words.ts';

export const ExpenseCategory = z.enum(expenseCategories, 'Category is required');

/** An amount of the books: more than nothing, and no more than its column holds. */
export const Amount = amount({ least: 1, most: maxCents, tooSmall: 'Amount must be greater than 0' });

/** The tax in an amount: at a rate of the company, and how much, if the receipt says another than the rate comes to. */
export const taxFields = {
  taxRateId: orNone(Id),
  exchangeRate,
  taxAmount: orNone(amount({ least: 0, most: maxCents, tooSmall: 'Tax must be 0 or more' })),
};

/** What is answered of it. */
export const taxAnswered = {
  taxRateId: z.int().nullable(),
  taxRateName: z.string().nullable(),
  taxPercent: z.string().nullable(),
  taxAmount: z.string().nullable(),
  /** The exchange rate to the reporting currency: of its day, or as entered. Null in that currency, or if unknown. */
  exchangeRate: z.string().nullable(),
};

/** What a person may write about money that went out. */
export const NewExpense = z
  .object({
    category: ExpenseCategory,
    subcategory: optionalText(100),
    description: requiredText('Description is required', 500),
    amount: Amount,
    currency: Currency.optional(),
    expenseDate: calendarDay('Date is required'),
    vendor: optionalText(200),
    paymentMethod: orNone(PaymentMethod),
    yachtId: orNone(Id),
    ...taxFields,
    /** Whether it is passed on to the yacht’s owners; none means as their agreement says. */
    passOn: orNone(z.boolean()),
    receiptUrl: orNone(PictureUrl),
    notes: optionalText(5000),
    maintenanceId: orNone(Id).meta({ description: 'The work it was spent on; its yacht is the one of the work' }),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewExpense' });
export type NewExpense = z.infer<typeof NewExpense>;

/** What may change. An expense stays in its company's books. */
export const ExpenseChanges = NewExpense.omit({ companyId: true }).partial().meta({ id: 'ExpenseChanges' });
export type ExpenseChanges = z.infer<typeof ExpenseChanges>;

/** What is stored and answered. The amount is a decimal text with two places. */
export const Expense = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    category: z.string(),
    subcategory: z.string().nullable(),
    description: z.string(),
    amount: z.string(),
    currency: z.string(),
    expenseDate: z.string(),
    vendor: z.string().nullable(),
    paymentMethod: z.string().nullable(),
    ...taxAnswered,
    passOn: z.boolean().nullable(),
    receiptUrl: z.string().nullable(),
    notes: z.string().nullable(),
    maintenanceId: z.int().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Expense' });
export type Expense = z.infer<typeof Expense>;

/** How expenses may be sorted; a leading minus turns it round. */
export const expenseSorts = ['date', '-date', 'amount', '-amount', 'category', '-category', 'vendor', '-vendor'] as const;
export type ExpenseSort = (typeof expenseSorts)[number];
