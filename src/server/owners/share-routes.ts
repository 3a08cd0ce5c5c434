import { NewYachtShare, validityFault, YachtShare, YachtShareChanges } from '#domain/finance/yacht-owner.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { percentWords } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, isRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { refuseIssued, yachtToWrite } from './held-yacht.ts';
import { holdShare, readShare, shareById, sharePage } from './share-store.ts';

const tags = ['Owners'];
const inWords = ({ ownerName, share, yachtName }: YachtShare) => `${ownerName}’s ${percentWords(share)} of ${yachtName}`;

/** Who owns how much of a yacht, and when. */
export function shareRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/yacht-shares',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listYachtShares',
        summary: 'List shares of yachts',
        description: 'Lists who owns how much of each yacht, and for which days: of one yacht, of one owner, or all.',
        querystring: Page.omit({ q: true }).extend({
          yachtId: IdInAddress.optional(),
          ownerId: IdInAddress.optional(),
          companyId: IdInAddress.optional(),
        }),
        response: { 200: z.array(YachtShare) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, sharePage),
  );

  app.get(
    '/api/yacht-shares/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getYachtShare',
        summary: 'Read a share of a yacht',
        description: 'Returns one share.',
        params: WithId,
        response: { 200: YachtShare },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => shareById(place, request.params.id)),
  );

  app.post(
    '/api/yacht-shares',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createYachtShare',
        summary: 'Add a share of a yacht',
        description:
          'Gives an owner a share of a yacht from a day on, in percent with up to four decimals. An owner has one share of a yacht on a day (409 `share_overlaps`); days covered by statements can’t change (409 `statement_issued`).',
        body: NewYachtShare,
        response: { 201: YachtShare },
      },
    },
    async (request, reply) => {
      const share = await write(db, request, reply, 201, async (t) => {
        const yacht = await yachtToWrite(t, request.scope, request.body.yachtId);
        const { companyId } = yacht;
        if (!(await isRow(t, 'yachtOwners', { companyId, id: request.body.ownerId })))
          throw wrongField('ownerId', 'This owner isn’t in your company.');
        const fields = stored(request.body);
        await refuseIssued(t, request, yacht, null, fields);
        const { ownerId, yachtId } = request.body;
        const id = await addRow(t, 'yachtShares', { ...fields, ownerId, yachtId, companyId });
        const added = await readShare(t, request.scope, id);
        const details = `Added ${inWords(added)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'yacht_owner', resourceId: ownerId, details });
        return added;
      });
      reply.header('etag', etag(share)).header('location', `/api/yacht-shares/${share.id}`);
      return share;
    },
  );

  app.patch(
    '/api/yacht-shares/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateYachtShare',
        summary: 'Change a share of a yacht',
        description: 'Changes a share, or ends it. One covered by statements can only be ended after them (409 `statement_issued`).',
        params: WithId,
        body: YachtShareChanges,
        response: { 200: YachtShare, 412: Changed(YachtShare) },
      },
    },
    async (request, reply) => {
      const share = await write(db, request, reply, 200, async (t) => {
        const { yachtId } = await readShare(t, request.scope, request.params.id);
        const yacht = await yachtToWrite(t, request.scope, yachtId);
        const { row: before, companyId } = await holdShare(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const fields = stored({ ...before, ...request.body });
        const changes = difference(before, fields);
        if (Object.keys(changes).length === 0) return before;
        await refuseIssued(t, request, yacht, stored(before), fields);
        await changeRow(t, 'yachtShares', { companyId, id: before.id }, fields);
        const after = await readShare(t, request.scope, before.id);
        const details = `Updated ${inWords(after)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'yacht_owner', resourceId: after.ownerId, details, changes });
        return after;
      });
      reply.header('etag', etag(share));
      return share;
    },
  );

  app.delete(
    '/api/yacht-shares/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'deleteYachtShare',
        summary: 'Delete a share of a yacht',
        description: 'Deletes a share that no statement covers (409 `statement_issued`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(YachtShare) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { yachtId } = await readShare(t, request.scope, request.params.id);
        const yacht = await yachtToWrite(t, request.scope, yachtId);
        const { row: share, companyId } = await holdShare(t, request.scope, request.params.id);
        refuseIfChanged(request, share);
        await refuseIssued(t, request, yacht, stored(share), null);
        await deleteRow(t, 'yachtShares', { companyId, id: share.id });
        const details = `Deleted ${inWords(share)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'yacht_owner', resourceId: share.ownerId, details });
        return null;
      }),
  );
}

function stored({ share, validFrom, validTo = null }: { share: string; validFrom: string; validTo?: string | null | undefined }) {
  const fault = validityFault({ validFrom, validTo });
  if (fault) throw wrongField('validTo', fault);
  return { share, validFrom, validTo };
}
