import { IdInAddress } from '#domain/shared/fields.ts';
import { GuestsByLink, LinkGuests } from '#domain/desk/guest.ts';
import { LinkPage } from '#domain/desk/link-page.ts';
import { NewSignature } from '#domain/desk/signing.ts';
import { z } from '#domain/shared/zod.ts';
import { lastDocument, type KeptDocument } from '../desk/contract-store.ts';
import { documentOf } from '../finance/invoice-documents.ts';
import { readInvoice } from '../finance/invoice-store.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { consumeAttempt, isFirstInAWhile } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { Changed, fileAnswer } from '../platform/schemas.ts';
import { etag } from '../platform/write.ts';
import { enterByLink, LinkHeader, type Link } from './entry.ts';
import { keepGuestsByLink } from './guests.ts';
import { holdByLink } from './holding.ts';
import { isInvoiceOf, noteOpening, readLinkPage } from './page-store.ts';
import { sign } from './signing.ts';
import './examples.ts';

const tags = ['Charter links'];
const anyone = { may: 'anyone' } as const;

/** What customers and their guests can see and do with a charter's link. */
export function charterLinkRoutes(app: App, parts: Parts): void {
  const { db, files } = parts;
  app.get(
    '/api/charter-link',
    {
      config: anyone,
      schema: {
        tags,
        operationId: 'openCharterLink',
        summary: 'Open a charter by its link',
        description:
          'Returns what the link in `X-Charter-Link` opens. The customer’s link shows price, contract, plan and invoices, the link for guests none of them. Unknown and ended links are 404; after 20 unknown ones in 15 minutes from one address: 429.',
        headers: LinkHeader,
        response: { 200: LinkPage },
      },
    },
    async (request) => {
      const link = await enterByLink(db, request);
      return db.transaction(request.scope, async (t) => {
        await noteOpening(t, link);
        return readLinkPage(t, request, link);
      });
    },
  );

  for (const paper of ['quote', 'contract'] as const)
    app.get(
      `/api/charter-link/${paper}`,
      {
        config: anyone,
        schema: {
          tags,
          operationId: paper === 'quote' ? 'getQuoteByLink' : 'getContractByLink',
          summary: `Download the ${paper} by link`,
          description: `Returns the ${paper} as PDF, as it was sent${paper === 'contract' ? ' or signed' : ''}. One that wasn’t sent, or a link for guests, is 404.`,
          headers: LinkHeader,
          response: fileAnswer(`The ${paper} as PDF`, 'application/pdf'),
        },
      },
      async (request, reply) => {
        const link = await enterByLink(db, request, 'customer');
        await spareUs(link);
        const document = await db.transaction(request.scope, (t) => sentPaper(t, link, paper));
        if (!document) throw notThere();
        return sendPdf(reply, document.content, `inline; filename="${paper}.pdf"`);
      },
    );

  app.get(
    '/api/charter-link/invoice',
    {
      config: anyone,
      schema: {
        tags,
        operationId: 'getInvoiceByLink',
        summary: 'Download an invoice by link',
        description: 'Returns an invoice of the charter as PDF, as it was sent.',
        headers: LinkHeader,
        querystring: z.object({ id: IdInAddress.optional() }),
        response: fileAnswer('The invoice as PDF', 'application/pdf'),
      },
    },
    async (request, reply) => {
      const link = await enterByLink(db, request, 'customer');
      await spareUs(link);
      const { id } = request.query;
      if (!id) throw notThere();
      const content = await db.transaction(request.scope, async (t) => {
        if (!(await isInvoiceOf(t, link, id))) throw notThere();
        return documentOf(t, files, await readInvoice(t, request.scope, id));
      });
      return sendPdf(reply, content, `inline; filename="invoice-${id}.pdf"`);
    },
  );

  app.post(
    '/api/charter-link/sign',
    {
      config: anyone,
      bodyLimit: 256 * 1024,
      schema: {
        tags,
        operationId: 'signContract',
        summary: 'Sign a contract by link',
        description:
          'Signs the contract whose PDF has this SHA-256, by a typed name or by strokes, and books the charter in the same transaction. If the contract has changed (409 `contract_changed`, `contract_outdated`, `contract_withdrawn`) or is already signed (409 `already_signed`), or the yacht is taken (409 `option_gone`), nothing is signed. Name, sentence, moment, IP address, browser and hash are kept as evidence, and the signed PDF goes to both sides.',
        headers: LinkHeader,
        body: NewSignature,
        response: { 200: LinkPage },
      },
    },
    async (request) => {
      const link = await enterByLink(db, request, 'customer');
      await spareUs(link);
      await sign(parts, request, link);
      return db.transaction(request.scope, (t) => readLinkPage(t, request, link));
    },
  );

  app.post(
    '/api/charter-link/hold',
    {
      config: anyone,
      schema: {
        tags,
        operationId: 'holdCharterByLink',
        summary: 'Hold a quote by link',
        description:
          'Puts the quote of the customer’s link on option for as long as the company’s rules say; repeating it changes nothing. Only if the company takes options on its page, else 409 `wrong_state`; if the yacht is taken: 409 `option_gone`.',
        headers: LinkHeader,
        response: { 200: LinkPage },
      },
    },
    async (request) => {
      const link = await enterByLink(db, request, 'customer');
      await spareUs(link);
      return db.transaction(request.scope, async (t) => {
        await holdByLink(t, request, link);
        return readLinkPage(t, request, link);
      });
    },
  );

  app.put(
    '/api/charter-link/guests',
    {
      config: anyone,
      bodyLimit: 512 * 1024,
      schema: {
        tags,
        operationId: 'replaceGuestsByLink',
        summary: 'Fill in the guests by link',
        description: 'Replaces the guests of the charter, with the customer’s link or the link for guests.',
        headers: LinkHeader,
        body: GuestsByLink,
        response: { 200: LinkGuests, 412: Changed(LinkGuests) },
      },
    },
    async (request, reply) => {
      const link = await enterByLink(db, request);
      await consumeAttempt(
        db,
        { key: `charter link guests:${link.id}`, max: 300, minutes: 15 },
        'You’re saving too often. Please wait a moment.',
      );
      const isFirst = await isFirstInAWhile(db, `guests of:${link.charterId}`, 30);
      const list = await db.transaction(request.scope, (t) => keepGuestsByLink(t, request, link, isFirst));
      reply.header('etag', etag(list));
      return list;
    },
  );

  function spareUs({ id }: Link): Promise<void> {
    return consumeAttempt(
      db,
      { key: `charter link of:${id}`, max: 120, minutes: 15 },
      'Too many attempts. Please wait a few minutes and try again.',
    );
  }
}

/** A quote or contract as it was sent, or a contract as it was signed. */
async function sentPaper(
  t: Transaction,
  { companyId, charterId: id }: Link,
  paper: 'quote' | 'contract',
): Promise<KeptDocument | undefined> {
  const signed = paper === 'contract' ? await lastDocument(t, { companyId, id }, 'signed') : undefined;
  return signed ?? lastDocument(t, { companyId, id }, paper);
}
