import { Delivery } from '../letters/delivery.ts';
import { eventTypes } from '../schedule/words.ts';
import { daysBetween } from '../shared/calendar-days.ts';
import { DayInAddress, IdInAddress } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** A yacht that the user has a share in, with the days of that share. */
export const OwnYacht = z
  .object({
    id: z.int(),
    name: z.string(),
    shares: z.array(z.object({ percent: z.string(), from: z.string(), to: z.string().nullable() })),
  })
  .meta({ id: 'OwnYacht' });
export type OwnYacht = z.infer<typeof OwnYacht>;

/** A calendar entry as the yacht's owner sees it: without title, guest and price. */
export const OwnCalendarEntry = z
  .object({ yachtId: z.int(), type: z.enum(eventTypes), from: z.string(), to: z.string() })
  .meta({ id: 'OwnCalendarEntry' });
export type OwnCalendarEntry = z.infer<typeof OwnCalendarEntry>;

/** The maximum number of days in one request. */
const maxCalendarDays = 400;

/** Which days of which yacht, in the company's time zone, last day included. */
export const OwnCalendarQuery = z
  .object({ from: DayInAddress, to: DayInAddress, yachtId: IdInAddress.optional() })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < maxCalendarDays, {
    path: ['to'],
    error: `This should be between the first day and ${maxCalendarDays} days later`,
  });
export type OwnCalendarQuery = z.infer<typeof OwnCalendarQuery>;

/** A statement as listed for its owner. */
export const OwnStatement = z
  .object({
    id: z.int(),
    number: z.string(),
    yachtId: z.int(),
    yachtName: z.string(),
    from: z.string(),
    to: z.string(),
    statementDate: z.string(),
    currency: z.string(),
    amount: z.string(),
    closing: z.string(),
  })
  .meta({ id: 'OwnStatement' });
export type OwnStatement = z.infer<typeof OwnStatement>;

/** Whether the owner of a yacht can sign in or is invited. */
export const OwnerAccess = z
  .object({
    state: z.enum(['none', 'invited', 'joined']),
    email: z.string().nullable().describe('The invited address, or the one they sign in with'),
    invitedByName: z.string().nullable(),
    delivery: Delivery.nullable(),
    expiresAt: z.string().nullable(),
    lastLogin: z.string().nullable(),
  })
  .meta({ id: 'OwnerAccess' });
export type OwnerAccess = z.infer<typeof OwnerAccess>;
