import { exchangeRate } from './exchange-rate.ts';
import { addDays } from '../shared/calendar-days.ts';
import { dayWords, longDate } from '../shared/date-words.ts';
import { requiredText } from '../shared/fields.ts';
import type { Formats } from '../shared/formats.ts';
import { moneyInWords } from '../shared/money.ts';
import { several } from '../shared/words.ts';
import { z } from '../shared/zod.ts';
import type { Invoice } from './invoice.ts';

/** The maximum number of levels of a company. */
export const maxReminderLevels = 5;
/** The minimum number of days between two reminders of one invoice. */
const minPause = 7;

/** A level: how many days after the due date its reminder may be sent, and its text. */
const ReminderLevel = z.object({
  days: z.int('Please enter whole days').min(1, 'At least one day').max(365, 'At most 365 days'),
  text: requiredText('Please write what the reminder says', 2000),
});
export type ReminderLevel = z.infer<typeof ReminderLevel>;

/** The levels of a company, each later than the one before. */
export const ReminderLevels = z
  .array(ReminderLevel)
  .min(1, 'Keep at least one reminder')
  .max(maxReminderLevels, `At most ${maxReminderLevels} reminders`)
  .superRefine((levels, context) => {
    const place = levels.findIndex(({ days }, at) => at > 0 && days <= (levels[at - 1]?.days ?? 0));
    if (place > 0) context.addIssue({ code: 'custom', path: [place, 'days'], message: 'Each reminder is later than the one before' });
  });

const greeting = 'Dear {customer},\n\n';
const close = '\n\nKind regards,\n{company}';

/** The default levels. */
export const usualReminderLevels: ReminderLevel[] = [
  {
    days: 7,
    text: `${greeting}This is a friendly reminder that {open} of invoice {invoice} was due on {due}. The invoice is attached again. If you have already paid, thank you; please disregard this message.${close}`,
  },
  {
    days: 21,
    text: `${greeting}{open} of invoice {invoice} was due on {due}, and we haven't received it yet. Please pay it within seven days, or tell us if something is wrong with the invoice.${close}`,
  },
  {
    days: 35,
    text: `${greeting}This is our final reminder for invoice {invoice}. {open} of it was due on {due}, {late} ago. Please pay it now.${close}`,
  },
];

/** A sent reminder. */
export const PaymentReminder = z
  .object({
    id: z.int(),
    invoiceId: z.int(),
    level: z.int(),
    day: z.string(),
    sentTo: z.string(),
    open: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'PaymentReminder' });
export type PaymentReminder = z.infer<typeof PaymentReminder>;

/** The reminders of one invoice: those sent, and the next one with its text and date. Without a next one, all have been sent. */
export const InvoiceReminders = z
  .object({
    invoiceId: z.int(),
    stopped: z.boolean(),
    levels: z.int(),
    sent: z.array(PaymentReminder),
    next: z.object({ level: z.int(), on: z.string(), isDue: z.boolean(), message: z.string() }).nullable(),
  })
  .meta({ id: 'InvoiceReminders' });
export type InvoiceReminders = z.infer<typeof InvoiceReminders>;

/** An invoice whose next reminder may be sent, and how many days it is overdue. */
export const DueReminder = z
  .object({
    invoiceId: z.int(),
    invoiceNumber: z.string(),
    companyId: z.int().nullable(),
    customerId: z.int(),
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    open: z.string(),
    currency: z.string(),
    dueDate: z.string(),
    level: z.int(),
    nextOn: z.string(),
    daysLate: z.int(),
  })
  .meta({ id: 'DueReminder' });
export type DueReminder = z.infer<typeof DueReminder>;

/** What may still change on an issued invoice, because it isn't on the document. */
export const InvoiceBooksChanges = z.object({ remindersStopped: z.boolean(), exchangeRate }).partial().meta({ id: 'InvoiceBooksChanges' });
export type InvoiceBooksChanges = z.infer<typeof InvoiceBooksChanges>;

/** The next reminder and its earliest day: so long after the due date, and at least a week after the last. Null if all were sent. */
export function nextReminder(
  dueDate: string,
  sent: readonly { day: string }[],
  levels: readonly Pick<ReminderLevel, 'days'>[],
): { level: number; on: string } | null {
  const level = levels[sent.length];
  if (!level) return null;
  const on = addDays(dueDate, level.days);
  const last = sent
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const pausedUntil = last && addDays(last, minPause);
  return { level: sent.length + 1, on: pausedUntil && pausedUntil > on ? pausedUntil : on };
}

/** The text of a level for an invoice, with placeholders in braces filled in. Unknown placeholders stay unchanged. */
export function reminderText(
  text: string,
  {
    customerName,
    invoiceNumber,
    open,
    currency,
    dueDate,
  }: Pick<Invoice, 'customerName' | 'invoiceNumber' | 'open' | 'currency' | 'dueDate'>,
  { company, daysLate, formats }: { company: string; daysLate: number; formats: Formats },
): string {
  const facts: Record<string, string> = {
    customer: customerName,
    invoice: invoiceNumber,
    open: moneyInWords(open, currency),
    due: dayWords(dueDate, longDate, formats),
    late: several(daysLate, 'day') ?? '0 days',
    company,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(facts, name) ? String(facts[name]) : whole));
}

/** The placeholders of a level's text, and their values. */
export const reminderPlaceholders = [
  ['{customer}', 'the customer’s name'],
  ['{invoice}', 'the invoice’s number'],
  ['{open}', 'the amount outstanding'],
  ['{due}', 'the due date'],
  ['{late}', 'how many days it is late'],
  ['{company}', 'your company’s name'],
] as const;

/** Why no reminder for an invoice can be sent on a day, or null if one can. */
export function reminderRefusal(
  { invoiceNumber, open, status }: Pick<Invoice, 'invoiceNumber' | 'open' | 'status'>,
  { stopped, levels, next }: Pick<InvoiceReminders, 'stopped' | 'levels' | 'next'>,
  formats: Formats,
): { code: 'nothing_open' | 'reminders_stopped' | 'reminders_over' | 'reminder_early'; message: string } | null {
  if ((status !== 'sent' && status !== 'overdue') || open === '0.00')
    return { code: 'nothing_open', message: `${invoiceNumber} has nothing outstanding, so no reminder is needed.` };
  if (stopped) return { code: 'reminders_stopped', message: `Reminders for ${invoiceNumber} are paused. Turn them on again first.` };
  if (!next) {
    const all = levels === 1 ? 'The one reminder' : `All ${levels} reminders`;
    return { code: 'reminders_over', message: `${all} for ${invoiceNumber} ${levels === 1 ? 'has' : 'have'} been sent.` };
  }
  return next.isDue
    ? null
    : { code: 'reminder_early', message: `The next reminder for ${invoiceNumber} can go out on ${dayWords(next.on, longDate, formats)}.` };
}
