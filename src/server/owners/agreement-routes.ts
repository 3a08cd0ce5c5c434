import { ManagementAgreement, ManagementAgreementChanges, NewManagementAgreement, validityFault } from '#domain/finance/yacht-owner.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, isRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { refuseIssued, yachtToWrite } from './held-yacht.ts';
import { agreementById, agreementPage, holdAgreement, readAgreement } from './share-store.ts';

const tags = ['Owners'];
const inWords = ({ yachtName }: ManagementAgreement) => `the agreement of ${yachtName}`;

/** What the company charges for managing a yacht, and which costs it passes on. */
export function agreementRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/management-agreements',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listManagementAgreements',
        summary: 'List management agreements',
        description:
          'Lists what the company charges for managing its yachts, and which costs it passes on to their owners: of one yacht, or all.',
        querystring: Page.omit({ q: true }).extend({
          yachtId: IdInAddress.optional(),
          companyId: IdInAddress.optional(),
        }),
        response: { 200: z.array(ManagementAgreement) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, agreementPage),
  );

  app.get(
    '/api/management-agreements/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getManagementAgreement',
        summary: 'Read a management agreement',
        description: 'Returns one agreement.',
        params: WithId,
        response: { 200: ManagementAgreement },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => agreementById(place, request.params.id)),
  );

  app.post(
    '/api/management-agreements',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createManagementAgreement',
        summary: 'Add a management agreement',
        description:
          'Sets what the company charges for managing a yacht from a day on: a percentage of revenue, a fee by the month, the tax on them, and the categories of expenses that are passed on to the owners. A yacht has one agreement on a day (409 `agreement_overlaps`); days covered by statements can’t change (409 `statement_issued`).',
        body: NewManagementAgreement,
        response: { 201: ManagementAgreement },
      },
    },
    async (request, reply) => {
      const agreement = await write(db, request, reply, 201, async (t) => {
        const yacht = await yachtToWrite(t, request.scope, request.body.yachtId);
        const { companyId } = yacht;
        const terms = stored(request.body);
        await refuseOtherRate(t, companyId, terms);
        await refuseIssued(t, request, yacht, null, terms);
        const id = await addRow(t, 'managementAgreements', { ...terms, yachtId: yacht.id, companyId });
        const added = await readAgreement(t, request.scope, id);
        const details = `Added ${inWords(added)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'yacht', resourceId: yacht.id, details });
        return added;
      });
      reply.header('etag', etag(agreement)).header('location', `/api/management-agreements/${agreement.id}`);
      return agreement;
    },
  );

  app.patch(
    '/api/management-agreements/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateManagementAgreement',
        summary: 'Change a management agreement',
        description: 'Changes an agreement, or ends it. One covered by statements can only be ended after them (409 `statement_issued`).',
        params: WithId,
        body: ManagementAgreementChanges,
        response: { 200: ManagementAgreement, 412: Changed(ManagementAgreement) },
      },
    },
    async (request, reply) => {
      const agreement = await write(db, request, reply, 200, async (t) => {
        const { yachtId } = await readAgreement(t, request.scope, request.params.id);
        const yacht = await yachtToWrite(t, request.scope, yachtId);
        const { row: before, companyId } = await holdAgreement(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const terms = stored({ ...before, ...request.body });
        const changes = difference(before, terms);
        if (Object.keys(changes).length === 0) return before;
        await refuseOtherRate(t, companyId, terms);
        await refuseIssued(t, request, yacht, stored(before), terms);
        await changeRow(t, 'managementAgreements', { companyId, id: before.id }, terms);
        const after = await readAgreement(t, request.scope, before.id);
        const details = `Updated ${inWords(after)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'yacht', resourceId: yacht.id, details, changes });
        return after;
      });
      reply.header('etag', etag(agreement));
      return agreement;
    },
  );

  app.delete(
    '/api/management-agreements/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'deleteManagementAgreement',
        summary: 'Delete a management agreement',
        description: 'Deletes an agreement that no statement covers (409 `statement_issued`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(ManagementAgreement) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { yachtId } = await readAgreement(t, request.scope, request.params.id);
        const yacht = await yachtToWrite(t, request.scope, yachtId);
        const { row: agreement, companyId } = await holdAgreement(t, request.scope, request.params.id);
        refuseIfChanged(request, agreement);
        await refuseIssued(t, request, yacht, stored(agreement), null);
        await deleteRow(t, 'managementAgreements', { companyId, id: agreement.id });
        const details = `Deleted ${inWords(agreement)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'yacht', resourceId: yacht.id, details });
        return null;
      }),
  );
}

type AgreementEntry = Omit<NewManagementAgreement, 'yachtId' | 'passedOn'> & { passedOn?: string[] | undefined };

function stored({
  feePercent = '0.00',
  feeMonthly = '0.00',
  feeTaxRateId = null,
  passedOn = [],
  validFrom,
  validTo = null,
}: AgreementEntry) {
  const fault = validityFault({ validFrom, validTo });
  if (fault) throw wrongField('validTo', fault);
  return { feePercent, feeMonthly, feeTaxRateId, passedOn: [...new Set(passedOn)].toSorted(), validFrom, validTo };
}

async function refuseOtherRate(t: Transaction, companyId: number, { feeTaxRateId }: { feeTaxRateId: number | null }): Promise<void> {
  if (feeTaxRateId !== null && !(await isRow(t, 'taxRates', { companyId, id: feeTaxRateId })))
    throw wrongField('feeTaxRateId', 'This tax rate isn’t in your company.');
}
