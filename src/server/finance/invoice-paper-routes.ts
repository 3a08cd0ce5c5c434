import type { FastifyRequest } from 'fastify';
import { addresseeRefusal, InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { Invoice, isIssued } from '#domain/finance/invoice.ts';
import { can } from '#domain/session/permissions.ts';
import { fullName } from '#domain/shared/words.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { postLetter } from '../platform/letters.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { countLetterToStranger } from '../platform/strangers.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { documentOf, keptDocument } from './invoice-documents.ts';
import { letterWithPdf } from './invoice-letter.ts';
import { moveTo } from './invoice-status.ts';
import { holdInvoice, readInvoice, readSender } from './invoice-store.ts';

const tags = ['Finance'];
const invoiceLetter = 'invoice';
const response = fileAnswer('The invoice as PDF', 'application/pdf');

/** Invoices on paper, and on their way to the customer. */
export function invoicePaperRoutes(app: App, { db, files, letters }: Parts): void {
  app.post(
    '/api/invoices/:id/generate-pdf',
    {
      config: { may: 'finance:write', whileLapsed: true },
      schema: {
        tags,
        operationId: 'generateInvoicePdf',
        summary: 'Download an invoice as PDF',
        description: 'Returns the PDF of an invoice: as it was sent, or a draft as it stands.',
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
        keptDocument(t, await readInvoice(t, request.scope, request.params.id)),
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
          'Emails an invoice to the customer with its PDF attached; a draft becomes sent. To another address than the customer’s own only managers send. How many emails a company sends to people outside it within a day is limited (429 with `Retry-After`).',
        params: WithId,
        body: InvoiceMail,
        response: { 200: Invoice, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      await consumeAttempt(
        db,
        { key: `mail:${request.person.id}`, max: 100, minutes: 60 },
        'You have sent a hundred emails in the last hour. Please wait a while.',
      );
      const invoice = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        if (stored.status === 'cancelled')
          throw new Refusal(409, 'invoice_cancelled', `${stored.invoiceNumber} is cancelled. Make a copy to send it.`);
        refuseOtherAddresses(request, stored);
        if (!isIssued(stored.status)) await moveTo(t, request, files, stored, 'sent');
        const { to, message } = request.body;
        await record(t, request, {
          companyId,
          action: 'status',
          resourceType: 'invoice',
          resourceId: stored.id,
          details: `Sent invoice ${stored.invoiceNumber} to ${to}`,
        });
        // Last, so that those who send at the same time wait for each other as shortly as can be.
        await countLetterToStranger(t, companyId, to);
        const { name } = await readSender(t, companyId);
        await postLetter(t, {
          companyId,
          to,
          subject: `Invoice ${stored.invoiceNumber} from ${name}`,
          about: { type: 'invoice', id: stored.id },
          kind: invoiceLetter,
          data: { message, sender: fullName(request.person) },
        });
        return readInvoice(t, request.scope, stored.id);
      });
      reply.header('etag', etag(invoice));
      return invoice;
    },
  );

  letters.kind(invoiceLetter, { compose: (letter, scope) => letterWithPdf(db, files, scope, letter) });
}

/** Whoever doesn't run the company, and every program, sends to the customer's own address alone. */
function refuseOtherAddresses({ person, body }: FastifyRequest<{ Body: InvoiceMail }>, invoice: Invoice): void {
  const refusal = can(person, 'run-company') ? null : addresseeRefusal(invoice, body.to);
  if (refusal) throw wrongField('to', refusal);
}
