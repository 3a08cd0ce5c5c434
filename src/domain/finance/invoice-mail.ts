import { dayWords, longDate } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { requiredText } from '../shared/fields.ts';
import { moneyInWords } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import type { CreditNote } from './credit-note.ts';
import type { Invoice } from './invoice.ts';
import { invoiceKindLabels } from './words.ts';

/** An email to a customer: the address and the message. */
export const InvoiceMail = z
  .object({
    to: z
      .string({ error: 'Please enter a valid email address' })
      .trim()
      .max(320, 'At most 320 characters')
      .pipe(z.email('Please enter a valid email address')),
    message: requiredText('Please write a message', 5000),
  })
  .meta({ id: 'InvoiceMail' });
export type InvoiceMail = z.infer<typeof InvoiceMail>;

/** The default message, which the sender may change. */
export function usualMessage(
  {
    kind,
    invoiceNumber,
    customerName,
    total,
    currency,
    dueDate,
  }: Pick<Invoice, 'kind' | 'invoiceNumber' | 'customerName' | 'total' | 'currency' | 'dueDate'>,
  companyName: string,
  formats: Formats,
): string {
  const due = dayWords(dueDate, longDate, formats);
  return `Dear ${customerName},\n\nPlease find attached ${invoiceKindLabels[kind].toLowerCase()} ${invoiceNumber} for ${moneyInWords(total, currency)}, due on ${due}.\n\nThank you,\n${companyName}`;
}

/** The default message of a credit note. */
export function creditNoteMessage(
  {
    number,
    invoiceNumber,
    customerName,
    total,
    currency,
  }: Pick<CreditNote, 'number' | 'invoiceNumber' | 'customerName' | 'total' | 'currency'>,
  companyName: string,
): string {
  const what = `credit note ${number} for ${moneyInWords(total, currency)} of invoice ${invoiceNumber}`;
  return `Dear ${customerName},\n\nPlease find attached ${what}.\n\nKind regards,\n${companyName}`;
}

/** The key facts of a credit note in its email. */
export function creditNoteFacts({
  invoiceNumber,
  total,
  currency,
}: Pick<CreditNote, 'invoiceNumber' | 'total' | 'currency'>): [name: string, value: string][] {
  return [
    ['Credited', moneyInWords(total, currency)],
    ['Invoice', invoiceNumber],
  ];
}

/** The default message of a reminder: the outstanding amount and its due date. */
export function reminderMessage(
  {
    invoiceNumber,
    customerName,
    open,
    currency,
    dueDate,
    status,
  }: Pick<Invoice, 'invoiceNumber' | 'customerName' | 'open' | 'currency' | 'dueDate' | 'status'>,
  companyName: string,
  formats: Formats,
): string {
  const when = `${status === 'overdue' ? 'was due on' : 'is due on'} ${dayWords(dueDate, longDate, formats)}`;
  return `Dear ${customerName},\n\nThis is a friendly reminder that ${moneyInWords(open, currency)} of invoice ${invoiceNumber} ${when}. The invoice is attached again. If you have already paid, thank you; please disregard this message.\n\nKind regards,\n${companyName}`;
}

/** Why a user who doesn't run the company can't send the invoice to this address, because it isn't the customer's; null if they can. */
export function addresseeRefusal(
  { customerName, customerEmail }: Pick<Invoice, 'customerName' | 'customerEmail'>,
  to: string,
): string | null {
  if (!customerEmail)
    return `${customerName} has no email address yet. Add it to the customer first, or ask a manager to send this invoice.`;
  return to.trim().toLowerCase() === customerEmail.trim().toLowerCase()
    ? null
    : `You can send this to ${customerEmail}. Only managers can send an invoice to another address.`;
}

type Sent = { company: string; person?: string | undefined };

/** The key facts of an invoice in its email, in two rows: how much and by when, or that it is paid. */
export function letterFacts(
  { status, total, open, currency, dueDate }: Pick<Invoice, 'status' | 'total' | 'open' | 'currency' | 'dueDate'>,
  formats: Formats,
): [name: string, value: string][] {
  if (status === 'paid')
    return [
      ['Total', moneyInWords(total, currency)],
      ['Paid', 'In full'],
    ];
  return [
    ['Amount due', moneyInWords(open, currency)],
    ['Due', dayWords(dueDate, longDate, formats)],
  ];
}

/** The plain text of the email: the message, the key facts, and the sender. */
export function letterText(message: string, { facts, ...sent }: Sent & { facts: [name: string, value: string][] }): string {
  return `${message}\n\n${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n-- \n${letterEnd(sent)}\n`;
}

/** The sender. Emails queued before senders were stored name only the company. */
export function letterEnd({ company, person }: Sent): string {
  return `Sent by ${person ? `${person} of ${company}` : company} with Fairlead.`;
}
