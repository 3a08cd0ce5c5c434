import { Activity } from '../activities/activity.ts';
import { CrewMember } from '../crew/crew-member.ts';
import { MaintenanceRecord } from '../maintenance/maintenance-record.ts';
import { ScheduleEvent } from '../schedule/schedule-event.ts';
import { z } from '../shared/zod.ts';
import { Yacht } from '../yachts/yacht.ts';
import { DashboardFigures } from './figures.ts';
import { dueOnDashboard } from './shown.ts';

/** A yacht that leaves or comes back: the booking, and when. The company is named to those who see more than one. */
export const Sailing = z
  .object({
    eventId: z.int(),
    title: z.string(),
    yachtName: z.string(),
    customerName: z.string().nullable(),
    at: z.string(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Sailing' });
export type Sailing = z.infer<typeof Sailing>;

/** Something that has to be seen to, with the day by which: what has expired, is overdue, or begins soon. `of` is what or whom it concerns, `recordId` where it is seen to. */
export const Due = z
  .object({
    kind: z.enum(dueOnDashboard),
    recordId: z.int(),
    label: z.string(),
    of: z.string(),
    day: z.string(),
    daysLeft: z.int(),
    overdue: z.boolean(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Due' });
export type Due = z.infer<typeof Due>;

const balance = z.object({ income: z.string(), expenses: z.string(), result: z.string() });

/** A month of the fleet: days on which a yacht is booked, of all days that its yachts have. */
export const Occupancy = z.object({ month: z.string(), booked: z.int(), days: z.int() }).meta({ id: 'Occupancy' });
export type Occupancy = z.infer<typeof Occupancy>;

/** The books of this month so far beside the whole of the last one, in one currency. */
export const MonthOnMonth = z.object({ currency: z.string(), thisMonth: balance, lastMonth: balance }).meta({ id: 'MonthOnMonth' });
export type MonthOnMonth = z.infer<typeof MonthOnMonth>;

/** What all panels of the dashboard show at first. */
export const Dashboard = z
  .object({
    figures: DashboardFigures,
    yachts: z.object({ rows: z.array(Yacht), total: z.int() }),
    maintenance: z.array(MaintenanceRecord),
    week: z.object({ monday: z.string(), events: z.array(ScheduleEvent) }),
    crew: z.object({ rows: z.array(CrewMember), total: z.int() }),
    activities: z.array(Activity),
    departures: z.array(Sailing),
    returns: z.array(Sailing),
    due: z.object({ counts: z.object({ certificate: z.int(), invoice: z.int(), maintenance: z.int() }), rows: z.array(Due) }),
    occupancy: z.array(Occupancy),
    money: z.array(MonthOnMonth),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;
