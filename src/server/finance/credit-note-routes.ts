import { CreditNote, NewCreditNote } from '#domain/finance/credit-note.ts';
import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { Invoice } from '#domain/finance/invoice.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { BooksPage } from './books.ts';
import { documentOfNote } from './credit-note-documents.ts';
import { creditNoteLetter, letterWithNote, postNote } from './credit-note-letter.ts';
import { creditNoteById, creditNotePage, holdCreditNote, readCreditNote } from './credit-note-store.ts';
import { creditInvoice } from './credit-note-writing.ts';
import { countMail, refuseOtherAddresses } from './invoice-letter.ts';
import { todayIn } from './invoice-status.ts';
import { holdInvoice } from './invoice-store.ts';

const CreditNoteQuery = BooksPage.omit({ yachtId: true }).extend({
  invoiceId: IdInAddress.optional(),
  customerId: IdInAddress.optional(),
  open: z.literal('true', 'open can only be true').optional(),
});

const tags = ['Finance'];

/** Credit notes, which cancel issued invoices in whole or in part. */
export function creditNoteRoutes(app: App, { db, files, letters }: Parts): void {
  app.get(
    '/api/credit-notes',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listCreditNotes',
        summary: 'List credit notes',
        description:
          'Lists credit notes, the latest first: of an invoice, of a customer, dated within a period; with open, those not set off in full, which are the customer’s credit.',
        querystring: CreditNoteQuery,
        response: { 200: z.array(CreditNote) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, creditNotePage),
  );

  app.get(
    '/api/credit-notes/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getCreditNote',
        summary: 'Read a credit note',
        description: 'Returns one credit note with its lines, its taxes and what it is set off against.',
        params: WithId,
        response: { 200: CreditNote },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => creditNoteById(place, request.params.id)),
  );

  app.post(
    '/api/invoices/:id/credit-notes',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'creditInvoice',
        summary: 'Credit an invoice',
        description:
          'Credits an issued invoice: the named lines, each with an amount in the invoice’s prices, or everything that is left. The credit note carries the invoice’s taxes and its share of the discount, gets the next number of its own series, and is set off against what is open; the rest is the customer’s credit. An invoice that is credited in full is cancelled. More than is left is refused (409 `credited_more`). A credit note can’t be changed or deleted.',
        params: WithId,
        body: NewCreditNote,
        response: { 201: CreditNote, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      const note = await write(db, request, reply, 201, async (t) => {
        const { row: invoice, companyId } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, invoice);
        const issueDate = request.body.issueDate ?? (await todayIn(t, companyId));
        return readCreditNote(t, request.scope, await creditInvoice(t, request, files, invoice, { ...request.body, issueDate }));
      });
      reply.header('etag', etag(note)).header('location', `/api/credit-notes/${note.id}`);
      return note;
    },
  );

  app.get(
    '/api/credit-notes/:id/pdf',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getCreditNotePdf',
        summary: 'View a credit note as PDF',
        description: 'Returns the PDF of a credit note as it was made.',
        params: WithId,
        response: fileAnswer('The credit note as PDF', 'application/pdf'),
      },
    },
    async (request, reply) => {
      await consumeAttempt(
        db,
        { key: `pdf:${request.person.id}`, max: 120, minutes: 1 },
        'You’re requesting documents too quickly. Please wait a minute.',
      );
      const { number, content } = await db.transaction(request.scope, async (t) => {
        const note = await readCreditNote(t, request.scope, request.params.id);
        return { number: note.number, content: await documentOfNote(t, files, note) };
      });
      return sendPdf(reply, content, `inline; filename="${number}.pdf"`);
    },
  );

  app.post(
    '/api/credit-notes/:id/send',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'sendCreditNote',
        summary: 'Email a credit note',
        description:
          'Emails a credit note to the customer with its PDF attached. Only managers can send to an address other than the customer’s own. How many emails a company sends to people outside it within a day is limited (429 with `Retry-After`).',
        params: WithId,
        body: InvoiceMail,
        response: { 200: CreditNote, 412: Changed(CreditNote) },
      },
    },
    async (request, reply) => {
      await countMail(db, request);
      const note = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdCreditNote(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        refuseOtherAddresses(request, stored);
        await record(t, request, {
          companyId,
          action: 'status',
          resourceType: 'invoice',
          resourceId: stored.invoiceId,
          details: `Sent credit note ${stored.number} to ${request.body.to}`,
        });
        await postNote(t, request, stored);
        return readCreditNote(t, request.scope, stored.id);
      });
      reply.header('etag', etag(note));
      return note;
    },
  );

  letters.kind(creditNoteLetter, { compose: (letter, scope) => letterWithNote(db, files, scope, letter) });
}
