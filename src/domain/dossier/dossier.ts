import { invoiceStatuses } from '../finance/words.ts';
import { maintenanceStatuses } from '../maintenance/words.ts';
import { EventType, ScheduleEvent } from '../schedule/schedule-event.ts';
import { z } from '../shared/zod.ts';
import { Blocker } from '../today/today.ts';
import { TripStatus } from '../trips/trip.ts';
import { actKinds, dossierStages, stageStates, taskKinds } from './words.ts';

const AdjacentBooking = z.object({
  id: z.int(),
  type: EventType,
  title: z.string(),
  party: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
});

const Task = z.object({
  kind: z.enum(taskKinds),
  isDone: z.boolean(),
  /** The person it is about, if any. */
  of: z.string().nullable(),
  count: z.int().nullable(),
  hours: z.number().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  /** The invoice it is about, if any. */
  invoiceId: z.int().nullable(),
  blocker: Blocker.nullable(),
});
export type Task = z.infer<typeof Task>;

const Act = z.object({ kind: z.enum(actKinds), invoiceId: z.int().nullable(), blocker: Blocker.nullable() });
export type Act = z.infer<typeof Act>;

const DossierInvoice = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(invoiceStatuses),
  currency: z.string(),
  total: z.string(),
  paid: z.string(),
  credited: z.string(),
  open: z.string(),
  dueDate: z.string(),
});
export type DossierInvoice = z.infer<typeof DossierInvoice>;

const Sum = z.object({
  currency: z.string(),
  /** The total: the price or the invoiced amount, whichever is more, less credits. */
  total: z.string(),
  invoiced: z.string(),
  paid: z.string(),
  credited: z.string(),
  open: z.string(),
  /** How much of the total is paid, in whole percent: 100 only when all of it is, 0 only when nothing is. */
  share: z.int(),
});
export type Sum = z.infer<typeof Sum>;

const Money = z.object({
  /** One for each currency, starting with the price's; empty without a price and invoices. */
  sums: z.array(Sum),
  /** The part of the price that isn't on an invoice or draft yet; null if none. */
  toInvoice: z.string().nullable(),
  invoices: z.array(DossierInvoice),
  act: Act.nullable(),
});
export type Money = z.infer<typeof Money>;

const Party = z.object({
  id: z.int(),
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  /** Which of the customer's bookings it is, and how many there are. */
  nth: z.int(),
  bookings: z.int(),
});
export type Party = z.infer<typeof Party>;

const CrewAboard = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  isCaptain: z.boolean(),
  /** The number of certificates, without replaced ones, and the first of them to expire. */
  papers: z.object({ count: z.int(), first: z.object({ type: z.string(), day: z.string() }).nullable(), isShort: z.boolean() }),
});
export type CrewAboard = z.infer<typeof CrewAboard>;

const Leg = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  departureDate: z.string(),
  arrivalDate: z.string().nullable(),
  status: TripStatus,
  miles: z.number().nullable(),
});
export type Leg = z.infer<typeof Leg>;

const SurroundingEntry = AdjacentBooking.extend({
  color: z.string().nullable(),
  maintenanceStatus: z.enum(maintenanceStatuses).nullable(),
});
export type SurroundingEntry = z.infer<typeof SurroundingEntry>;

const HistoryEntry = z.object({
  id: z.int(),
  action: z.string(),
  resourceType: z.string(),
  resourceId: z.int(),
  details: z.string().nullable(),
  userName: z.string().nullable(),
  timestamp: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A calendar entry with everything related to it. What the caller may not read is null or left out of its list. */
export const Dossier = z
  .object({
    event: ScheduleEvent,
    /** Whether it is a departure, whose seats are sold one by one at the charter desk. */
    isDeparture: z.boolean(),
    /** The yacht's current captain, until the booking is over. */
    captain: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** The bookings of the yacht before and after it. */
    previous: AdjacentBooking.nullable(),
    next: AdjacentBooking.nullable(),
    /** Whether it should be over but one of its trips is still under way. */
    isLate: z.boolean(),
    /** Its stages; empty if it isn't a booking. */
    stages: z.array(z.object({ stage: z.enum(dossierStages), state: z.enum(stageStates) })),
    /** The tasks before she sails, or afterward before it is closed. Null if it isn't a booking. */
    toDo: z.object({ before: z.enum(['sailing', 'closing']), tasks: z.array(Task) }).nullable(),
    /** The next act among those the caller may do. */
    act: Act.nullable(),
    money: Money.nullable(),
    party: Party.nullable(),
    /** The people aboard now, captain first, until the booking is over; null if it isn't a booking. */
    crew: z.array(CrewAboard).nullable(),
    trips: z.array(Leg).nullable(),
    /** The days around it, with the yacht's entries. */
    around: z.object({ first: z.string(), last: z.string(), entries: z.array(SurroundingEntry) }),
    /** The history of the entry and its invoices, latest first. */
    history: z.array(HistoryEntry),
  })
  .meta({ id: 'Dossier' });
export type Dossier = z.infer<typeof Dossier>;
