import { InvoiceFigures, InvoiceTotal } from '#domain/finance/currency-total.ts';
import { editRefusal, Invoice, InvoiceChanges, invoiceSorts, isIssued, InvoiceStatusChange, NewInvoice } from '#domain/finance/invoice.ts';
import { invoiceFilters, invoiceKinds } from '#domain/finance/words.ts';
import { DayInAddress, IdInAddress, sortOf } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyOf } from '../platform/company.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { BooksPage, companyOfBooks, refuseReferencesOfOthers } from './books.ts';
import { copyInvoice } from './invoice-copying.ts';
import { deleteInvoice, invoiceInWords } from './invoice-deleting.ts';
import { giveBackNumber } from './invoice-numbers.ts';
import { changeStatus, moveTo, settleIssued } from './invoice-status.ts';
import { holdInvoice, invoiceById, invoicePage, invoiceTotalsOf, readInvoice } from './invoice-store.ts';
import { invoiceFiguresOf } from './invoice-figures.ts';
import { addInvoice, changeInvoice, changesOf } from './invoice-writing.ts';

export const InvoiceQuery = BooksPage.extend({
  status: z.enum(invoiceFilters).optional(),
  kind: z.enum(invoiceKinds).optional(),
  customerId: IdInAddress.optional(),
  eventId: IdInAddress.optional(),
  paidFrom: DayInAddress.optional(),
  paidTo: DayInAddress.optional(),
  sort: sortOf(invoiceSorts),
});
const FiguresQuery = InvoiceQuery.extend({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month must be a month such as 2026-11')
    .optional(),
});

const tags = ['Finance'];

/** What customers are asked to pay. */
export function invoiceRoutes(app: App, { db, files }: Parts): void {
  app.get(
    '/api/invoices',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listInvoices',
        summary: 'List invoices',
        description:
          'Lists the invoices of the company; status open narrows them to those with something outstanding, paidFrom and paidTo to those with a payment in that period.',
        querystring: InvoiceQuery,
        response: { 200: z.array(Invoice) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, invoicePage),
  );

  app.get(
    '/api/invoices/totals',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getInvoiceTotals',
        summary: 'Total invoices',
        description: 'Adds up the matching invoices in each currency and by status.',
        querystring: InvoiceQuery,
        response: { 200: z.array(InvoiceTotal) },
      },
    },
    (request) => enterAndRead(db, request, (place) => invoiceTotalsOf(place, request.query)),
  );

  app.get(
    '/api/invoices/figures',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getInvoiceFigures',
        summary: 'Read invoice figures',
        description:
          'Returns in each currency what is open, what of it is overdue, and what was paid in a month and the one before: the current month in the company’s time zone, unless another is named. Status and days of payment narrow only the count, the total and what was paid of them.',
        querystring: FiguresQuery,
        response: { 200: z.array(InvoiceFigures) },
      },
    },
    (request) => enterAndRead(db, request, (place) => invoiceFiguresOf(place, request.query)),
  );

  app.get(
    '/api/invoices/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getInvoice',
        summary: 'Read an invoice',
        description: 'Returns one invoice with its items.',
        params: WithId,
        response: { 200: Invoice },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => invoiceById(place, request.params.id)),
  );

  app.post(
    '/api/invoices',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createInvoice',
        summary: 'Create an invoice',
        description:
          'Creates an invoice; without a number it gets the next one in the company’s gapless series, and anything else left out follows the company’s settings. Each of `depositIds` is deducted with a line for each of its taxes: of a deposit invoice that was sent, of the same customer and currency (422), and that no other invoice deducts (409 `deposit_deducted`).',
        body: NewInvoice,
        response: { 201: Invoice },
      },
    },
    async (request, reply) => {
      const invoice = await write(db, request, reply, 201, async (t) => {
        const { status = 'draft', ...newInvoice } = request.body;
        const companyId = await companyOfBooks(t, request, newInvoice);
        const draft = await readInvoice(t, request.scope, await addInvoice(t, companyId, newInvoice));
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'invoice',
          resourceId: draft.id,
          details: `Created invoice ${invoiceInWords(draft)}`,
        });
        if (status === 'draft') return draft;
        await moveTo(t, request, files, draft, status);
        if (isIssued(status)) await settleIssued(t, request, draft);
        return readInvoice(t, request.scope, draft.id);
      });
      reply.header('etag', etag(invoice)).header('location', `/api/invoices/${invoice.id}`);
      return invoice;
    },
  );

  app.patch(
    '/api/invoices/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateInvoice',
        summary: 'Change a draft invoice',
        description: 'Changes the given fields of an invoice that is still a draft.',
        params: WithId,
        body: InvoiceChanges,
        response: { 200: Invoice, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      const invoice = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const refusal = editRefusal(stored);
        if (refusal) throw new Refusal(409, 'invoice_sent', refusal);
        await refuseReferencesOfOthers(t, companyId, request.body);
        const { items, ...fields } = request.body;
        if (!items && Object.keys(difference(stored, fields)).length === 0) return stored;
        await changeInvoice(t, companyId, stored, request.body);
        const changed = await readInvoice(t, request.scope, stored.id);
        if (changed.invoiceNumber !== stored.invoiceNumber) await giveBackNumber(t, companyId, stored.invoiceNumber);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'invoice',
          resourceId: stored.id,
          details: `Updated invoice ${invoiceInWords(changed)}`,
          changes: changesOf(stored, changed),
        });
        return changed;
      });
      reply.header('etag', etag(invoice));
      return invoice;
    },
  );

  app.patch(
    '/api/invoices/:id/status',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateInvoiceStatus',
        summary: 'Change the status of an invoice',
        description: 'Moves an invoice to another status; when it is paid, its income can be recorded along with it.',
        params: WithId,
        body: InvoiceStatusChange,
        response: { 200: Invoice, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      const invoice = await write(db, request, reply, 200, async (t) => {
        const { row: stored } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        return changeStatus(t, request, files, stored, request.body);
      });
      reply.header('etag', etag(invoice));
      return invoice;
    },
  );

  app.post(
    '/api/invoices/:id/copy',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'copyInvoice',
        summary: 'Copy an invoice',
        description:
          'Creates a draft with the same customer and items, dated today; deposits aren’t deducted a second time. An ended tax rate is replaced by the one of the same name that is valid today. The copy of a cancelled invoice takes its place in the payment plan of its charter and deducts the deposits there, which have to be sent before (409 `deposit_unsent`).',
        params: WithId,
        response: { 201: Invoice },
      },
    },
    async (request, reply) => {
      const invoice = await write(db, request, reply, 201, async (t) => {
        const original = await readInvoice(t, request.scope, request.params.id);
        const id = await copyInvoice(t, original);
        const copy = await readInvoice(t, request.scope, id);
        await record(t, request, {
          companyId: companyOf(original),
          action: 'create',
          resourceType: 'invoice',
          resourceId: id,
          details: `Created invoice ${invoiceInWords(copy)} as a copy of ${original.invoiceNumber}`,
        });
        return copy;
      });
      reply.header('etag', etag(invoice)).header('location', `/api/invoices/${invoice.id}`);
      return invoice;
    },
  );

  app.delete(
    '/api/invoices/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deleteInvoice',
        summary: 'Delete an invoice',
        description:
          'Deletes an invoice; the number of one that was sent is never used again, and what was paid of it stays in the books as income. If sent invoices are locked, they can’t be deleted (409 `invoice_issued`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Invoice) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: invoice } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, invoice);
        await deleteInvoice(t, request, invoice);
        return null;
      }),
  );
}
