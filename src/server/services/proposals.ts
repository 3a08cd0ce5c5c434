import { sql } from 'kysely';
import { ProposalQuery, ServiceProposal } from '#domain/services/proposal.ts';
import { groupsOf, slotsFor, tenthsOfWork, type ToPlan } from '#domain/services/proposals.ts';
import { includes } from '#domain/services/series.ts';
import { hoursOf } from '#domain/equipment/hours.ts';
import { blockedBy, standstillTypes } from '#domain/schedule/in-the-way.ts';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { z } from '#domain/shared/zod.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { isOpenWork, isThere } from '../platform/expressions.ts';
import type { App, Parts } from '../platform/parts.ts';
import { WithId } from '../platform/schemas.ts';
import { standingPlans, withOpenJob } from './plan-standing.ts';

const usualWithin = 60;

/** Proposals of services to do next on a yacht, with free times. */
export function proposalRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/yachts/:id/proposals',
    {
      config: { may: 'maintenance:read' },
      schema: {
        tags: ['Services'],
        operationId: 'listServiceProposals',
        summary: 'Propose when to do services',
        description:
          'Groups the services that take a yacht out of service and are due within the given number of days (60 by default), and proposes free times for each group.',
        params: WithId,
        querystring: ProposalQuery,
        response: { 200: z.array(ServiceProposal) },
      },
    },
    async (request) => {
      const { rows } = await db.in(request.scope).executeQuery(around(request.scope, request.params.id));
      if (!rows[0]) throw notThere();
      return proposalsOf(rows[0], request.query.within ?? usualWithin, new Date().toISOString());
    },
  );
}

type Candidate = Omit<ToPlan, 'expectedOn'> & { expectedOn: string | null; state: string; jobId: number | null; outOfService: boolean };
type Slot = { startDate: string; endDate: string };
type YachtSchedule = { timeZone: string; plans: Candidate[]; busy: Slot[]; works: (Slot & { maintenanceId: number; title: string })[] };

/** The unplanned services of a yacht, her calendar from now on, and her open work; no row if there is no such yacht. */
function around(place: ReadScope, yachtId: number) {
  const blockingTypes = [...blockedBy.maintenance.question, ...standstillTypes];
  const dates = sql`'startDate', e.start_date, 'endDate', e.end_date`;
  return sql<YachtSchedule>`
    with ${standingPlans(place, { plans: sql<boolean>`p.yacht_id = ${yachtId}`, meters: sql<boolean>`m.yacht_id = ${yachtId}` })}
    select o.time_zone,
      coalesce((select json_agg(json_build_object('id', p.id, 'equipmentId', p.equipment_id, 'series', p.series, 'title', p.title, 'equipmentName', q.name, 'expectedOn', p.expected_on,
          'latestOn', p.latest_on, 'estimatedTenths', p.estimated_tenths, 'everyMonths', p.every_months, 'everyDays', p.every_days, 'everyTenths', p.every_tenths, 'state', p.state,
          'outOfService', p.out_of_service, 'jobId', job.id) order by p.id)
        from standing p join equipment q on q.company_id = p.company_id and q.id = p.equipment_id ${withOpenJob} where p.state in ('overdue', 'due', 'ok')), '[]') as plans,
      coalesce((select json_agg(json_build_object(${dates}))
        from schedule_events e left join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id
        where e.company_id = y.company_id and e.yacht_id = y.id and e.end_date > now() and e.type = any(${blockingTypes}) and (r.id is null or ${isOpenWork}) and ${isThere('e')}), '[]') as busy,
      coalesce((select json_agg(json_build_object('maintenanceId', r.id, 'title', r.title, ${dates}) order by e.start_date, r.id)
        from maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
        where r.company_id = y.company_id and r.yacht_id = y.id and e.end_date > now() and ${isOpenWork}), '[]') as works
    from yachts y join companies o on o.id = y.company_id where ${within(place, 'y')} and y.id = ${yachtId}`.compile(build);
}

function proposalsOf({ timeZone, plans, ...calendar }: YachtSchedule, days: number, now: string): ServiceProposal[] {
  const today = dayIn(timeZone, now);
  const horizon = addDays(today, days);
  const [busy, works] = [calendar.busy.map(inUtc), calendar.works.map((each) => ({ ...each, ...inUtc(each) }))];
  // Services included in a longer planned one count as planned.
  const open = plans.filter(({ jobId }) => jobId !== null);
  const wanted = plans.filter((plan) => plan.outOfService && plan.jobId === null && !open.some((longer) => includes(longer, plan)));
  const near = wanted.flatMap((plan): ToPlan[] => {
    if (plan.state !== 'ok') return [{ ...plan, expectedOn: plan.expectedOn ?? today }];
    return plan.expectedOn !== null && plan.expectedOn <= horizon ? [{ ...plan, expectedOn: plan.expectedOn }] : [];
  });
  return groupsOf(near).map((group) => {
    const tenths = tenthsOfWork(group.plans);
    const last = group.deadline ?? horizon;
    return {
      plans: group.plans.map(({ id, title, equipmentName, expectedOn, latestOn }) => ({
        planId: id,
        title,
        equipmentName,
        expectedOn,
        latestOn,
      })),
      hours: hoursOf(tenths),
      deadline: group.deadline,
      slots: slotsFor({ deadline: group.deadline, tenths }, { busy, timeZone, today, now }),
      joins: works.filter(({ startDate }) => dayIn(timeZone, startDate) <= last),
    };
  });
}

function inUtc({ startDate, endDate }: Slot): Slot {
  return { startDate: new Date(startDate).toISOString(), endDate: new Date(endDate).toISOString() };
}
