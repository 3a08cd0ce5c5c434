import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { Invoice, isIssued } from '#domain/finance/invoice.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { documentOf, storedDocument } from './invoice-documents.ts';
import { countMail, invoiceLetter, letterWithPdf, postInvoice, refuseOtherAddresses, reminderLetter } from './invoice-letter.ts';
import { moveTo, settleIssued } from './invoice-status.ts';
import { holdInvoice, readInvoice } from './invoice-store.ts';

const tags = ['Finance'];
const response = fileAnswer('The invoice as PDF', 'application/pdf');

/** Invoices as PDF, and by email. */
export function invoicePaperRoutes(app: App, parts: Parts): void {
  const { db, files, letters } = parts;
  app.post(
    '/api/invoices/:id/generate-pdf',
    {
      config: { may: 'finance:write', whileLapsed: true },
      schema: {
        tags,
        operationId: 'generateInvoicePdf',
        summary: 'Download an invoice as PDF',
        description: 'Returns the PDF of an invoice: as it was sent, or the current draft.',
        params: WithId,
        response,
      },
    },
    async (request, reply) => {
      await consumeAttempt(
        db,
        { key: `pdf:${request.person.id}`, max: 120, minutes: 1 },
        'You’re requesting documents too quickly. Please wait a minute.',
      );
      const content = await db.transaction(request.scope, async (t) =>
        documentOf(t, files, (await holdInvoice(t, request.scope, request.params.id)).row),
      );
      return sendPdf(reply, content, `attachment; filename="invoice-${request.params.id}.pdf"`);
    },
  );

  app.get(
    '/api/invoices/:id/pdf',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getInvoicePdf',
        summary: 'View an invoice as it was sent',
        description: 'Returns the PDF that was kept when the invoice was sent; a draft has none.',
        params: WithId,
        response,
      },
    },
    async (request, reply) => {
      const content = await db.transaction(request.scope, async (t) =>
        storedDocument(t, await readInvoice(t, request.scope, request.params.id)),
      );
      if (!content) throw notThere();
      return sendPdf(reply, content, `inline; filename="invoice-${request.params.id}.pdf"`);
    },
  );

  app.post(
    '/api/invoices/:id/send',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'sendInvoice',
        summary: 'Email an invoice',
        description:
          'Emails an invoice to the customer with its PDF attached; a draft becomes sent. Only managers can send to an address other than the customer’s own. How many emails a company sends to people outside it within a day is limited (429 with `Retry-After`).',
        params: WithId,
        body: InvoiceMail,
        response: { 200: Invoice, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      await countMail(db, request);
      const invoice = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        if (stored.status === 'cancelled')
          throw new Refusal(409, 'invoice_cancelled', `${stored.invoiceNumber} is cancelled. Make a copy to send it.`);
        refuseOtherAddresses(request, stored);
        if (!isIssued(stored.status)) await moveTo(t, request, files, stored, 'sent');
        await record(t, request, {
          companyId,
          action: 'status',
          resourceType: 'invoice',
          resourceId: stored.id,
          details: `Sent invoice ${stored.invoiceNumber} to ${request.body.to}`,
        });
        await settleIssued(t, request, stored);
        await postInvoice(t, request, stored, invoiceLetter);
        return readInvoice(t, request.scope, stored.id);
      });
      reply.header('etag', etag(invoice));
      return invoice;
    },
  );

  for (const kind of [invoiceLetter, reminderLetter])
    letters.kind(kind, { compose: (letter, scope) => letterWithPdf(parts, scope, letter) });
}
