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

/** What a person may enter for a new calendar entry. */
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
    /** The type of work of its maintenance record; for maintenance only. */
    maintenanceType: z.enum(maintenanceTypes, 'Please choose a kind of work').optional(),
    allowOverlap: z.boolean().optional(),
    allowNotices: z.boolean().optional(),
  })
  .meta({ id: 'NewScheduleEvent' });
export type NewScheduleEvent = z.infer<typeof NewScheduleEvent>;

/** What may change. Omitted keys stay unchanged. The kind of work is changed in its record. */
export const ScheduleEventChanges = NewScheduleEvent.omit({ maintenanceType: true }).partial().meta({ id: 'ScheduleEventChanges' });
export type ScheduleEventChanges = z.infer<typeof ScheduleEventChanges>;

/** An entry as stored and returned. Price and costs are whole hundredths of the currency's unit, for every currency. */
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
    /** The charter that this entry holds the yacht for. */
    charterId: z.int().nullable(),
    charterNumber: z.string().nullable(),
    /** Whether its seats are sold one by one at the charter desk. */
    isDeparture: z.boolean(),
    /** When its option ends, if it is one. */
    heldUntil: z.string().nullable(),
    /** The external calendar it was imported from, if any. */
    importLabel: z.string().nullable(),
    /** Only in lists with `money`; null if it isn't a booking, or without access to the books. */
    moneyState: z.enum(moneyStates).nullable().optional(),
    /** Its latest invoice that isn't cancelled, in lists with `money`. */
    invoiceId: z.int().nullable().optional(),
    /** How its yacht looks, in lists with pictures. */
    yachtType: z.enum(yachtTypes).optional(),
    yachtLength: z.string().optional(),
    yachtImageUrl: z.string().nullable().optional(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ScheduleEvent' });
export type ScheduleEvent = z.infer<typeof ScheduleEvent>;

/** Why an entry can't have these dates, or null if it can. */
export function endFault({ startDate, endDate }: { startDate: string; endDate: string }): string | null {
  if (endDate <= startDate) return 'End date/time must be after start date/time';
  const years = (Date.parse(endDate) - Date.parse(startDate)) / (365 * 86_400_000);
  return years > 5 ? 'An event can last at most five years' : null;
}
