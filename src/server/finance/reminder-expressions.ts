import { sql } from 'kysely';
import { usualReminderLevels } from '#domain/finance/payment-reminder.ts';
import { openOfInvoice, todayAt } from '../platform/expressions.ts';

/**
 * How many reminders of the invoice called `i` were sent, how many there are, and from which day the next may be sent: the same as
 * `nextReminder` in the domain.
 */
export const reminderStanding = sql`
  lateral (select levels, sent.count, case when sent.count < jsonb_array_length(levels)
      then greatest(i.due_date + (levels -> sent.count ->> 'days')::int, sent.last + 7) end as next_on
    from (select coalesce((select s.reminder_levels from books_settings s where s.company_id = i.company_id), ${JSON.stringify(usualReminderLevels)}::jsonb) as levels) known
    cross join (select count(*)::int as count, max(r.day) as last from payment_reminders r where r.company_id = i.company_id and r.invoice_id = i.id) sent) r`;

/** Whether the next reminder of the invoice called `i` may be sent today in the time zone of its company `o`; `r` is `reminderStanding`. */
export const isReminderDue = sql<boolean>`i.status in ('sent', 'overdue') and i.due_date < ${todayAt('o')} and not i.reminders_stopped and ${openOfInvoice} > 0 and r.next_on <= ${todayAt('o')}`;
