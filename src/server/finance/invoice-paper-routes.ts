import type { FastifyReply } from 'fastify';
import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { Invoice, isIssued } from '#domain/finance/invoice.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import { take } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { etag, noCompany, record, refuseIfChanged, write } from '../platform/write.ts';
import { documentOf, keptDocument } from './invoice-documents.ts';
import { moveTo } from './invoice-status.ts';
import { holdInvoice, readInvoice } from './invoice-store.ts';

const tags = ['Finance'];
const produces = ['application/pdf'];

/** Invoices on paper, and on their way to the customer. */
export function invoicePaperRoutes(app: App, { db, files, mail }: Parts): void {
  app.post(
    '/api/invoices/:id/generate-pdf',
    {
      config: { may: 'run-fleet', whileLapsed: true },
      schema: { tags, summary: 'Download an invoice as PDF: as it was sent, or a draft as it stands', params: WithId, produces },
    },
    async (request, reply) => {
      await take(
        db,
        { key: `pdf:${request.person.id}`, most: 120, minutes: 1 },
        'You are asking for documents faster than we can draw them. Please wait a minute.',
      );
      const content = await db.transaction(request.scope, async (t) =>
        documentOf(t, files, await holdInvoice(t, request.scope, request.params.id)),
      );
      return sendPdf(reply, content, `attachment; filename="invoice-${request.params.id}.pdf"`);
    },
  );

  app.get(
    '/api/invoices/:id/pdf',
    { config: { may: 'run-fleet' }, schema: { tags, summary: 'Look at an invoice as it was sent', params: WithId, produces } },
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
      config: { may: 'run-fleet' },
      schema: {
        tags,
        summary: 'Mail an invoice to its customer, with the PDF attached',
        params: WithId,
        body: InvoiceMail,
        response: { 200: Invoice, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      await take(
        db,
        { key: `mail:${request.person.id}`, most: 100, minutes: 60 },
        'You have sent a hundred mails within the hour. Please wait a while.',
      );
      const invoice = await write(db, request, reply, 200, async (t) => {
        const stored = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        if (stored.status === 'cancelled')
          throw new Refusal(409, 'invoice_cancelled', `${stored.invoiceNumber} is cancelled. Make a copy to send it.`);
        const companyId = stored.companyId ?? noCompany;
        const sent = isIssued(stored.status) ? stored : await moveTo(t, request, files, stored, 'sent');
        const { to, message } = request.body;
        await record(t, request, {
          companyId,
          action: 'status',
          resourceType: 'invoice',
          resourceId: stored.id,
          details: `Sent invoice ${stored.invoiceNumber} to ${to}`,
        });
        const company = await t
          .selectFrom('companies')
          .select(['name', 'contactEmail'])
          .where('id', '=', companyId)
          .executeTakeFirstOrThrow();
        const attachments = [
          {
            filename: `${stored.invoiceNumber.replace(/[^\w.-]+/g, '-')}.pdf`,
            content: await documentOf(t, files, sent),
            contentType: 'application/pdf',
          },
        ];
        // Last of all: what fails before it, or in it, leaves the invoice as it was.
        await mail.send({
          to,
          subject: `Invoice ${stored.invoiceNumber} from ${company.name}`,
          text: message,
          replyTo: company.contactEmail ?? undefined,
          attachments,
        });
        return sent;
      });
      reply.header('etag', etag(invoice));
      return invoice;
    },
  );
}

function sendPdf(reply: FastifyReply, content: Buffer, disposition: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(content);
}
