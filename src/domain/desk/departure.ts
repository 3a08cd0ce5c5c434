import { maxCents } from '../finance/currency.ts';
import { endFault } from '../schedule/schedule-event.ts';
import { amount, Id, IdInAddress, instant, orNone, PageInTime, requiredText } from '../shared/fields.ts';
import { several } from '../shared/words.ts';
import { z } from '../shared/zod.ts';
import { charterStates } from './charter-words.ts';

const capacityFault = 'Seats must be a whole number from 1 to 999';
const minimumFault = 'The minimum must be a whole number from 0 to 999';
const price = (missing: string) => amount({ min: 0, max: maxCents, tooSmall: missing });

const enteredFields = {
  title: requiredText('Title is required'),
  yachtId: z.int('Please choose a yacht').positive('Please choose a yacht').pipe(Id),
  startDate: instant('Start date is required'),
  endDate: instant('End date is required'),
  capacity: z.int(capacityFault).min(1, capacityFault).max(999, capacityFault),
  seatPrice: price('Price is required'),
  childPrice: orNone(price("A price can't be below 0")),
  minimum: z.int(minimumFault).min(0, minimumFault).max(999, minimumFault).optional(),
  isPublic: z.boolean().optional(),
};

/** What may be entered for a new departure: a day trip sold seat by seat. */
export const NewDeparture = z
  .object({ ...enteredFields, allowOverlap: z.boolean().optional(), allowNotices: z.boolean().optional() })
  .meta({ id: 'NewDeparture' });
export type NewDeparture = z.infer<typeof NewDeparture>;

export const DepartureChanges = NewDeparture.partial().meta({ id: 'DepartureChanges' });
export type DepartureChanges = z.infer<typeof DepartureChanges>;

/** A departure. Its id is that of its entry in the calendar. */
export const Departure = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    title: z.string(),
    yachtId: z.int(),
    yachtName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    capacity: z.int(),
    currency: z.string(),
    seatPrice: z.string(),
    /** The price for children; null means the adults' price. */
    childPrice: z.string().nullable(),
    /** The minimum number of seats for it to sail. */
    minimum: z.int(),
    /** Whether visitors see it on the company's page. */
    isPublic: z.boolean(),
    /** How many seats are sold or on option at this moment. */
    seatsTaken: z.int(),
    parties: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Departure' });
export type Departure = z.infer<typeof Departure>;

export const DepartureListQuery = PageInTime.extend({ yachtId: IdInAddress.optional(), companyId: IdInAddress.optional() });
export type DepartureListQuery = z.infer<typeof DepartureListQuery>;

/** The parties on board, in the order in which they booked. */
export const Manifest = z
  .object({
    departure: Departure,
    parties: z.array(
      z.object({
        charterId: z.int(),
        number: z.string(),
        state: z.enum(charterStates),
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        adults: z.int(),
        children: z.int(),
        seats: z.int(),
        total: z.string().nullable(),
        currency: z.string(),
        /** Whether all of it is paid. */
        paid: z.boolean(),
        /** When their option ends. */
        optionUntil: z.string().nullable(),
        notes: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Manifest' });
export type Manifest = z.infer<typeof Manifest>;

const maxLength = 24 * 3_600_000;

/** What is wrong with the dates of a departure, reported at `endDate`, or null. It must be a day trip. */
export function departureFault(dates: { startDate: string; endDate: string }): string | null {
  const fault = endFault(dates);
  if (fault) return fault;
  return Date.parse(dates.endDate) - Date.parse(dates.startDate) > maxLength ? 'A departure lasts 24 hours at most' : null;
}

/** The refusal of more seats than there are: "Only 3 seats are left." */
export function seatsLeft(left: number): string {
  if (left <= 0) return 'No seats are left.';
  return left === 1 ? 'Only 1 seat is left.' : `Only ${left} seats are left.`;
}

/** The refusal to delete a departure or make it smaller: "5 seats are sold." */
export function seatsSold(sold: number): string {
  return `${several(sold, 'seat') ?? 'No seats'} ${sold === 1 ? 'is' : 'are'} sold.`;
}
