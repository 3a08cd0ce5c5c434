import { NewTaxRate, rateInUse, reasonOf, TaxRate, TaxRateChanges, taxRateFault } from '#domain/finance/tax-rate.ts';
import { DayInAddress, IdInAddress, Page } from '#domain/shared/fields.ts';
import { percentWords } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { holdTaxRate, isOnIssuedInvoices, readTaxRate, taxRateById, taxRatePage } from './tax-rate-store.ts';

const TaxRateQuery = Page.extend({ companyId: IdInAddress.optional(), on: DayInAddress.optional() });
const tags = ['Finance'];
const inWords = ({ name, percent }: TaxRate) => `${name} (${percentWords(percent)})`;

/** The taxes that lines of invoices may have. Everybody reads them; only those who run the company change them. */
export function taxRateRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/tax-rates',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listTaxRates',
        summary: 'List tax rates',
        description: 'Lists the tax rates of the company; `on` narrows them to those that are valid on a day.',
        querystring: TaxRateQuery,
        response: { 200: z.array(TaxRate) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, taxRatePage),
  );

  app.get(
    '/api/tax-rates/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getTaxRate',
        summary: 'Read a tax rate',
        description: 'Returns one tax rate.',
        params: WithId,
        response: { 200: TaxRate },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => taxRateById(place, request.params.id)),
  );

  app.post(
    '/api/tax-rates',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createTaxRate',
        summary: 'Add a tax rate',
        description: 'Adds a tax rate. Versions of one name are valid one after the other, never on the same day (409 `rate_overlaps`).',
        body: NewTaxRate,
        response: { 201: TaxRate },
      },
    },
    async (request, reply) => {
      const rate = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, 'Please choose the company for this rate');
        const id = await addRow(t, 'taxRates', { ...stored(request.body), companyId });
        const made = await readTaxRate(t, request.scope, id);
        const details = `Added tax rate ${inWords(made)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'tax_rate', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(rate)).header('location', `/api/tax-rates/${rate.id}`);
      return rate;
    },
  );

  app.patch(
    '/api/tax-rates/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateTaxRate',
        summary: 'Change a tax rate',
        description:
          'Changes the given fields of a tax rate, or ends it. One that an issued invoice or the books use can only be ended (409 `rate_in_use`).',
        params: WithId,
        body: TaxRateChanges,
        response: { 200: TaxRate, 412: Changed(TaxRate) },
      },
    },
    async (request, reply) => {
      const rate = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdTaxRate(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const newValues = stored({
          ...before,
          ...(before.category === (request.body.category ?? before.category) ? {} : { reason: null }),
          ...request.body,
        });
        const changes = difference(before, newValues);
        if (Object.keys(changes).length === 0) return before;
        if (before.isInUse && Object.keys(changes).some((field) => field !== 'validTo')) throw await inUse(t, before);
        await changeRow(t, 'taxRates', { companyId, id: before.id }, newValues);
        const after = await readTaxRate(t, request.scope, before.id);
        const details = `Updated tax rate ${inWords(after)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'tax_rate', resourceId: after.id, details, changes });
        return after;
      });
      reply.header('etag', etag(rate));
      return rate;
    },
  );

  app.delete(
    '/api/tax-rates/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'deleteTaxRate',
        summary: 'Delete a tax rate',
        description: 'Deletes a tax rate that neither an issued invoice nor the books use (409 `rate_in_use`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(TaxRate) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: rate, companyId } = await holdTaxRate(t, request.scope, request.params.id);
        refuseIfChanged(request, rate);
        if (rate.isInUse) throw await inUse(t, rate);
        await deleteRow(t, 'taxRates', { companyId, id: rate.id });
        const details = `Deleted tax rate ${inWords(rate)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'tax_rate', resourceId: rate.id, details });
        return null;
      }),
  );
}

async function inUse(t: Transaction, { id, name }: TaxRate): Promise<Refusal> {
  return new Refusal(409, 'rate_in_use', rateInUse(name, (await isOnIssuedInvoices(t, id)) ? 'on issued invoices' : 'in the books'));
}

/** A rate as it is stored, with the usual reason for its category; 422 at the field that is at fault. */
function stored({ name, category, percent, reason, country, validFrom, validTo }: NewTaxRate) {
  const rate = { name, category, percent, country, validFrom, validTo, ...reasonOf(category, reason) };
  const fault = taxRateFault(rate);
  if (fault) throw wrongField(fault.path, fault.message);
  return rate;
}
