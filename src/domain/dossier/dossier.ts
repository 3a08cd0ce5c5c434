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
  /** Who it is about, where that is somebody. */
  of: z.string().nullable(),
  count: z.int().nullable(),
  hours: z.number().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  /** The invoice that it is about, where it is one. */
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
  /** What it comes to: its price or what was invoiced, whichever is more, less what was credited. */
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
  /** One for each currency, that of the price first; none where there is neither a price nor an invoice. */
  sums: z.array(Sum),
  /** What of the price is on no invoice yet, drafts counting as one; null where nothing is. */
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
  /** The how many-th booking of this customer it is, and of how many. */
  nth: z.int(),
  bookings: z.int(),
});
export type Party = z.infer<typeof Party>;

const CrewAboard = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  isCaptain: z.boolean(),
  /** How many certificates there are, without those a newer one replaced, and which of them runs out first. */
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

/** An entry of the calendar with all that is known around it. What one may not read is null, or not in its list. */
export const Dossier = z
  .object({
    event: ScheduleEvent,
    /** Who commands the yacht now, until the booking is over. */
    captain: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** The bookings of the yacht before and after it. */
    previous: AdjacentBooking.nullable(),
    next: AdjacentBooking.nullable(),
    /** Whether its time is over while one of its trips is still under way. */
    isLate: z.boolean(),
    /** How far it has come; empty for what is no booking. */
    stages: z.array(z.object({ stage: z.enum(dossierStages), state: z.enum(stageStates) })),
    /** What there is to do before she sails, or after that before it is closed. Null for what is no booking. */
    toDo: z.object({ before: z.enum(['sailing', 'closing']), tasks: z.array(Task) }).nullable(),
    /** The next thing to do, of those that the caller may. */
    act: Act.nullable(),
    money: Money.nullable(),
    party: Party.nullable(),
    /** Who is aboard now, the captain first, until the booking is over; null for what is no booking. */
    crew: z.array(CrewAboard).nullable(),
    trips: z.array(Leg).nullable(),
    /** The days around it, and what the yacht does in them. */
    around: z.object({ first: z.string(), last: z.string(), entries: z.array(SurroundingEntry) }),
    /** What happened to it and to its invoices, the latest first. */
    history: z.array(HistoryEntry),
  })
  .meta({ id: 'Dossier' });
export type Dossier = z.infer<typeof Dossier>;
