import './examples.ts';
import type { FastifyRequest } from 'fastify';
import { Defect, DefectChanges, defectSorts, isOpenDefect, NewDefect, triageFault } from '#domain/defects/defect.ts';
import { defectFilters, defectSeverities, defectSeverityLabels } from '#domain/defects/words.ts';
import { IdInAddress, Page, sortOf } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { isOnYacht } from '../equipment/store.ts';
import { adoptPicture } from '../files/store.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { changeRow, deleteRow, isRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { announce, difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht } from '../yachts/owner.ts';
import { linkDamage } from './damage.ts';
import { addDefect } from './reporting.ts';
import { defectById, defectPage, holdDefect, keepPhotos, readDefect, workEndsOf } from './store.ts';

const tags = ['Maintenance'];
const DefectsQuery = Page.extend({
  yachtId: IdInAddress.optional(),
  maintenanceId: IdInAddress.optional().meta({ description: 'The work that fixes them' }),
  severity: z.enum(defectSeverities).optional(),
  status: z.enum(defectFilters).optional(),
  sort: sortOf(defectSorts),
});

/** Defects, from report to fix. */
export function defectRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/defects',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listDefects',
        summary: 'List defects',
        description: 'Lists defects of the yachts, open and most severe first.',
        querystring: DefectsQuery,
        response: { 200: z.array(Defect) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, defectPage),
  );

  app.get(
    '/api/defects/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getDefect',
        summary: 'Read a defect',
        description: 'Returns one defect with its pictures.',
        params: WithId,
        response: { 200: Defect },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => defectById(place, request.params.id)),
  );

  app.post(
    '/api/defects',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'reportDefect',
        summary: 'Report a defect',
        description:
          'Reports a defect of a yacht. With severity `may_not_sail`, bookings are refused (409 `may_not_sail`) until it is fixed or the yacht is expected back. With `handoverItemId` it reports something damaged or missing at a signed check-out, once (409 `reported`).',
        body: NewDefect,
        response: { 201: Defect },
      },
    },
    async (request, reply) => {
      const defect = await write(db, request, reply, 201, async (t) => {
        const { photoUrls = [], severity = 'normal', handoverItemId, ...fields } = request.body;
        const companyId = await companyOfYacht(t, request.scope, fields.yachtId);
        await checkReferences(t, companyId, fields.yachtId, request.body);
        refuseFuture(fields.reportedAt);
        const reportedBy = fullName(request.person);
        const { id, ...activity } = await addDefect(t, { ...fields, companyId, severity, photoUrls, confirmed: true, reportedBy });
        if (handoverItemId) await linkDamage(t, { companyId, itemId: handoverItemId, yachtId: fields.yachtId, defectId: id });
        await record(t, request, { companyId, resourceType: 'defect', resourceId: id, ...activity });
        await announce(t, { companyId, resourceType: 'yacht', resourceId: fields.yachtId });
        return readDefect(t, request.scope, id);
      });
      reply.header('etag', etag(defect)).header('location', `/api/defects/${defect.id}`);
      return defect;
    },
  );

  app.patch(
    '/api/defects/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'updateDefect',
        summary: 'Change a defect',
        description:
          'Changes the given fields of a defect: what was reported, its severity and status, and when the yacht is expected back. Dismissing or reopening it, or letting the yacht sail, needs a `reason`.',
        params: WithId,
        body: DefectChanges,
        response: { 200: Defect, 412: Changed(Defect) },
      },
    },
    async (request, reply) => {
      const defect = await write(db, request, reply, 200, (t) => changeDefect(t, request));
      reply.header('etag', etag(defect));
      return defect;
    },
  );

  app.delete(
    '/api/defects/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'deleteDefect',
        summary: 'Delete a defect',
        description: 'Deletes a defect with its pictures.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Defect) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdDefect(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await deleteRow(t, 'defects', { companyId, id: stored.id });
        const details = `Deleted a defect of ${stored.yachtName}: ${stored.title}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'defect', resourceId: stored.id, details });
        await announce(t, { companyId, resourceType: 'yacht', resourceId: stored.yachtId });
        return null;
      }),
  );
}

async function changeDefect(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: DefectChanges }>): Promise<Defect> {
  const { row: stored, companyId } = await holdDefect(t, request.scope, request.params.id);
  refuseIfChanged(request, stored);
  const { photoUrls, ...fields } = request.body;
  const workEnds = await workEndsOf(t, companyId, stored.maintenanceId);
  const fault = triageFault({ ...stored, workEnds }, fields);
  if (fault) throw wrongField(fault.path, fault.message);
  await checkReferences(t, companyId, stored.yachtId, request.body);
  const changes = difference(stored, request.body);
  if (Object.keys(changes).length === 0) return stored;
  if (photoUrls) await keepPhotos(t, { companyId, id: stored.id }, photoUrls);
  // Accepting it confirms it.
  const confirmed = stored.confirmed || fields.status === 'accepted';
  // What comes back after its work was closed isn't planned any more.
  const isBack = !isOpenDefect(stored.status) && fields.status === 'accepted' && workEnds === null;
  await changeRow(
    t,
    'defects',
    { companyId, id: stored.id },
    { title: stored.title, ...fields, confirmed, ...(isBack && { maintenanceId: null }) },
  );
  const changed = await readDefect(t, request.scope, stored.id);
  await record(t, request, { companyId, resourceType: 'defect', resourceId: stored.id, changes, ...activityOf(stored, changed) });
  await announce(t, { companyId, resourceType: 'yacht', resourceId: stored.yachtId });
  return changed;
}

/** The activity of a change: an alert if the yacht may no longer sail. */
function activityOf(stored: Defect, { yachtName, title, status, severity, blocks }: Defect): { action: string; details: string } {
  if (blocks && !stored.blocks) return { action: 'alert', details: `${yachtName} may not sail: ${title}` };
  if (status === 'fixed' && stored.status !== 'fixed') return { action: 'complete', details: `Fixed on ${yachtName}: ${title}` };
  if (status !== stored.status) {
    const verb = isOpenDefect(status) ? 'Accepted' : 'Dismissed';
    return { action: 'status', details: `${verb} a defect of ${yachtName}: ${title}` };
  }
  if (severity !== stored.severity)
    return { action: 'status', details: `A defect of ${yachtName} is now “${defectSeverityLabels[severity]}”: ${title}` };
  return { action: 'update', details: `Updated a defect of ${yachtName}: ${title}` };
}

async function checkReferences(
  t: Transaction,
  companyId: number,
  yachtId: number,
  { equipmentId, eventId, photoUrls = [] }: Pick<NewDefect, 'equipmentId' | 'eventId' | 'photoUrls'>,
): Promise<void> {
  if (equipmentId) {
    if (!(await isOnYacht(t, { companyId, yachtId }, equipmentId))) throw wrongField('equipmentId', 'This isn’t on board this yacht.');
  }
  if (eventId && !(await isRow(t, 'scheduleEvents', { companyId, id: eventId })))
    throw wrongField('eventId', 'This isn’t in your calendar.');
  for (const [at, url] of photoUrls.entries()) await adoptPicture(t, companyId, `photoUrls.${at}`, url);
}

/** Reports may be sent late, but not from the future. Clocks may differ a little. */
function refuseFuture(reportedAt: string | undefined): void {
  if (reportedAt && Date.parse(reportedAt) > Date.now() + 5 * 60_000) throw wrongField('reportedAt', 'This is in the future');
}
