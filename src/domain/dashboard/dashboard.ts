import { Activity } from '../activities/activity.ts';
import { CrewMember } from '../crew/crew-member.ts';
import { MaintenanceRecord } from '../maintenance/maintenance-record.ts';
import { ScheduleEvent } from '../schedule/schedule-event.ts';
import { z } from '../shared/zod.ts';
import { Fortnight } from '../today/fortnight.ts';
import { Need, Today } from '../today/today.ts';
import { Yacht } from '../yachts/yacht.ts';
import { DashboardFigures } from './figures.ts';

const balance = z.object({ income: z.string(), expenses: z.string(), result: z.string() });

/** A month of the fleet: booked yacht days out of all yacht days. */
export const Occupancy = z.object({ month: z.string(), booked: z.int(), days: z.int() }).meta({ id: 'Occupancy' });
export type Occupancy = z.infer<typeof Occupancy>;

/** The books of this month so far in one currency, with last month's up to the same day and in full. */
export const MonthOnMonth = z
  .object({ currency: z.string(), thisMonth: balance, sameDays: balance, lastMonth: balance })
  .meta({ id: 'MonthOnMonth' });
export type MonthOnMonth = z.infer<typeof MonthOnMonth>;

/** What the panels of the dashboard show when it loads. */
export const Dashboard = z
  .object({
    figures: DashboardFigures,
    yachts: z.object({ rows: z.array(Yacht), total: z.int() }),
    maintenance: z.array(MaintenanceRecord),
    week: z.object({ monday: z.string(), events: z.array(ScheduleEvent) }),
    crew: z.object({ rows: z.array(CrewMember), total: z.int() }),
    activities: z.array(Activity),
    /** The day in the company's time zone; null for users without a company or without access to the schedule. */
    today: Today.nullable(),
    needs: z.object({
      rows: z.array(Need),
      total: z.int(),
      /** What is due regardless of any departure. */
      due: z.object({ certificate: z.int(), document: z.int(), invoice: z.int(), maintenance: z.int() }),
    }),
    fortnight: Fortnight,
    /** Whether there is any booking at all. */
    hasBookings: z.boolean(),
    /** Whether the company has anyone but its first member, or has invited somebody. */
    hasTeam: z.boolean(),
    occupancy: z.array(Occupancy),
    money: z.array(MonthOnMonth),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;
