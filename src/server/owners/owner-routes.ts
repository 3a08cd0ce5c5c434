import { NewYachtOwner, YachtOwner, YachtOwnerChanges } from '#domain/finance/yacht-owner.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { inWords, several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { deleteOwner, holdOwner, keptOfOwner, ownerById, ownerPage, readOwner } from './owner-store.ts';

const tags = ['Owners'];

/** The owners of managed yachts. Everyone who may read the books sees them; those who run the company edit them. */
export function ownerRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/yacht-owners',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listYachtOwners',
        summary: 'List yacht owners',
        description:
          'Lists the owners of the yachts with their shares, by name, and what each is owed; q searches the names of owners and yachts.',
        querystring: Page.extend({ companyId: IdInAddress.optional() }),
        response: { 200: z.array(YachtOwner) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, ownerPage),
  );

  app.get(
    '/api/yacht-owners/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getYachtOwner',
        summary: 'Read a yacht owner',
        description: 'Returns one owner with their shares and what they are owed.',
        params: WithId,
        response: { 200: YachtOwner },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => ownerById(place, request.params.id)),
  );

  app.post(
    '/api/yacht-owners',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createYachtOwner',
        summary: 'Add a yacht owner',
        description: 'Adds an owner whose yacht the company manages.',
        body: NewYachtOwner,
        response: { 201: YachtOwner },
      },
    },
    async (request, reply) => {
      const owner = await write(db, request, reply, 201, async (t) => {
        const { companyId: wanted, ...newOwner } = request.body;
        const companyId = await requiredCompany(t, request.person, wanted, 'Please choose whose owner this is');
        const id = await addRow(t, 'yachtOwners', { ...newOwner, companyId });
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'yacht_owner',
          resourceId: id,
          details: `Added owner ${newOwner.name}`,
        });
        return readOwner(t, request.scope, id);
      });
      reply.header('etag', etag(owner)).header('location', `/api/yacht-owners/${owner.id}`);
      return owner;
    },
  );

  app.patch(
    '/api/yacht-owners/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateYachtOwner',
        summary: 'Change a yacht owner',
        description: 'Changes the given fields of an owner. Statements that were issued keep what they say.',
        params: WithId,
        body: YachtOwnerChanges,
        response: { 200: YachtOwner, 412: Changed(YachtOwner) },
      },
    },
    async (request, reply) => {
      const owner = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdOwner(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const changes = difference(before, request.body);
        if (Object.keys(changes).length === 0) return before;
        await changeRow(t, 'yachtOwners', { companyId, id: before.id }, request.body);
        const after = await readOwner(t, request.scope, before.id);
        const details = `Updated owner ${after.name}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'yacht_owner', resourceId: after.id, details, changes });
        return after;
      });
      reply.header('etag', etag(owner));
      return owner;
    },
  );

  app.delete(
    '/api/yacht-owners/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'deleteYachtOwner',
        summary: 'Delete a yacht owner',
        description: 'Deletes an owner with their shares. One with statements or payments stays (409 `owner_in_use`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(YachtOwner) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: owner, companyId } = await holdOwner(t, request.scope, request.params.id);
        refuseIfChanged(request, owner);
        const { statements, payments } = await keptOfOwner(t, companyId, owner.id);
        const inUse = inWords([several(statements, 'statement'), several(payments, 'payment')]);
        if (inUse) throw new Refusal(409, 'owner_in_use', `${owner.name} has ${inUse}, which stay in the books. End their shares instead.`);
        await deleteOwner(t, companyId, owner.id);
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'yacht_owner',
          resourceId: owner.id,
          details: `Deleted owner ${owner.name}`,
        });
        return null;
      }),
  );
}
