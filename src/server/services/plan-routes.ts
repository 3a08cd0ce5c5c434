import { isDeepStrictEqual } from 'node:util';
import { tenthsOf } from '#domain/equipment/hours.ts';
import type { NeededParts } from '#domain/parts/part.ts';
import { mayPostpone, postponementFault } from '#domain/services/plan-state.ts';
import { Completion } from '#domain/services/service.ts';
import {
  NewCompletion,
  NewPostponement,
  NewServicePlan,
  ServicePlan,
  ServicePlanChanges,
  ServicePlanQuery,
} from '#domain/services/service-plan.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptDocument } from '../files/store.ts';
import { useParts } from '../parts/using.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { completeTurn, refuseOldTurn } from './completing.ts';
import { companyOfPlan, holdPlan, planById, planPage, readPlan } from './plan-store.ts';
import { addPlan, changePlan } from './plan-writing.ts';
import { servicesById } from './service-store.ts';
import { holdPlans, nameOfPlan, noticedAfter, setNoticed, type HeldPlan } from './turns.ts';

/** Service plans, their completion and postponement. */
export function planRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/service-plans',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Services'],
        operationId: 'listServicePlans',
        summary: 'List service plans',
        description: 'Lists recurring services, most urgent first: overdue, due, then the rest by expected date.',
        querystring: ServicePlanQuery,
        response: { 200: z.array(ServicePlan) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, planPage),
  );

  app.get(
    '/api/service-plans/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Services'],
        operationId: 'getServicePlan',
        summary: 'Read a service plan',
        description: 'Returns one service plan with its state.',
        params: WithId,
        response: { 200: ServicePlan },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => planById(place, request.params.id)),
  );

  app.post(
    '/api/service-plans',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Services'],
        operationId: 'createServicePlan',
        summary: 'Plan a service',
        description:
          'Adds a service of a piece of equipment, by date, by hours, or both, whichever comes first; without an interval, it is done once. Without a due date or due hours, it counts from when it was last done, or from now.',
        body: NewServicePlan,
        response: { 201: ServicePlan },
      },
    },
    async (request, reply) => {
      const plan = await write(db, request, reply, 201, async (t) => {
        const { id, companyId } = await addPlan(t, request.scope, request.body);
        const made = await readPlan(t, request.scope, id);
        const details = `Planned a service of ${made.yachtName}: ${nameOfPlan(made)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'service', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(plan)).header('location', `/api/service-plans/${plan.id}`);
      return plan;
    },
  );

  app.patch(
    '/api/service-plans/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Services'],
        operationId: 'updateServicePlan',
        summary: 'Change a service plan',
        description:
          'Changes the given fields of a service plan. A new interval applies from the next service on, a new due date immediately. Only those who run the company can let a critical service be due later, or decide that it is no longer critical.',
        params: WithId,
        body: ServicePlanChanges,
        response: { 200: ServicePlan, 412: Changed(ServicePlan) },
      },
    },
    async (request, reply) => {
      const plan = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdPlan(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { parts, ...fields } = request.body;
        const changes = difference(stored, fields);
        if (Object.keys(changes).length === 0 && (!parts || samePairs(stored.parts, parts))) return stored;
        await changePlan(t, { companyId, person: request.person }, stored, request.body);
        const changed = await readPlan(t, request.scope, stored.id);
        Object.assign(changes, difference({ parts: partsInWords(stored) }, { parts: partsInWords(changed) }));
        const details = `Changed a service of ${changed.yachtName}: ${nameOfPlan(changed)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'service', resourceId: stored.id, details, changes });
        return changed;
      });
      reply.header('etag', etag(plan));
      return plan;
    },
  );

  app.delete(
    '/api/service-plans/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Services'],
        operationId: 'deleteServicePlan',
        summary: 'Delete a service plan',
        description: 'Deletes a service plan. Its completed services stay in the service book.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(ServicePlan) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdPlan(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await deleteRow(t, 'servicePlans', { companyId, id: stored.id });
        const details = `Deleted a service of ${stored.yachtName}: ${nameOfPlan(stored)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'service', resourceId: stored.id, details });
        return null;
      }),
  );

  completionRoutes(app, { db });
}

/** The parts of a plan, as activities name them. */
function partsInWords({ parts }: ServicePlan): string {
  return parts.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}

function samePairs(stored: ServicePlan['parts'], parts: NeededParts): boolean {
  return isDeepStrictEqual(pairsOf(stored), pairsOf(parts));
}

function pairsOf(parts: NeededParts): string[] {
  return parts.map(({ partId, quantity }) => `${partId} ${quantity}`).toSorted();
}

// A missing plan is a 404 even if the body is invalid.
function completionRoutes(app: App, { db }: Pick<Parts, 'db'>): void {
  app.post(
    '/api/service-plans/:id/completions',
    {
      config: { may: 'maintenance:write' },
      attachValidation: true,
      schema: {
        tags: ['Services'],
        operationId: 'completeServicePlan',
        summary: 'Complete a service',
        description:
          'Adds the open turn of a plan to the service book and moves on to the next, along with the shorter services of its series. Hours are a reading of its meter; if left out, the last reading of the week before counts. Parts used are taken from stock (409 `not_enough`). A turn is completed once (409 `already_done`).',
        params: WithId,
        body: NewCompletion,
        response: { 201: Completion },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        // Locks related plans in one order before any single one.
        if (request.validationError?.validationContext === 'params') throw request.validationError;
        const companyId = await companyOfPlan(t, request.scope, request.params.id);
        if (request.validationError) throw request.validationError;
        const plans = await holdPlans(t, companyId, [request.params.id]);
        const stored = await readPlan(t, request.scope, request.params.id);
        const { cycle, doneOn, hours, confirm, nextDueOn, nextDueHours, parts = [], ...line } = request.body;
        await adoptDocument(t, companyId, 'fileUrl', line.fileUrl);
        const done = { cycle, doneOn, hours, confirm, nextDueOn, nextDueHours, line };
        const ids = await completeTurn(t, request, { companyId, plans }, plans.get(stored.id) as HeldPlan, done);
        await useParts(t, request, { companyId, yachtId: stored.yachtId, serviceId: ids[0] as number }, parts);
        const details = `Completed a service of ${stored.yachtName}: ${nameOfPlan(stored)}`;
        await record(t, request, { companyId, action: 'complete', resourceType: 'service', resourceId: stored.id, details });
        const { rows: services } = await t.executeQuery(servicesById(request.scope, ids));
        return { plan: await readPlan(t, request.scope, stored.id), services };
      }),
  );

  app.post(
    '/api/service-plans/:id/postponements',
    {
      config: { may: 'maintenance:write' },
      attachValidation: true,
      schema: {
        tags: ['Services'],
        operationId: 'postponeServicePlan',
        summary: 'Postpone a service',
        description:
          'Postpones the open turn of a plan to a later day, at most 365 days after it was due, or to more hours. Later dates don’t change. With `cycle`, a turn that was completed meanwhile is refused (409 `already_done`). Only those who run the company can postpone a critical service.',
        params: WithId,
        body: NewPostponement,
        response: { 201: ServicePlan },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        if (request.validationError?.validationContext === 'params') throw request.validationError;
        const companyId = await companyOfPlan(t, request.scope, request.params.id);
        if (request.validationError) throw request.validationError;
        const plan = (await holdPlans(t, companyId, [request.params.id])).get(request.params.id) as HeldPlan;
        const stored = await readPlan(t, request.scope, request.params.id);
        if (!mayPostpone(request.person, stored))
          throw new Refusal(403, 'not_allowed', 'Only those who run the company can postpone a critical service.');
        const { reason, cycle, toOn = null, toHours = null } = request.body;
        if (cycle !== undefined) await refuseOldTurn(t, request.person, companyId, plan, cycle);
        const to = { toOn, toTenths: toHours === null ? null : tenthsOf(toHours) };
        if (plan.ended) throw wrongField('toOn', 'This was done already');
        const fault = postponementFault(plan, to);
        if (fault) throw wrongField(fault.path, fault.message);
        const byName = fullName(request.person).slice(0, 300);
        await addRow(t, 'postponements', { companyId, planId: plan.id, cycle: plan.cycle, ...to, reason, byName });
        const after = { ...plan, postponedOn: toOn ?? plan.postponedOn, postponedTenths: to.toTenths ?? plan.postponedTenths };
        await setNoticed(t, companyId, plan.id, noticedAfter(plan, after, plan.total));
        const details = `Postponed a service of ${stored.yachtName}: ${nameOfPlan(stored)} (${reason})`;
        await record(t, request, { companyId, action: 'update', resourceType: 'service', resourceId: stored.id, details });
        return readPlan(t, request.scope, stored.id);
      }),
  );
}
