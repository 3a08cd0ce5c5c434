import { maintenanceStatuses } from '../maintenance/words.ts';
import { EventType } from '../schedule/schedule-event.ts';
import { z } from '../shared/zod.ts';
import { Blocker } from './today.ts';

const entry = { id: z.int(), title: z.string(), startDate: z.string(), endDate: z.string() };

/** What lies on a yacht's days: with the last name of the guest, and the state of the work whose slot it is. */
const OutlookEntry = z.object({
  ...entry,
  type: EventType,
  color: z.string().nullable(),
  party: z.string().nullable(),
  maintenanceStatus: z.enum(maintenanceStatuses).nullable(),
});
export type OutlookEntry = z.infer<typeof OutlookEntry>;

const booking = {
  eventId: z.int(),
  type: EventType,
  title: z.string(),
  /** The guest's last name. */
  party: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
};

const part = z.object({ count: z.int(), isWrong: z.boolean() }).nullable();

/**
 * How a yacht is: what she does, what comes next and what stands in its way, her days ahead, her season, papers and work. What one may not
 * read, and what there is nothing of, is null.
 */
export const YachtOutlook = z
  .object({
    /** Today, where her company is. */
    day: z.string(),
    /** The booking she is out on; late if its end is past and its trip still goes on. */
    out: z.object({ ...booking, port: z.string().nullable(), isLate: z.boolean() }).nullable(),
    /** The work or inspection she is held by. */
    held: z.object({ kind: z.enum(['work', 'inspection']), id: z.int(), title: z.string() }).nullable(),
    /** The next booking that hasn't begun; with the nights free before it, as far as they lie within the days below. */
    next: z.object({ ...booking, freeNights: z.int().nullable() }).nullable(),
    /** Why she isn't ready, the worst first. */
    blockers: z.array(Blocker),
    /** From today on, for 90 days. */
    entries: z.array(OutlookEntry),
    /** This year up to today. */
    season: z.object({
      from: z.string(),
      to: z.string(),
      money: z.array(z.object({ currency: z.string(), income: z.string(), expenses: z.string() })),
      occupancy: z.object({ percent: z.int(), bookedDays: z.int(), days: z.int(), lastYear: z.int().nullable() }).nullable(),
    }),
    /** The certificates of those aboard: how many are in order, run out within 90 days, have run out; and the one that comes first. */
    papers: z
      .object({
        valid: z.int(),
        due: z.int(),
        expired: z.int(),
        first: z.object({ crewId: z.int(), name: z.string(), type: z.string(), day: z.string(), daysLeft: z.int() }).nullable(),
      })
      .nullable(),
    /** Work that nobody has closed. */
    jobs: z.object({ open: z.int(), overdue: z.int() }).nullable(),
    /** How much stands behind each tab, and whether something there is wrong. */
    tabs: z.object({ crew: part, maintenance: part, schedule: part, trips: part, documents: part }),
  })
  .meta({ id: 'YachtOutlook' });
export type YachtOutlook = z.infer<typeof YachtOutlook>;
