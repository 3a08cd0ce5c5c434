import type { FastifyRequest } from 'fastify';
import { CharterMail } from '#domain/desk/contract.ts';
import { Charter } from '#domain/desk/charter.ts';
import { z } from '#domain/shared/zod.ts';
import { countMail } from '../finance/invoice-letter.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { changeRow } from '../platform/rows.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { contractNow, drawContract, drawQuote, type Drawn } from './charter-pdf.ts';
import { readFacts } from './charter-facts.ts';
import { charterLetters, postCharterLetter, refuseOtherAddress, senderName } from './charter-letters.ts';
import { keepDocument, lastDocument } from './contract-store.ts';
import { customerOf } from './customers.ts';
import { refuseMove } from './moves.ts';
import { holdCharter, readCharter } from './store.ts';

const tags = ['Charter desk'];
const papers = ['quote', 'contract'] as const;
type Paper = (typeof papers)[number];

const described = {
  quote: {
    read: {
      operationId: 'getQuote',
      summary: 'View a quote',
      description: 'Returns the quote of a charter as PDF: as it was sent if nothing has changed since, else as of now.',
    },
    send: {
      operationId: 'sendQuote',
      summary: 'Send a quote',
      description: 'Keeps the current quote and emails it with a link that shows the customer their charter.',
    },
  },
  contract: {
    read: {
      operationId: 'getContract',
      summary: 'View a contract',
      description:
        'Returns the contract of a charter as PDF: as it was signed, else as it was sent if nothing has changed since, else as of now.',
    },
    send: {
      operationId: 'sendContract',
      summary: 'Send a contract',
      description:
        'Generates the contract once, keeps it with its SHA-256, and emails it with a link to read and sign it. It is outdated once the total, the yacht, the dates or the customer change.',
    },
  },
} as const;

/** Quotes and contracts: their contents, and sending them to the customer. */
export function paperRoutes(app: App, { db, files, letters, address }: Parts): void {
  for (const paper of papers) {
    app.get(
      `/api/charters/:id/${paper}`,
      {
        config: { may: 'desk:read' },
        schema: { tags, ...described[paper].read, params: WithId, response: fileAnswer(`The ${paper} as PDF`, 'application/pdf') },
      },
      async (request, reply) => {
        const key = `pdf:${request.person.id}`;
        await consumeAttempt(db, { key, max: 120, minutes: 1 }, 'You’re requesting documents too quickly. Please wait a minute.');
        const { content, number } = await db.transaction(request.scope, async (t) => paperAsItIs(t, request, paper));
        return sendPdf(reply, content, `inline; filename="${paper}-${number}.pdf"`);
      },
    );

    app.post(
      `/api/charters/:id/${paper}`,
      {
        config: { may: 'desk:write' },
        schema: { tags, ...described[paper].send, params: WithId, body: CharterMail, response: { 200: Charter, 412: Changed(Charter) } },
      },
      async (request, reply) => {
        await countMail(db, request);
        const charter = await write(db, request, reply, 200, (t) => sendPaper(t, request, paper));
        reply.header('etag', etag(charter));
        return charter;
      },
    );
  }

  app.delete(
    '/api/charters/:id/contract',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'withdrawContract',
        summary: 'Withdraw a contract',
        description: 'Withdraws a contract that was sent, so that it can no longer be signed. A signed one stays (409 `already_signed`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Charter) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: charter, companyId } = await holdCharter(t, request.scope, request.params.id);
        refuseIfChanged(request, charter);
        refuseSigned(charter);
        if (charter.contract.status === 'none' || charter.contract.status === 'withdrawn') throw notThere();
        await keepDocument(t, { companyId, id: charter.id }, { kind: 'withdrawal' });
        const details = `Withdrew the contract of ${charter.number}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: charter.id, details });
        return null;
      }),
  );

  charterLetters(letters, { db, files, address });

  async function paperAsItIs(t: Transaction, request: FastifyRequest<{ Params: { id: number } }>, paper: Paper) {
    const charter = await readCharter(t, request.scope, request.params.id);
    const key = { companyId: companyOf(charter), id: charter.id };
    const stored = (paper === 'contract' && (await lastDocument(t, key, 'signed'))) || (await lastDocument(t, key, paper));
    if (stored && (stored.isCurrent || charter.contract.status === 'signed')) return { content: stored.content, number: charter.number };
    return { ...(await drawn(t, request, charter, paper, { at: charter.updatedAt, isDraft: true })).paper, number: charter.number };
  }

  async function drawn(
    t: Transaction,
    request: FastifyRequest,
    charter: Charter,
    paper: Paper,
    { at, isDraft }: { at: string; isDraft: boolean },
  ) {
    const facts = await readFacts(t, request.scope, charter);
    const { person } = request;
    const says = contractNow(facts, isDraft ? null : { name: senderName(request), email: person.email });
    const drawing: Drawn = paper === 'quote' ? await drawQuote(files, facts, at) : await drawContract(files, says, { at, isDraft });
    return { paper: drawing, says: paper === 'quote' ? undefined : says, facts };
  }

  /** Stores a document in its current state and sends it. A contract needs a customer, so the contact becomes one. */
  async function sendPaper(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: CharterMail }>, paper: Paper) {
    const { row: stored, companyId } = await holdCharter(t, request.scope, request.params.id);
    refuseIfChanged(request, stored);
    refuseMove(stored, 'send');
    if (paper === 'contract' && stored.contract.isCurrent) refuseSigned(stored);
    const key = { companyId, id: stored.id };
    if (paper === 'contract' && stored.customerId === null)
      await changeRow(t, 'charters', key, { customerId: await customerOf(t, request, companyId, stored) });
    const charter = await readCharter(t, request.scope, stored.id);
    const { paper: drawing, says, facts } = await drawn(t, request, charter, paper, { at: new Date().toISOString(), isDraft: false });
    refuseOtherAddress(request, facts.customer.email, facts.customer.name);
    const { to, message } = request.body;
    const documentId = await keepDocument(t, key, { kind: paper, ...drawing, ...(says && { says }), sentTo: to });
    const details = `Sent the ${paper} of ${charter.number} to ${to}`;
    await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: charter.id, details });
    await postCharterLetter(t, { companyId, charter, documentId, carried: paper }, { to, message, sender: senderName(request) });
    return readCharter(t, request.scope, charter.id);
  }
}

/** A signed contract can't be withdrawn or signed again. */
export function refuseSigned({ contract }: Pick<Charter, 'contract'>): void {
  if (contract.status === 'signed') throw new Refusal(409, 'already_signed', 'This contract is already signed.');
}
