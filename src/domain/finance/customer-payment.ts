import { calendarDay, Id, optionalText, orNone } from '../shared/fields.ts';
import { centsOf, moneyInWords } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { Currency } from './currency.ts';
import { Amount } from './expense.ts';
import { exchangeRate } from './exchange-rate.ts';
import { PaymentMethod } from './payment.ts';
import { paymentDirections } from './words.ts';

/** The maximum number of documents one payment may be allocated to. */
const maxAllocations = 100;

const AllocatedDocument = z.object({ invoiceId: orNone(Id), paymentId: orNone(Id), apaId: orNone(Id) });
const Credit = z.object({ paymentId: orNone(Id), creditNoteId: orNone(Id), apaId: orNone(Id) });
const oneOf = (ids: Record<string, unknown>) => Object.entries(ids).filter(([name, id]) => name.endsWith('Id') && id).length === 1;
const neither = { path: ['invoiceId'], message: 'Please name an invoice, a payment or an APA' };
const oneParty = {
  path: ['customerId'],
  message: 'Customer is required',
};
const noCredit = { path: ['paymentId'], message: 'Please name a payment, a credit note or an APA' };

/** What a person may enter about a customer's payment or refund. The part that isn't allocated is the customer's credit. */
export const NewPayment = z
  .object({
    direction: z.enum(paymentDirections, 'Please say whether it came in or went out'),
    customerId: orNone(Id),
    /** The owner of a yacht it is paid to, if any. */
    ownerId: orNone(Id),
    day: calendarDay('Date is required'),
    amount: Amount,
    currency: Currency.optional(),
    method: orNone(PaymentMethod),
    /** The company's bank account. Its bank line is then proposed only there. */
    bankAccountId: orNone(Id),
    reference: optionalText(140),
    note: optionalText(5000),
    exchangeRate,
    allocations: z
      .array(AllocatedDocument.extend({ creditNoteId: orNone(Id), amount: Amount }).refine(oneOf, neither))
      .max(maxAllocations, `At most ${maxAllocations} documents`)
      .optional(),
    companyId: orNone(Id),
  })
  .refine(({ customerId, ownerId }) => Boolean(customerId) !== Boolean(ownerId), oneParty)
  .refine(({ direction, ownerId }) => !ownerId || direction === 'out', {
    path: ['direction'],
    message: 'Owners are paid; what they pay back isn’t recorded here',
  })
  .refine(({ ownerId, allocations = [] }) => !ownerId || allocations.length === 0, {
    path: ['allocations'],
    message: 'A payout to an owner can’t be allocated',
  })
  .meta({ id: 'NewPayment' });
export type NewPayment = z.infer<typeof NewPayment>;

/** Allocates a customer's credit (a payment, a credit note or an APA) to an invoice, to their APA, or to a refund. */
export const NewAllocation = z
  .object({
    from: Credit.refine(oneOf, noCredit),
    to: AllocatedDocument.refine(oneOf, neither),
    amount: Amount,
    day: orNone(calendarDay('Date must be a date')),
  })
  .refine(({ from, to }) => !to.apaId || Boolean(from.paymentId), {
    path: ['from', 'paymentId'],
    message: 'Only a payment can go to an APA',
  })
  .meta({ id: 'NewAllocation' });
export type NewAllocation = z.infer<typeof NewAllocation>;

const Allocation = z
  .object({
    id: z.int(),
    day: z.string(),
    amount: z.string(),
    /** The incoming payment or the credit note that it is a part of. */
    creditPaymentId: z.int().nullable(),
    creditNoteId: z.int().nullable(),
    creditNoteNumber: z.string().nullable(),
    invoiceId: z.int().nullable(),
    invoiceNumber: z.string().nullable(),
    /** The payment that refunded it. */
    refundId: z.int().nullable(),
    /** The APA it went to or came from. */
    apaId: z.int().nullable(),
    /** The charter of that APA. */
    charterId: z.int().nullable(),
    charterNumber: z.string().nullable(),
  })
  .meta({ id: 'Allocation' });

/** A payment as stored and returned. Amounts are decimal texts with two places; `open` is what isn't allocated. */
export const Payment = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    customerId: z.int().nullable(),
    customerName: z.string().nullable(),
    ownerId: z.int().nullable(),
    ownerName: z.string().nullable(),
    direction: z.enum(paymentDirections),
    day: z.string(),
    amount: z.string(),
    currency: z.string(),
    method: z.string().nullable(),
    bankAccountId: z.int().nullable().meta({ description: 'The account given, or that of its bank line' }),
    reference: z.string().nullable(),
    note: z.string().nullable(),
    exchangeRate: z.string().nullable(),
    allocated: z.string(),
    open: z.string(),
    allocations: z.array(Allocation),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/**
 * A line of a customer's account, with the balance they owe after it. Invoices, refunds and payments to their APA are debits; payments,
 * credit notes and amounts returned from the APA are credits.
 */
export const AccountLine = z
  .object({
    kind: z.enum(['invoice', 'payment', 'refund', 'credit_note', 'apa']),
    id: z.int(),
    day: z.string(),
    text: z.string().nullable(),
    /** The invoice, or the invoice that a credit note refers to. */
    invoiceId: z.int().nullable(),
    currency: z.string(),
    debit: z.string(),
    credit: z.string(),
    balance: z.string(),
  })
  .meta({ id: 'AccountLine' });
export type AccountLine = z.infer<typeof AccountLine>;

/** Why these parts can't be allocated from an amount, because they exceed it, or null if they can. Amounts are decimal texts. */
export function partsFault(whole: string, parts: readonly string[], currency: string): string | null {
  const allocated = parts.reduce((sum, part) => sum + (centsOf(part) ?? 0), 0);
  return allocated > (centsOf(whole) ?? 0) ? `This payment comes to ${moneyInWords(whole, currency)}, less than what is allocated` : null;
}
