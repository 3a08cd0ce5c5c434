import { maintenanceStatuses } from '../maintenance/words.ts';
import { EventType } from '../schedule/schedule-event.ts';
import { z } from '../shared/zod.ts';
import { Blocker } from './today.ts';

const entry = { id: z.int(), title: z.string(), startDate: z.string(), endDate: z.string() };

/** An entry in a yacht's days, with the guest's last name, and the state of its work if it is a slot. */
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
 * The outlook of a yacht: what she is doing, what comes next and what prevents it, her days ahead, her season, papers and work. What is
 * missing, or the user may not read, is null.
 */
export const YachtOutlook = z
  .object({
    /** Today in her company's time zone. */
    day: z.string(),
    /** The booking she is out on; late if its end is past but its trip is still under way. */
    out: z.object({ ...booking, port: z.string().nullable(), isLate: z.boolean() }).nullable(),
    /** The work or inspection that holds her. */
    held: z.object({ kind: z.enum(['work', 'inspection']), id: z.int(), title: z.string() }).nullable(),
    /** The next booking that hasn't begun, with the free nights before it if they lie within the days below. */
    next: z.object({ ...booking, freeNights: z.int().nullable() }).nullable(),
    /** Why she isn't ready, most severe first. */
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
    /** The certificates of the people aboard: how many are valid, expire within 90 days or have expired, and the first to expire. */
    papers: z
      .object({
        valid: z.int(),
        due: z.int(),
        expired: z.int(),
        first: z.object({ crewId: z.int(), name: z.string(), type: z.string(), day: z.string(), daysLeft: z.int() }).nullable(),
      })
      .nullable(),
    /** Open work. */
    jobs: z.object({ open: z.int(), overdue: z.int() }).nullable(),
    /** The count of each tab, and whether it contains a problem. */
    tabs: z.object({ crew: part, maintenance: part, schedule: part, trips: part, documents: part }),
  })
  .meta({ id: 'YachtOutlook' });
export type YachtOutlook = z.infer<typeof YachtOutlook>;
