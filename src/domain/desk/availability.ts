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
  /** What the yacht costs after the company's discounts; null where a night has no price, and of what is past. */
  price: z.string().nullable(),
  /** What holds it, the most binding first. */
  charterId: z.int().nullable(),
  eventId: z.int().nullable(),
  /** Its name: the customer's last name, else the entry's title. */
  label: z.string().nullable(),
  /** Until when it is on option. */
  until: z.string().nullable(),
};

const AvailabilityCell = z
  .object({
    ...held,
    /** How many are waiting for these dates. */
    waiting: z.int(),
    /** Whether an imported calendar says that some of it is sold too, which has no place here. */
    clash: z.boolean(),
    /** Of a night: the hours before it, from check-out to check-in; null where there are none. */
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
    /** How many guests she takes at most; null if not set. */
    maxGuests: z.int().nullable(),
    /** On which weekdays charters begin: Monday is 0, none means any day. */
    checkInDays: z.array(z.int()),
    minNights: z.int(),
    /** Whether there is any season for her at all. */
    isPriced: z.boolean(),
    currency: z.string(),
    cells: z.array(AvailabilityCell),
  })
  .meta({ id: 'YachtAvailability' });
export type YachtAvailability = z.infer<typeof YachtAvailability>;
