import { addDays, addMonths, type Day } from '../shared/calendar-days.ts';
import { calendarDay, Id, orNone } from '../shared/fields.ts';
import { several } from '../shared/words.ts';
import { z } from '../shared/zod.ts';
import { NewExpense } from './expense.ts';
import { NewInvoice } from './invoice.ts';
import { recurringUnits, type RecurringUnit } from './words.ts';

export const recurringKinds = ['expense', 'invoice'] as const;

/** What each recurring expense contains: everything but its day and receipt. */
const RecurringExpense = NewExpense.omit({ expenseDate: true, receiptUrl: true, companyId: true }).meta({ id: 'RecurringExpense' });
/** What each recurring invoice contains: everything but its dates, number, booking and exchange rate. */
const RecurringInvoice = NewInvoice.omit({
  issueDate: true,
  dueDate: true,
  invoiceNumber: true,
  status: true,
  eventId: true,
  serviceFrom: true,
  serviceTo: true,
  kind: true,
  exchangeRate: true,
  depositIds: true,
}).meta({ id: 'RecurringInvoice' });
export type RecurringExpense = z.infer<typeof RecurringExpense>;
export type RecurringInvoice = z.infer<typeof RecurringInvoice>;

const Body = z.union([RecurringInvoice, RecurringExpense], 'Please say what an invoice or an expense needs');

const rhythm = {
  every: z.int('Please enter a whole number').min(1, 'At least 1').max(60, 'At most 60'),
  unit: z.enum(recurringUnits, 'Please choose weeks or months'),
  startsOn: calendarDay('First day is required'),
  endsOn: orNone(calendarDay('Last day must be a date')),
};

/** What a person may enter for a recurring expense or invoice. */
export const NewRecurring = z
  .object({ kind: z.enum(recurringKinds, 'Please choose an expense or an invoice'), ...rhythm, body: Body, companyId: orNone(Id) })
  .superRefine((entry, context) => {
    const fault = recurringFault(entry);
    if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message });
  })
  .meta({ id: 'NewRecurring' });
export type NewRecurring = z.infer<typeof NewRecurring>;

/** What may change: the interval, the end, and the content of the next ones. */
export const RecurringChanges = z
  .object({ ...rhythm, body: Body })
  .partial()
  .meta({ id: 'RecurringChanges' });
export type RecurringChanges = z.infer<typeof RecurringChanges>;

/**
 * A recurring record as stored and returned. Without a next day it is over; `title` is the expense's description or the invoice's customer.
 */
export const Recurring = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    kind: z.enum(recurringKinds),
    every: z.int(),
    unit: z.enum(recurringUnits),
    startsOn: z.string(),
    endsOn: z.string().nullable(),
    nextOn: z.string().nullable(),
    title: z.string(),
    /** For an expense. */
    amount: z.string().nullable(),
    currency: z.string().nullable(),
    body: z.record(z.string(), z.unknown()),
    problem: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Recurring' });
export type Recurring = z.infer<typeof Recurring>;

type Rhythm = { every: number; unit: RecurringUnit; startsOn: Day; endsOn?: Day | null };

/** Why this can't be a recurring record, by field, or null if it can. */
export function recurringFault({
  kind,
  body,
  startsOn,
  endsOn,
}: Pick<Rhythm, 'startsOn' | 'endsOn'> & { kind: (typeof recurringKinds)[number]; body: object }): {
  path: string;
  message: string;
} | null {
  if ('items' in body !== (kind === 'invoice'))
    return { path: 'body', message: kind === 'invoice' ? 'Please say what the invoice needs' : 'Please say what the expense needs' };
  return endsOn && endsOn < startsOn ? { path: 'endsOn', message: "The last day can't be before the first" } : null;
}

/**
 * The first of its days on or after `from`, or null if it has ended. Each is counted from the first day, so that months of different length
 * don't shift it: 31 January, 28 February, 31 March.
 */
export function nextRecurrence({ every, unit, startsOn, endsOn }: Rhythm, from: Day): Day | null {
  let day = startsOn;
  for (let count = 1; day < from; count++)
    day = unit === 'month' ? addMonths(startsOn, count * every) : addDays(startsOn, count * every * 7);
  return endsOn && day > endsOn ? null : day;
}

/**
 * The same day of the first future month that has it, so that a series that begins then keeps the day: a month after 31 January is 31 March,
 * because counted from 28 February it would stay on the 28th.
 */
export function nextMonthly(day: Day, today: Day): Day {
  let months = 1;
  let next = addMonths(day, months);
  while (next <= today || next.slice(8) !== day.slice(8)) next = addMonths(day, ++months);
  return next;
}

/** "every month", "every 2 weeks". */
export function rhythmInWords({ every, unit }: Pick<Rhythm, 'every' | 'unit'>): string {
  return `every ${every === 1 ? unit : several(every, unit)}`;
}
