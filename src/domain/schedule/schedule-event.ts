import { maintenanceStatuses, maintenanceTypes } from '../maintenance/words.ts';
import { Id, instant, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { eventCurrencies } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { yachtTypes } from '../yachts/words.ts';
import { eventTypes, moneyStates } from './words.ts';

export const EventType = z.enum(eventTypes, 'Please choose a type');

const hundredths = (negative: string) => z.int('Please enter an amount').min(0, negative).max(99_999_999_999, 'This amount is too large');
const Price = hundredths('Price cannot be negative');
const Cost = hundredths('Cost cannot be negative');

/** What a person may write about a new entry of the calendar. */
export const NewScheduleEvent = z
  .object({
    title: requiredText('Title is required'),
    description: optionalText(5000),
    yachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id),
    type: EventType,
    color: optionalText(30),
    customerId: orNone(Id),
    startDate: instant('Start date is required'),
    endDate: instant('End date is required'),
    companyId: orNone(Id),
    price: orNone(Price),
    currency: z.enum(eventCurrencies, 'Please choose a currency').optional(),
    estimatedCost: orNone(Cost),
    actualCost: orNone(Cost),
    /** What kind of work its maintenance record is for; for maintenance alone. */
    maintenanceType: z.enum(maintenanceTypes, 'Please choose a kind of work').optional(),
    allowOverlap: z.boolean().optional(),
    allowNotices: z.boolean().optional(),
  })
  .meta({ id: 'NewScheduleEvent' });
export type NewScheduleEvent = z.infer<typeof NewScheduleEvent>;

/** What may change. Keys that aren't there stay as they are. The kind of work is changed in its record. */
export const ScheduleEventChanges = NewScheduleEvent.omit({ maintenanceType: true }).partial().meta({ id: 'ScheduleEventChanges' });
export type ScheduleEventChanges = z.infer<typeof ScheduleEventChanges>;

/** What is stored and answered. Price and costs are whole hundredths of the currency's unit, for every currency. */
export const ScheduleEvent = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    yachtId: z.int(),
    yachtName: z.string(),
    type: EventType,
    color: z.string().nullable(),
    customerId: z.int().nullable(),
    customerFullName: z.string().nullable(),
    startDate: z.string(),
    endDate: z.string(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    price: z.int().nullable(),
    currency: z.string(),
    estimatedCost: z.int().nullable(),
    actualCost: z.int().nullable(),
    maintenanceId: z.int().nullable(),
    maintenanceStatus: z.enum(maintenanceStatuses).nullable(),
    /** The charter whose place in the calendar this is. */
    charterId: z.int().nullable(),
    charterNumber: z.string().nullable(),
    /** Until when it is held, where it is an option. */
    heldUntil: z.string().nullable(),
    /** The calendar from outside that it comes from, where it isn't ours. */
    importLabel: z.string().nullable(),
    /** Only in lists with `money`; null if it is no booking, and without access to the books. */
    moneyState: z.enum(moneyStates).nullable().optional(),
    /** The latest of its invoices that isn't cancelled, where money was asked for. */
    invoiceId: z.int().nullable().optional(),
    /** How its yacht looks, in lists that were asked for pictures. */
    yachtType: z.enum(yachtTypes).optional(),
    yachtLength: z.string().optional(),
    yachtImageUrl: z.string().nullable().optional(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ScheduleEvent' });
export type ScheduleEvent = z.infer<typeof ScheduleEvent>;

/** Why these dates make no entry, or null if they do. */
export function endFault({ startDate, endDate }: { startDate: string; endDate: string }): string | null {
  if (endDate <= startDate) return 'End date/time must be after start date/time';
  const years = (Date.parse(endDate) - Date.parse(startDate)) / (365 * 86_400_000);
  return years > 5 ? 'An event can last at most five years' : null;
}
