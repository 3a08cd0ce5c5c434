import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { Dashboard, type Occupancy, type Sailing } from '#domain/dashboard/dashboard.ts';
import { figuresFor, type DashboardFigures } from '#domain/dashboard/figures.ts';
import { dueOnDashboard, monthsAhead, shownOnDashboard } from '#domain/dashboard/shown.ts';
import { canBeRemindedOf } from '#domain/reminders/reminder.ts';
import { can, hiddenKinds, type Area } from '#domain/session/permissions.ts';
import { overviewOf } from '#domain/finance/overview.ts';
import { addDays, addMonths, dayIn, firstOfMonth, lastOfMonth, mondayOf, windowOf } from '#domain/shared/calendar-days.ts';
import { activityPage, inBrief } from '../activities/store.ts';
import { crewPage } from '../crew/store.ts';
import { sumsOf } from '../finance/overview-store.ts';
import { recordsNotOver } from '../maintenance/store.ts';
import type { App, Parts } from '../platform/parts.ts';
import type { SharedAnswers } from '../platform/shared-answers.ts';
import { dueNow } from '../reminders/store.ts';
import { eventPage } from '../schedule/store.ts';
import { fleetPage } from '../yachts/store.ts';
import { figures } from './figures.ts';
import { occupancyOf, sailings } from './store.ts';
import './examples.ts';

/** A week holds as many events as a list may ask for at once. */
const maxEvents = 500;

/** What the panels of the dashboard show, in one request and one round trip for each panel. Whoever of a company asks while nothing of it has changed shares them. */
export function dashboardRoutes(app: App, { db }: Parts, shared: SharedAnswers): void {
  app.get(
    '/api/dashboard',
    {
      config: { may: 'any:read' },
      schema: {
        tags: ['Dashboard'],
        operationId: 'getDashboard',
        summary: 'Read the dashboard',
        description:
          'Returns in one answer what the dashboard shows: fleet, maintenance, this week, crew, departures and returns, what is due, occupancy and money.',
        response: { 200: Dashboard },
      },
    },
    (request) =>
      shared(request, () => {
        // All companies together have no zone; a day more or less at the ends of a week is theirs to bear.
        const timeZone = request.person.timeZone ?? 'UTC';
        return panels(db, request, timeZone, dayIn(timeZone, new Date().toISOString()));
      }),
  );
}

const noneDue = { certificate: 0, invoice: 0, maintenance: 0 };

/** Reads what each panel shows; the panels of areas one may not read are empty. */
async function panels(db: Parts['db'], { scope, person }: FastifyRequest, timeZone: string, today: string): Promise<Dashboard> {
  const read = async <Row>(area: Area | 'any', query: CompiledQuery<Row>) =>
    can(person, `${area}:read`) ? (await db.in(scope).executeQuery(query)).rows : [];
  const kinds = dueOnDashboard.filter((kind) => canBeRemindedOf(person, kind));
  const monday = mondayOf(today);
  const lastMonth = firstOfMonth(addMonths(today, -1));
  const books = { from: lastMonth, to: lastOfMonth(today) };
  const months = Array.from({ length: monthsAhead }, (_, ahead) => firstOfMonth(addMonths(today, ahead)));
  const [[counted], yachts, maintenance, events, crew, activities, bookings, due, occupancy, sums] = await Promise.all([
    read('any', figures(scope)),
    read('fleet', fleetPage(scope, { limit: shownOnDashboard.yachts })),
    read('maintenance', recordsNotOver(scope, shownOnDashboard.maintenance)),
    read('schedule', eventPage(scope, { ...windowOf(timeZone, monday, addDays(monday, 6)), limit: maxEvents })),
    read('crew', crewPage(scope, { limit: shownOnDashboard.crew })),
    read('any', activityPage(scope, { limit: shownOnDashboard.activities, hidden: hiddenKinds(person) })),
    read<Sailing & { leaves: boolean }>('schedule', sailings(scope)),
    dueNow(db, { scope, now: new Date() }, kinds, { order: 'pressing', limit: shownOnDashboard.due }),
    read<Occupancy>('schedule', occupancyOf(scope, timeZone, months)),
    read('finance', sumsOf(scope, books)),
  ]);
  return {
    figures: figuresFor(person, counted as DashboardFigures),
    yachts: { rows: yachts, total: yachts[0]?.total ?? 0 },
    maintenance,
    week: { monday, events },
    crew: { rows: crew, total: crew[0]?.total ?? 0 },
    activities: inBrief(activities),
    departures: bookings.filter(({ leaves }) => leaves),
    returns: bookings.filter(({ leaves }) => !leaves),
    occupancy,
    due: {
      counts: { ...noneDue, ...due.totals },
      rows: due.rows.slice(0, shownOnDashboard.due).map(({ resourceId, ...row }) => ({ ...row, recordId: resourceId })),
    },
    money: overviewOf(sums, books).currencies.flatMap(({ currency, months: [before, now] }) =>
      before && now ? [{ currency, thisMonth: now, lastMonth: before }] : [],
    ),
  };
}
