import type { FastifyRequest } from 'fastify';
import './examples.ts';
import { boatLimitReached } from '#domain/billing/plans.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { yachtStatuses, yachtUses, type YachtStatus } from '#domain/yachts/words.ts';
import { deletionRefusal, moveRefusal } from '#domain/yachts/deletion-words.ts';
import { NewYacht, Yacht, YachtChanges, YachtDeletion, yachtSorts } from '#domain/yachts/yacht.ts';
import { adoptPicture, handOverFile } from '../files/store.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { announce, difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyOf, companyToWriteFor, noCompany } from '../platform/company.ts';
import { addRow, changeRow, deleteRow, isRow } from '../platform/rows.ts';
import { fleetPage, forgetYacht, linkedToYacht, holdYacht, readYacht, yachtById, deleteFeedsOfYacht, holdFleetSize } from './store.ts';

const FleetQuery = Page.extend({
  status: z.enum(['all', ...yachtStatuses]).optional(),
  use: z.enum(yachtUses).optional(),
  sort: z.enum(yachtSorts).optional(),
  companyId: IdInAddress.optional(),
});

/** The fleet: yachts and what belongs to them. */
export function yachtRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/yachts',
    {
      config: { may: 'fleet:read', signInWithRead: true },
      schema: {
        tags: ['Yachts'],
        operationId: 'listYachts',
        summary: 'List yachts',
        description:
          'Lists the yachts of the fleet. `use` is what a yacht is doing right now by her calendar, and `useUntil` until when: for a free one, when her next booking, work or inspection begins; for one in the yard, an instant in the past if her work is overdue; null if unknown. The parameter `use` filters by it.',
        querystring: FleetQuery,
        response: { 200: z.array(Yacht) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, fleetPage),
  );

  app.get(
    '/api/yachts/:id',
    {
      config: { may: 'fleet:read', signInWithRead: true },
      schema: {
        tags: ['Yachts'],
        operationId: 'getYacht',
        summary: 'Read a yacht',
        description: 'Returns one yacht, with what she is doing right now (`use`) and until when (`useUntil`), as in the list.',
        params: WithId,
        response: { 200: Yacht },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => yachtById(place, request.params.id)),
  );

  app.post(
    '/api/yachts',
    {
      config: { may: 'fleet:write' },
      schema: {
        tags: ['Yachts'],
        operationId: 'createYacht',
        summary: 'Add a yacht',
        description: 'Adds a yacht to the fleet, within the number of boats the company’s plan allows.',
        body: NewYacht,
        response: { 201: Yacht },
      },
    },
    async (request, reply) => {
      const yacht = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyToWriteFor(t, request.person, request.body.companyId);
        await refuseAboveBoatLimit(t, companyId);
        await checkReferences(t, companyId, request.body);
        const id = await addRow(t, 'yachts', { ...request.body, companyId });
        const made = await readYacht(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'yacht',
          resourceId: id,
          details: `Added yacht ${made.name}`,
        });
        return made;
      });
      reply.header('etag', etag(yacht)).header('location', `/api/yachts/${yacht.id}`);
      return yacht;
    },
  );

  app.patch(
    '/api/yachts/:id',
    {
      config: { may: 'fleet:write' },
      schema: {
        tags: ['Yachts'],
        operationId: 'updateYacht',
        summary: 'Change a yacht',
        description: 'Changes the given fields of a yacht and leaves the others as they are.',
        params: WithId,
        body: YachtChanges,
        response: { 200: Yacht, 412: Changed(Yacht) },
      },
    },
    async (request, reply) => {
      const yacht = await write(db, request, reply, 200, (t) => changeYacht(t, request));
      reply.header('etag', etag(yacht));
      return yacht;
    },
  );

  app.delete(
    '/api/yachts/:id',
    {
      config: { may: 'fleet:write' },
      schema: {
        tags: ['Yachts'],
        operationId: 'deleteYacht',
        summary: 'Delete a yacht',
        description:
          'Deletes a yacht with its maintenance, trips and past events; upcoming bookings, charters, invoices, expenses and income prevent it.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Yacht) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: yacht, companyId } = await holdYacht(t, request.scope, request.params.id);
        refuseIfChanged(request, yacht);
        const { inTheWay } = await linkedToYacht(t, companyId, yacht.id);
        const refusal = deletionRefusal(yacht.name, inTheWay);
        if (refusal) throw new Refusal(409, 'yacht_in_use', refusal);
        await forgetYacht(t, companyId, yacht.id);
        await deleteRow(t, 'yachts', { companyId, id: yacht.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'yacht',
          resourceId: yacht.id,
          details: `Deleted yacht ${yacht.name}`,
        });
        return null;
      }),
  );

  app.get(
    '/api/yachts/:id/deletion',
    {
      config: { may: 'fleet:read' },
      schema: {
        tags: ['Yachts'],
        operationId: 'previewYachtDeletion',
        summary: 'Preview what deleting a yacht deletes',
        description: 'Counts what would be deleted along with a yacht, and says what prevents it.',
        params: WithId,
        response: { 200: YachtDeletion },
      },
    },
    (request) =>
      db.transaction(request.scope, async (t) => {
        const yacht = await readYacht(t, request.scope, request.params.id);
        const linked = await linkedToYacht(t, companyOf(yacht), yacht.id);
        return { ...linked, refusal: deletionRefusal(yacht.name, linked.inTheWay) };
      }),
  );
}

