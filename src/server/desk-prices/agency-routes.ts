import { Agency, AgencyChanges, NewAgency } from '#domain/desk/agency.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { agencyById, agencyPage, chartersOfAgency, holdAgency, leaveAgency, readAgency } from './store.ts';

const tags = ['Charter desk'];

/** Agencies that bring charters, and their commissions. */
export function agencyRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/agencies',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listAgencies',
        summary: 'List agencies',
        description: 'Lists the agencies that bring charters, by name.',
        querystring: Page.extend({ companyId: IdInAddress.optional() }),
        response: { 200: z.array(Agency) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, agencyPage),
  );

  app.get(
    '/api/agencies/:id',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getAgency',
        summary: 'Read an agency',
        description: 'Returns one agency.',
        params: WithId,
        response: { 200: Agency },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => agencyById(place, request.params.id)),
  );

  app.post(
    '/api/agencies',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createAgency',
        summary: 'Add an agency',
        description: 'Adds an agency.',
        body: NewAgency,
        response: { 201: Agency },
      },
    },
    async (request, reply) => {
      const agency = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, 'Please choose the company of this agency');
        const id = await addRow(t, 'agencies', { ...request.body, companyId });
        const made = await readAgency(t, request.scope, id);
        const details = `Added agency ${made.name}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'price', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(agency)).header('location', `/api/agencies/${agency.id}`);
      return agency;
    },
  );

  app.patch(
    '/api/agencies/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateAgency',
        summary: 'Change an agency',
        description: 'Changes the given fields of an agency.',
        params: WithId,
        body: AgencyChanges,
        response: { 200: Agency, 412: Changed(Agency) },
      },
    },
    async (request, reply) => {
      const agency = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdAgency(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const changes = difference(before, request.body);
        if (Object.keys(changes).length === 0) return before;
        await changeRow(t, 'agencies', { companyId, id: before.id }, request.body);
        const after = await readAgency(t, request.scope, before.id);
        const details = `Updated agency ${after.name}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'price', resourceId: after.id, details, changes });
        return after;
      });
      reply.header('etag', etag(agency));
      return agency;
    },
  );

  app.delete(
    '/api/agencies/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'deleteAgency',
        summary: 'Delete an agency',
        description: 'Deletes an agency that has brought no charter beyond an enquiry (409 `agency_in_use`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Agency) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: agency, companyId } = await holdAgency(t, request.scope, request.params.id);
        refuseIfChanged(request, agency);
        await refuseIfCharters(t, companyId, agency);
        await deleteRow(t, 'agencies', { companyId, id: agency.id });
        const details = `Deleted agency ${agency.name}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'price', resourceId: agency.id, details });
        return null;
      }),
  );
}

/** Refuses to delete an agency with charters beyond an enquiry, other than lost ones, and removes it from the rest. */
async function refuseIfCharters(t: Transaction, companyId: number, { id, name }: { id: number; name: string }): Promise<void> {
  const held = several(await chartersOfAgency(t, companyId, id), 'charter');
  if (held) {
    const step = 'Choose another agency there first. Charters that are over keep theirs.';
    throw new Refusal(409, 'agency_in_use', `${name} can't be deleted: this agency has ${held}. ${step}`);
  }
  await leaveAgency(t, companyId, id);
}
