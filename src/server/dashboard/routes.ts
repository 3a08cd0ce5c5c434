import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { Dashboard, type Occupancy } from '#domain/dashboard/dashboard.ts';
import { figuresFor, type DashboardFigures } from '#domain/dashboard/figures.ts';
import { dueOnDashboard, monthsAhead, shownOnDashboard } from '#domain/dashboard/shown.ts';
import { canBeRemindedOf } from '#domain/reminders/reminder.ts';
import { can, hiddenKinds, type Area } from '#domain/session/permissions.ts';
import { addDays, addMonths, dayIn, firstOfMonth, mondayOf, windowOf } from '#domain/shared/calendar-days.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { inWords } from '#domain/shared/words.ts';
import { needsOf, type DueRow } from '#domain/today/needs.ts';
import { maxChangeovers, maxNeeds } from '#domain/today/shown.ts';
import { activityPage, inBrief } from '../activities/store.ts';
import { crewPage } from '../crew/store.ts';
import { missingDocuments, type MissingDocument } from '../documents/store.ts';
import { openRecords } from '../maintenance/store.ts';
import type { App, Parts } from '../platform/parts.ts';
import type { SharedAnswers } from '../platform/shared-answers.ts';
import { dueNow } from '../reminders/store.ts';
import { eventPage } from '../schedule/store.ts';
import { fortnightOf } from '../today/fortnight-store.ts';
import { readToday } from '../today/store.ts';
import { fleetPage } from '../yachts/store.ts';
import { figures } from './figures.ts';
import { firstSteps, monthOnMonth, occupancyOf } from './store.ts';
import './examples.ts';

/** A week holds as many events as a list may return at once. */
const maxEvents = 500;

/**
 * Everything the dashboard's panels show, in one request and one round trip for each panel. Until something changes, users of a company
 * share the result.
 */
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
          'Returns in one answer what the dashboard shows: the day with its changeovers and what keeps yachts from leaving, what needs attention, the next two weeks of each yacht, fleet, maintenance, this week, crew, occupancy and money.',
        response: { 200: Dashboard },
      },
    },
    (request) =>
      shared(request, () => {
        // For all companies together there is no time zone, so the week may be off by a day at its ends.
        const timeZone = request.person.timeZone ?? 'UTC';
        return panels(db, request, timeZone, new Date());
      }),
  );
}

const noneDue = { certificate: 0, document: 0, invoice: 0, maintenance: 0 };

/** Reads the contents of each panel; panels of areas the user can't read are empty. */
async function panels(db: Parts['db'], { scope, person }: FastifyRequest, timeZone: string, now: Date): Promise<Dashboard> {
  const { companyId } = person;
  const today = dayIn(timeZone, now.toISOString());
  const read = async <Row>(area: Area | 'any', query: CompiledQuery<Row>) =>
    can(person, `${area}:read`) ? (await db.in(scope).executeQuery(query)).rows : [];
  const reads = (area: Area) => can(person, `${area}:read`);
  const ofCompany = async <Row>(query: (id: number) => CompiledQuery<Row>) =>
    companyId === null ? [] : read('schedule', query(companyId));
  const kinds = dueOnDashboard.filter((kind) => canBeRemindedOf(person, kind));
  const monday = mondayOf(today);
  const months = Array.from({ length: monthsAhead }, (_, ahead) => firstOfMonth(addMonths(today, ahead)));
  const [[counted], yachts, maintenance, events, crew, activities, days, due, missing, fortnight, [steps], occupancy, money] =
    await Promise.all([
      read('any', figures(scope)),
      read('fleet', fleetPage(scope, { limit: shownOnDashboard.yachts })),
      read('maintenance', openRecords(scope, shownOnDashboard.maintenance)),
      read('schedule', eventPage(scope, { ...windowOf(timeZone, monday, addDays(monday, 6)), limit: maxEvents })),
      read('crew', crewPage(scope, { limit: shownOnDashboard.crew })),
      read('any', activityPage(scope, { limit: shownOnDashboard.activities, hidden: hiddenKinds(person) })),
      readToday(db, scope, { companyIds: companyId === null ? [] : [companyId], now, reads }),
      dueNow(db, { scope, now }, kinds, { order: 'pressing', limit: 2 * maxNeeds }),
      read('documents', missingDocuments(scope, maxNeeds)),
      ofCompany((id) => fortnightOf(scope, id, { now, withWork: reads('maintenance') })),
      read('any', firstSteps(scope)),
      read<Occupancy>('schedule', occupancyOf(scope, timeZone, months)),
      read('finance', monthOnMonth(scope, today)),
    ]);
  const day = (companyId !== null && days.get(companyId)) || null;
  const counts = { ...noneDue, ...due.totals };
  const dueRows = companyForPlatform([...due.rows, ...missing.map(asDue)], scope);
  const inAll = Object.values(counts).reduce((sum, count) => sum + count, missing[0]?.total ?? 0);
  const needs = needsOf(day, dueRows, inAll);
  return {
    figures: figuresFor(person, counted as DashboardFigures),
    yachts: { rows: yachts, total: yachts[0]?.total ?? 0 },
    maintenance,
    week: { monday, events },
    crew: { rows: crew, total: crew[0]?.total ?? 0 },
    activities: inBrief(activities),
    today: day && {
      ...day,
      rows: day.rows.slice(0, maxChangeovers),
      more: Math.max(day.more, day.more + day.rows.length - maxChangeovers),
    },
    needs: { rows: needs.rows.slice(0, maxNeeds), total: needs.total, due: counts },
    fortnight: { rows: fortnight, total: fortnight[0]?.total ?? 0 },
    hasBookings: steps?.hasBookings ?? false,
    hasTeam: steps?.hasTeam ?? false,
    occupancy,
    money: money.map(({ currency, ...of }) => ({
      currency,
      thisMonth: balanceOf(of.thisMonth),
      sameDays: balanceOf(of.sameDays),
      lastMonth: balanceOf(of.lastMonth),
    })),
  };
}

/** A missing required document, as a row of what is due. */
function asDue({ id, type, of, lacking, companyId, companyName }: MissingDocument): DueRow {
  const whose = inWords([...of, lacking > of.length ? `${lacking - of.length} more` : null]);
  const nothing = { day: null, daysLeft: null, amount: null, currency: null };
  return { kind: 'missing', resourceId: id, label: type, of: whose, ...nothing, companyId, companyName };
}

/** Keeps the company for users who see more than one company. */
function companyForPlatform<Row extends { companyId: number | null; companyName: string | null }>(
  rows: Row[],
  { kind }: FastifyRequest['scope'],
): Row[] {
  return kind === 'platform' ? rows : rows.map((row) => ({ ...row, companyId: null, companyName: null }));
}

function balanceOf({ income, expenses }: { income: number; expenses: number }) {
  return { income: decimalOf(income), expenses: decimalOf(expenses), result: decimalOf(income - expenses) };
}
