import { z } from '../shared/zod.ts';
import { dayActKinds, protocolStates } from './day-next.ts';

/** A check-in, a check-out or a departure with seats, at its time, with the state of everything that has to be ready for it. */
export const DayAct = z
  .object({
    act: z.enum(dayActKinds),
    at: z.string(),
    /** Its calendar entry, which is also the id of a departure. */
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
    /** Null for a departure, and for a booking that isn't a charter. */
    charterId: z.int().nullable(),
    number: z.string().nullable(),
    customerName: z.string().nullable(),
    phone: z.string().nullable(),
    adults: z.int(),
    children: z.int(),
    /** How many guests have all the details that lists require. */
    completeGuests: z.int(),
    currency: z.string().nullable(),
    /** The outstanding part of the fee, invoiced or not. */
    open: z.string().nullable(),
    /** The part of the deposit and the APA that hasn’t been received. */
    notReceived: z.string().nullable(),
    /** Whether the deposit was received and isn’t settled. */
    isToSettle: z.boolean(),
    /** The state of its handover; null if there is none. */
    protocol: z.enum(protocolStates).nullable(),
    /** For a departure, how many of its seats are sold or on option, and how many there are. */
    seatsTaken: z.int().nullable(),
    capacity: z.int().nullable(),
  })
  .meta({ id: 'DayAct' });
export type DayAct = z.infer<typeof DayAct>;
