import type { EventType } from '../schedule/words.ts';
import { calendarDay, Id, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { Currency } from './currency.ts';
import { Amount, taxAnswered, taxFields } from './expense.ts';
import { PaymentMethod, PaymentStatus } from './payment.ts';
import { incomeCategories } from './words.ts';

export const IncomeCategory = z.enum(incomeCategories, 'Category is required');

/** The category of income from bookings. */
export function categoryOfBooking(type: EventType | undefined): NewIncome['category'] {
  return type === 'day_rent' ? 'day_trip' : 'charter';
}

/** What a person may enter about income, received or expected. */
export const NewIncome = z
  .object({
    category: IncomeCategory,
    subcategory: optionalText(100),
    description: requiredText('Description is required', 500),
    amount: Amount,
    currency: Currency.optional(),
    incomeDate: calendarDay('Date is required'),
    paymentStatus: PaymentStatus,
    paymentMethod: orNone(PaymentMethod),
    customerId: orNone(Id),
    yachtId: orNone(Id),
    invoiceId: orNone(Id),
    ...taxFields,
    notes: optionalText(5000),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewIncome' });
export type NewIncome = z.infer<typeof NewIncome>;

/** What may change. Income stays in its company's books. */
export const IncomeChanges = NewIncome.omit({ companyId: true }).partial().meta({ id: 'IncomeChanges' });
export type IncomeChanges = z.infer<typeof IncomeChanges>;

/** Income as stored and returned. The amount is a decimal text with two places. */
export const Income = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    customerId: z.int().nullable(),
    customerName: z.string().nullable(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    category: z.string(),
    subcategory: z.string().nullable(),
    description: z.string(),
    amount: z.string(),
    currency: z.string(),
    incomeDate: z.string(),
    paymentStatus: PaymentStatus,
    paymentMethod: z.string().nullable(),
    invoiceId: z.int().nullable(),
    invoiceNumber: z.string().nullable(),
    /** The customer's payment that it represents. It follows the payment and can't be changed separately. */
    paymentId: z.int().nullable(),
    /** The APA that paid an invoice, which it represents in the same way. */
    apaId: z.int().nullable(),
    ...taxAnswered,
    notes: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Income' });
export type Income = z.infer<typeof Income>;

/** How income may be sorted; a leading minus reverses the order. */
export const incomeSorts = ['date', '-date', 'amount', '-amount', 'category', '-category', 'customer', '-customer'] as const;
export type IncomeSort = (typeof incomeSorts)[number];

const ofPayment = [
  'amount',
  'currency',
  'incomeDate',
  'paymentStatus',
  'paymentMethod',
  'customerId',
  'invoiceId',
  'taxRateId',
  'taxAmount',
  'exchangeRate',
] as const;

/** Whether these changes concern fields that income takes from its payment. */
export function isOfPayment(changes: object): boolean {
  return ofPayment.some((field) => field in changes);
}
