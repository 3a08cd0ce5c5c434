import { amount, calendarDay, Id, optionalText, orNone, PictureUrl, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { Currency, maxCents } from './currency.ts';
import { exchangeRate } from './exchange-rate.ts';
import { PaymentMethod } from './payment.ts';
import { expenseCategories, subcategoryStored } from './words.ts';

export const ExpenseCategory = z.enum(expenseCategories, 'Category is required');

/** An amount in the books: above 0, and within the limit of its column. */
export const Amount = amount({ min: 1, max: maxCents, tooSmall: 'Amount must be greater than 0' });

/** The tax in an amount: a rate of the company, and the tax itself if the receipt differs from the rate. */
export const taxFields = {
  taxRateId: orNone(Id),
  exchangeRate,
  taxAmount: orNone(amount({ min: 0, max: maxCents, tooSmall: 'Tax must be 0 or more' })),
};

/** The same as returned. */
export const taxAnswered = {
  taxRateId: z.int().nullable(),
  taxRateName: z.string().nullable(),
  taxPercent: z.string().nullable(),
  taxAmount: z.string().nullable(),
  /** The exchange rate to the reporting currency: of its day, or as entered. Null in that currency, or if unknown. */
  exchangeRate: z.string().nullable(),
};

/** What a person may enter about an expense. */
export const NewExpense = z
  .object({
    category: ExpenseCategory,
    subcategory: orNone(z.string().trim().max(100, 'At most 100 characters').transform(subcategoryStored)),
    description: requiredText('Description is required', 500),
    amount: Amount,
    currency: Currency.optional(),
    expenseDate: calendarDay('Date is required'),
    vendor: optionalText(200),
    paymentMethod: orNone(PaymentMethod),
    yachtId: orNone(Id),
    ...taxFields,
    /** Whether it is passed on to the yacht’s owners; by default their agreement decides. */
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

/** An expense as stored and returned. The amount is a decimal text with two places. */
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

/** How expenses may be sorted; a leading minus reverses the order. */
export const expenseSorts = ['date', '-date', 'amount', '-amount', 'category', '-category', 'vendor', '-vendor'] as const;
export type ExpenseSort = (typeof expenseSorts)[number];