async function changeYacht(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: YachtChanges }>): Promise<Yacht> {
  const { row: stored, companyId: from } = await holdYacht(t, request.scope, request.params.id);
  refuseIfChanged(request, stored);
  const { companyId: wanted, ...changes } = request.body;
  const to = wanted === undefined ? from : await companyToWriteFor(t, request.person, wanted);
  if (to !== from) {
    await refuseAboveBoatLimit(t, to);
    await refuseUnlessUnlinked(t, from, stored);
    changes.captainId ??= null;
    await handOverFile(t, from, to, stored.imageUrl);
    // The readers of its calendar belong to the company it leaves.
    await deleteFeedsOfYacht(t, from, stored.id);
  }
  await checkReferences(t, to, changes);
  const changed = difference(stored, { ...changes, companyId: to === from ? undefined : to });
  if (Object.keys(changed).length === 0) return stored;
  await changeRow(t, 'yachts', { companyId: from, id: stored.id }, { ...changes, companyId: to });
  const yacht = await readYacht(t, request.scope, stored.id);
  await record(t, request, { companyId: to, resourceType: 'yacht', resourceId: yacht.id, changes: changed, ...inWords(yacht, changed) });
  if (to !== from) await announce(t, { companyId: from, resourceType: 'yacht', resourceId: yacht.id });
  return yacht;
}

/** What the feed says about a change: the location or status if nothing else changed, otherwise only the name. */
function inWords(yacht: Yacht, changed: Record<string, unknown>): { action: string; details: string } {
  const only = Object.keys(changed).length === 1 ? Object.keys(changed)[0] : null;
  if (only === 'status') return { action: 'status', details: `${yacht.name} is now ${statusInWords[yacht.status]}` };
  if (only === 'location')
    return {
      action: 'location',
      details: yacht.location ? `${yacht.name} is now in ${yacht.location}` : `${yacht.name} has no known location`,
    };
  return { action: 'update', details: `Updated yacht ${yacht.name}` };
}

const statusInWords: Record<YachtStatus, string> = {
  active: 'active',
  maintenance: 'in maintenance',
  inspection: 'under inspection',
  docked: 'docked',
};

async function refuseAboveBoatLimit(t: Transaction, companyId: number): Promise<void> {
  if (companyId === noCompany) return;
  const { subscriptionTier, boats } = await holdFleetSize(t, companyId);
  const reason = boatLimitReached(subscriptionTier, boats);
  if (reason) throw new Refusal(403, 'plan_limit', reason);
}

/** What is linked to a yacht belongs to its company, so it changes company only without it. */
async function refuseUnlessUnlinked(t: Transaction, companyId: number, yacht: Yacht): Promise<void> {
  const refusal = moveRefusal(yacht.name, await linkedToYacht(t, companyId, yacht.id));
  if (refusal) throw new Refusal(409, 'yacht_in_use', refusal);
}

async function checkReferences(t: Transaction, companyId: number, { captainId, imageUrl }: YachtChanges): Promise<void> {
  if (captainId) {
    if (!(await isRow(t, 'crew', { companyId, id: captainId }))) throw wrongField('captainId', "This crew member isn't part of your crew.");
  }
  await adoptPicture(t, companyId, 'imageUrl', imageUrl);
}
