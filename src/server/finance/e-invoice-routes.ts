import { ciiOf } from '#domain/finance/e-invoice/cii.ts';
import { EInvoiceFileQuery, EInvoiceQuery, EInvoiceStanding } from '#domain/finance/e-invoice/e-invoice-answer.ts';
import type { EInvoiceProfile, EInvoiceSyntax } from '#domain/finance/e-invoice/e-invoice.ts';
import type { EInvoiceFacts } from '#domain/finance/e-invoice/facts.ts';
import { incomplete, missingOf } from '#domain/finance/e-invoice/missing.ts';
import { ublOf } from '#domain/finance/e-invoice/ubl.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { fileAnswer, WithId } from '../platform/schemas.ts';
import { readCreditNote } from './credit-note-store.ts';
import { eInvoiceOf, eInvoiceOfNote, storedXmlOf, storedXmlOfNote } from './e-invoice-facts.ts';
import { readInvoice } from './invoice-store.ts';

const tags = ['Finance'];
const config = { may: 'finance:read' } as const;

/** Invoices and credit notes for machines. */
export function eInvoiceRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/invoices/:id/e-invoice',
    {
      config,
      schema: {
        tags,
        operationId: 'getInvoiceEInvoiceStatus',
        summary: 'Read what is missing for an electronic invoice',
        description:
          'Says whether an invoice or a draft can be issued as an electronic one for a profile (`en16931`, `xrechnung` or `peppol`), or what is missing and where to enter it.',
        params: WithId,
        querystring: EInvoiceQuery,
        response: { 200: EInvoiceStanding },
      },
    },
    ({ scope, params, query: { profile } }) =>
      db.transaction(scope, async (t) => readinessOf(await eInvoiceOf(t, await readInvoice(t, scope, params.id)), profile)),
  );

  app.get(
    '/api/invoices/:id/xml',
    {
      config,
      schema: {
        tags,
        operationId: 'getInvoiceXml',
        summary: 'Download an electronic invoice',
        description:
          'Returns an issued invoice as XML by EN 16931: in UBL 2.1 or as a Cross Industry Invoice (`syntax`), for anybody, as XRechnung or for Peppol (`profile`). The same invoice is the same file. A draft is refused (409 `not_issued`), and where something is missing (409 `e_invoice_incomplete`) it is listed.',
        params: WithId,
        querystring: EInvoiceFileQuery,
        response: fileAnswer('The invoice as XML', 'application/xml'),
      },
    },
    async ({ scope, params, query }, reply) => {
      const { name, xml } = await db.transaction(scope, async (t) => {
        const invoice = await readInvoice(t, scope, params.id);
        if (invoice.sentAt === null)
          throw new Refusal(409, 'not_issued', `${invoice.invoiceNumber} hasn’t been sent, so it isn’t an electronic invoice yet.`);
        const storedXml = isEmbedded(query) ? await storedXmlOf(t, invoice) : null;
        return { name: invoice.invoiceNumber, xml: storedXml ?? xmlFor(await eInvoiceOf(t, invoice), query) };
      });
      return reply.headers(fileHeaders(name, query)).send(Buffer.from(xml));
    },
  );

  app.get(
    '/api/credit-notes/:id/e-invoice',
    {
      config,
      schema: {
        tags,
        operationId: 'getCreditNoteEInvoiceStatus',
        summary: 'Read what is missing for an electronic credit note',
        description: 'Says whether a credit note can be issued as an electronic one for a profile, or what is missing.',
        params: WithId,
        querystring: EInvoiceQuery,
        response: { 200: EInvoiceStanding },
      },
    },
    ({ scope, params, query: { profile } }) =>
      db.transaction(scope, async (t) => readinessOf(await eInvoiceOfNote(t, await readCreditNote(t, scope, params.id)), profile)),
  );

  app.get(
    '/api/credit-notes/:id/xml',
    {
      config,
      schema: {
        tags,
        operationId: 'getCreditNoteXml',
        summary: 'Download an electronic credit note',
        description:
          'Returns a credit note as XML by EN 16931, which names the credited invoice. Where something is missing (409 `e_invoice_incomplete`) it is listed.',
        params: WithId,
        querystring: EInvoiceFileQuery,
        response: fileAnswer('The credit note as XML', 'application/xml'),
      },
    },
    async ({ scope, params, query }, reply) => {
      const { name, xml } = await db.transaction(scope, async (t) => {
        const note = await readCreditNote(t, scope, params.id);
        const storedXml = isEmbedded(query) ? await storedXmlOfNote(t, note) : null;
        return { name: note.number, xml: storedXml ?? xmlFor(await eInvoiceOfNote(t, note), query) };
      });
      return reply.headers(fileHeaders(name, query)).send(Buffer.from(xml));
    },
  );
}

type RequestedFormat = { profile: EInvoiceProfile; syntax: EInvoiceSyntax };

/** Whether this is the XML that is inside the PDF. */
function isEmbedded({ profile, syntax }: RequestedFormat): boolean {
  return profile === 'en16931' && syntax === 'cii';
}

function readinessOf(facts: EInvoiceFacts, profile: EInvoiceProfile): EInvoiceStanding {
  const missing = missingOf(facts, profile);
  return { profile, ready: missing.length === 0, missing };
}

/** The document as XML; 409 with a list of all that is missing for it. */
function xmlFor(facts: EInvoiceFacts, { profile, syntax }: RequestedFormat): string {
  const missing = missingOf(facts, profile);
  if (missing.length === 0) return (syntax === 'ubl' ? ublOf : ciiOf)(facts.invoice, profile);
  throw new Refusal(409, 'e_invoice_incomplete', incomplete(missing.length), {
    errors: missing.map(({ at, field, message }) => ({ path: `${at}.${field}`, message })),
  });
}

function fileHeaders(name: string, { profile, syntax }: RequestedFormat): Record<string, string> {
  const plain = name.replace(/[^\w.-]+/g, '-');
  return {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${plain}-${profile}-${syntax}.xml"`,
    'content-security-policy': "default-src 'none'; sandbox",
  };
}
