import { amount, orNone } from '../shared/fields.ts';
import { eventCurrencies } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

const clock = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 17:00');
const rateFault = 'Tax rate must be from 0 to 100';
const turnaroundFault = 'Turnaround must be from 0 to 72 hours, whole or half';
const daysFault = 'Days until due must be a whole number from 0 to 365';

/** A company's own defaults. What it leaves out, or sends as null, falls back to the product's. */
export const HouseRules = z
  .object({
    checkIn: orNone(clock),
    checkOut: orNone(clock),
    workBegins: orNone(clock),
    workEnds: orNone(clock),
    taxRate: orNone(amount({ min: 0, max: 10_000, tooSmall: rateFault, tooLarge: rateFault })),
    daysToPay: orNone(z.coerce.number(daysFault).int(daysFault).min(0, daysFault).max(365, daysFault)),
    turnaroundHours: orNone(
      z.coerce.number(turnaroundFault).multipleOf(0.5, turnaroundFault).min(0, turnaroundFault).max(72, turnaroundFault),
    ),
  })
  .meta({
    id: 'HouseRules',
    description:
      'The defaults for new bookings, maintenance and invoices, and the minimum hours between charters. Times use the 24-hour clock, such as 17:00.',
  });
export type HouseRules = z.infer<typeof HouseRules>;

/** The rules that a yacht can override. */
export const YachtHouseRules = HouseRules.extend({
  currency: orNone(z.enum(eventCurrencies, 'Please choose a currency')),
}).meta({ id: 'YachtHouseRules', description: 'House rules that differ from the company’s; null means the company’s' });
export type YachtHouseRules = z.infer<typeof YachtHouseRules>;

/** The rules as returned. */
export const StoredHouseRules = z
  .object({
    checkIn: z.string().nullish(),
    checkOut: z.string().nullish(),
    workBegins: z.string().nullish(),
    workEnds: z.string().nullish(),
    taxRate: z.string().nullish(),
    daysToPay: z.int().nullish(),
    turnaroundHours: z.number().nullish(),
    currency: z.string().nullish(),
  })
  .meta({ id: 'StoredHouseRules' });
export type StoredHouseRules = z.infer<typeof StoredHouseRules>;
