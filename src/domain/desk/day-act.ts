import { z } from '../shared/zod.ts';
import { dayActKinds, protocolStates } from './day-next.ts';

/**
 * What happens at an hour on the quay, and how far what belongs to it is: of a check-in, a check-out, or the departure that seats are sold
 * on.
 */
export const DayAct = z
  .object({
    act: z.enum(dayActKinds),
    at: z.string(),
    /** Its entry in the calendar; of a departure also its id. */
    eventId: z.int(),
    title: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    yachtId: z.int(),
    yachtName: z.string(),
    /** Whether a defect keeps the yacht from sailing at that hour. */
    maySail: z.boolean(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    /** Null where it is a booking that is no charter, and of a departure. */
    charterId: z.int().nullable(),
    number: z.string().nullable(),
    customerName: z.string().nullable(),
    phone: z.string().nullable(),
    adults: z.int(),
    children: z.int(),
    /** How many guests have all the details that lists require. */
    completeGuests: z.int(),
    currency: z.string().nullable(),
    /** What is outstanding on the fee, invoiced or not. */
    open: z.string().nullable(),
    /** What of the deposit and the APA hasn’t been received. */
    notReceived: z.string().nullable(),
    /** Whether the deposit was received and isn’t settled. */
    isToSettle: z.boolean(),
    /** How far its handover is; null where there is none. */
    protocol: z.enum(protocolStates).nullable(),
    /** Of a departure: how many of its seats are sold or on option, of how many. */
    seatsTaken: z.int().nullable(),
    capacity: z.int().nullable(),
  })
  .meta({ id: 'DayAct' });
export type DayAct = z.infer<typeof DayAct>;
