import { DayInAddress, IdInAddress } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { cellStates, cellSteps } from './cell-words.ts';

/** How many days one request may cover. */
export const maxLookDays = 400;

/** Which days of the fleet or of one yacht to return: from the first up to, not including, the last. */
export const AvailabilityQuery = z.object({
  from: DayInAddress,
  to: DayInAddress,
  step: z.enum(cellSteps, 'Please choose weeks or days').default('week'),
  yachtId: IdInAddress.optional(),
});

const held = {
  startDate: z.string(),
  endDate: z.string(),
  state: z.enum(cellStates),
  /** The price after the company's discounts; null in the past, or if a night has no price. */
  price: z.string().nullable(),
  /** The state by what occupies the yacht; the most binding entry decides. */
  charterId: z.int().nullable(),
  eventId: z.int().nullable(),
  /** The customer's last name, else the entry's title. */
  label: z.string().nullable(),
  /** When its option ends. */
  until: z.string().nullable(),
};

const AvailabilityCell = z
  .object({
    ...held,
    /** How many are waiting for these dates. */
    waiting: z.int(),
    /** Whether an imported calendar says that it was also sold elsewhere, a conflict that isn't in our calendar. */
    clash: z.boolean(),
    /** For a night, the hours before it from check-out to check-in; null if there are none. */
    daytime: z.object(held).nullish(),
  })
  .meta({ id: 'AvailabilityCell' });

export type AvailabilityCell = z.infer<typeof AvailabilityCell>;

/** The availability of a yacht. */
export const YachtAvailability = z
  .object({
    yachtId: z.int(),
    yachtName: z.string(),
    yachtType: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    /** The maximum number of guests; null if not set. */
    maxGuests: z.int().nullable(),
    /** On which weekdays charters begin: Monday is 0, none means any day. */
    checkInDays: z.array(z.int()),
    minNights: z.int(),
    /** Whether the yacht has any season. */
    isPriced: z.boolean(),
    currency: z.string(),
    cells: z.array(AvailabilityCell),
  })
  .meta({ id: 'YachtAvailability' });
export type YachtAvailability = z.infer<typeof YachtAvailability>;
