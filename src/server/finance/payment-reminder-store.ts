import { sql, type CompiledQuery } from 'kysely';
import type { Invoice } from '#domain/finance/invoice.ts';
import {
  nextReminder,
  reminderText,
  type DueReminder,
  type InvoiceReminders,
  type PaymentReminder,
} from '#domain/finance/payment-reminder.ts';
import { daysBetween, type Day } from '#domain/shared/calendar-days.ts';
import { formatsOf, type ChosenFormats, type Formats } from '#domain/shared/formats.ts';
import { companyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Transaction } from '../platform/database.ts';
import { openOfInvoice, todayAt } from '../platform/expressions.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';
import { readBooksSettings } from './books-settings-store.ts';
import { todayIn } from './invoice-status.ts';
import { customerName, readSender, withCompany } from './invoice-store.ts';
import { isReminderDue, reminderStanding } from './reminder-expressions.ts';

/** The invoices whose next reminder may be sent today, the longest overdue first, with their count on every row. */
export function dueReminderPage(place: ReadScope, filter: PageQuery): CompiledQuery<DueReminder & { total: number }> {
  const { limit, offset } = pageOf(filter);
  return sql<DueReminder & { total: number }>`
    select i.id as invoice_id, i.invoice_number, nullif(i.company_id, 0) as company_id, i.customer_id, ${customerName} as customer_name,
      (select c.email from customers c where c.company_id = i.company_id and c.id = i.customer_id) as customer_email,
      ${openOfInvoice} as open, i.currency, i.due_date, r.count + 1 as level, r.next_on, ${todayAt('o')} - i.due_date as days_late, count(*) over () as total
    from ${withCompany} cross join ${reminderStanding} where ${within(place, 'i')} and ${isReminderDue}
    order by i.due_date, i.id limit ${limit} offset ${offset}`.compile(build);
}

const answered = ['id', 'invoiceId', 'level', 'day', 'sentTo', 'open', 'createdAt'] as const;

/**
 * The reminders of one invoice, the next one with the text it would have today, plus today's date in the company's time zone and its date
 * formats.
 */
export async function remindersOf(
  t: Transaction,
  invoice: Invoice,
): Promise<{ reminders: InvoiceReminders; today: Day; formats: Formats }> {
  const companyId = companyOf(invoice);
  const { reminderLevels } = await readBooksSettings(t, companyId);
  const sent = await t
    .selectFrom('paymentReminders')
    .select(answered)
    .where('companyId', '=', companyId)
    .where('invoiceId', '=', invoice.id)
    .orderBy('level')
    .execute();
  const today = await todayIn(t, companyId);
  const { name, formats: chosen } = await readSender(t, companyId);
  const formats = formatsOf(chosen as ChosenFormats);
  const next = nextReminder(invoice.dueDate, sent, reminderLevels);
  const text = next && reminderLevels[next.level - 1]?.text;
  const facts = { company: name, daysLate: daysBetween(invoice.dueDate, today), formats };
  const reminders = {
    invoiceId: invoice.id,
    stopped: invoice.remindersStopped,
    levels: reminderLevels.length,
    sent,
    next: next && { ...next, isDue: next.on <= today, message: reminderText(text ?? '', invoice, facts) },
  };
  return { reminders, today, formats };
}

/** Stores that the next reminder of an invoice is being sent, and answers it. The invoice has to be held. */
export function addReminder(
  t: Transaction,
  { id: invoiceId, companyId, open }: Invoice,
  { level, day, sentTo }: Pick<PaymentReminder, 'level' | 'day' | 'sentTo'>,
): Promise<PaymentReminder> {
  return t
    .insertInto('paymentReminders')
    .values({ companyId: companyOf({ companyId }), invoiceId, level, day, sentTo, open })
    .returning(answered)
    .executeTakeFirstOrThrow();
}
