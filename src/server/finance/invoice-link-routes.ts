import type { FastifyRequest } from 'fastify';
import { InvoiceByLink } from '#domain/finance/invoice-link.ts';
import { isIssued, type Invoice } from '#domain/finance/invoice.ts';
import { z } from '#domain/shared/zod.ts';
import { companyToGuests } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import { admitByLink } from '../platform/link-entry.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { fileAnswer } from '../platform/schemas.ts';
import { documentOf } from './invoice-documents.ts';
import { invoiceLinkBy, noteInvoiceOpening, type InvoiceLink } from './invoice-link-store.ts';
import { readInvoice } from './invoice-store.ts';

const tags = ['Invoice links'];
const LinkHeader = z.looseObject({ 'x-invoice-link': z.string().optional() });

/** What the recipient of an emailed invoice sees through the link in the email. */
export function invoiceLinkRoutes(app: App, { db, files }: Parts): void {
  app.get(
    '/api/invoice-link',
    {
      config: { may: 'anyone' },
      schema: {
        tags,
        operationId: 'openInvoiceLink',
        summary: 'Open an invoice by its link',
        description:
          'Returns the invoice that the link in `X-Invoice-Link` leads to, with what is paid and open. Unknown and ended links, and an invoice that is a draft again, are 404; after 20 unknown ones in 15 minutes from one address: 429.',
        headers: LinkHeader,
        response: { 200: InvoiceByLink },
      },
    },
    async (request) => {
      const link = await enter(request);
      return db.transaction(request.scope, async (t) => {
        const invoice = await sentInvoice(t, request, link);
        await noteInvoiceOpening(t, link);
        const { company, paymentDetails } = await companyToGuests(t, link.companyId);
        return { company, invoice, paymentDetails };
      });
    },
  );

  app.get(
    '/api/invoice-link/pdf',
    {
      config: { may: 'anyone' },
      schema: {
        tags,
        operationId: 'getInvoicePdfByLink',
        summary: 'Download an invoice by its link',
        description: 'Returns the PDF of the invoice as it was sent.',
        headers: LinkHeader,
        response: fileAnswer('The invoice as PDF', 'application/pdf'),
      },
    },
    async (request, reply) => {
      const link = await enter(request);
      const content = await db.transaction(request.scope, async (t) => documentOf(t, files, await sentInvoice(t, request, link)));
      return sendPdf(reply, content, `inline; filename="invoice-${link.invoiceId}.pdf"`);
    },
  );

  async function enter(request: FastifyRequest): Promise<InvoiceLink> {
    const find = (hash: Buffer) => invoiceLinkBy(db, hash);
    const link = await admitByLink(db, request, request.headers['x-invoice-link'], { kind: 'invoice', as: 'Guest', find });
    const limit = { key: `invoice link of:${link.id}`, max: 120, minutes: 15 };
    await consumeAttempt(db, limit, 'Too many attempts. Please wait a few minutes and try again.');
    return link;
  }
}

/** The invoice a link leads to. An invoice that is a draft again is no longer shown. */
async function sentInvoice(t: Transaction, { scope }: FastifyRequest, { invoiceId }: InvoiceLink): Promise<Invoice> {
  const invoice = await readInvoice(t, scope, invoiceId);
  if (!isIssued(invoice.status) && invoice.status !== 'cancelled') throw notThere();
  return invoice;
}
