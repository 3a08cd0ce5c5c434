import type { FastifyRequest } from 'fastify';
import { Apa } from '#domain/finance/apa.ts';
import { AccountLine, NewAllocation, NewPayment, Payment } from '#domain/finance/customer-payment.ts';
import { DayInAddress, IdInAddress, Page } from '#domain/shared/fields.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { z } from '#domain/shared/zod.ts';
import { CreditNote } from '#domain/finance/credit-note.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import type { Held } from '../platform/held.ts';
import type { App, Parts } from '../platform/parts.ts';
import { deleteRow, hasRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { currencyFor } from '../yachts/house-rules.ts';
import { companyOfBooks } from './books.ts';
import { todayIn } from './invoice-status.ts';
import { accountOf, allocatedTo, holdAllocation, holdPayment, paymentById, paymentPage, readPayment } from './payment-store.ts';
import { holdCreditNote, readCreditNote } from './credit-note-store.ts';
import { reopen } from './invoice-settling.ts';
import { addPayment, allocate, followMoney } from './payment-writing.ts';
import { holdApa, readApa } from './apa-store.ts';

const PaymentQuery = Page.extend({
  from: DayInAddress.optional(),
  to: DayInAddress.optional(),
  invoiceId: IdInAddress.optional(),
  customerId: IdInAddress.optional(),
  ownerId: IdInAddress.optional(),
  credit: z.literal('true', 'credit can only be true').optional(),
});

const tags = ['Finance'];

/** Records what happened to a payment: in the history of each invoice it is for, else in the payment's own. */
async function recordInHistory(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  { payment, action, verb }: { payment: Payment; action: string; verb: string },
): Promise<void> {
  const money = moneyInWords(payment.amount, payment.currency);
  const parts = payment.allocations.filter(({ invoiceId, apaId }) => invoiceId !== null || apaId !== null);
  for (const { invoiceId, invoiceNumber, apaId, charterNumber, amount } of parts) {
    const kind = payment.direction === 'out' ? 'refund' : 'payment';
    const what = parts.length > 1 ? `${moneyInWords(amount, payment.currency)} of a ${kind} of ${money}` : `a ${kind} of ${money}`;
    const about = invoiceId === null ? `${kind === 'refund' ? 'of' : 'for'} the APA of ${charterNumber}` : `for ${invoiceNumber}`;
    const subject =
      invoiceId === null
        ? ({ resourceType: 'apa', resourceId: apaId ?? 0 } as const)
        : ({ resourceType: 'invoice', resourceId: invoiceId } as const);
    await record(t, request, { companyId, action, ...subject, details: `${verb} ${what} ${about}` });
  }
  if (parts.length > 0) return;
  const what = payment.ownerId
    ? `${money} paid to owner`
    : payment.direction === 'out'
      ? `a refund of ${money} to`
      : `a payment of ${money} from`;
  await record(t, request, {
    companyId,
    action,
    resourceType: 'payment',
    resourceId: payment.id,
    details: `${verb} ${what} ${payment.ownerName ?? payment.customerName}`,
  });
}

type Credit = { paymentId?: number | null | undefined; creditNoteId?: number | null | undefined; apaId?: number | null | undefined };

/** The payment, credit note or APA that money is taken from, held until the transaction ends. */
function heldCredit(t: Transaction, scope: Scope, { paymentId, creditNoteId, apaId }: Credit): Promise<Held<Payment | CreditNote | Apa>> {
  if (apaId) return holdApa(t, scope, apaId);
  return creditNoteId ? holdCreditNote(t, scope, creditNoteId) : holdPayment(t, scope, paymentId ?? 0);
}

/** The same as the API returns it, after some of it was allocated. */
function readCredit(t: Transaction, scope: Scope, { paymentId, creditNoteId, apaId }: Credit): Promise<Payment | CreditNote | Apa> {
  if (apaId) return readApa(t, scope, apaId);
  return creditNoteId ? readCreditNote(t, scope, creditNoteId) : readPayment(t, scope, paymentId ?? 0);
}

/** The invoice of a credit note, if it is one. */
async function invoiceOf(t: Transaction, scope: Scope, { creditNoteId }: Credit): Promise<number | null> {
  return creditNoteId ? (await readCreditNote(t, scope, creditNoteId)).invoiceId : null;
}

/** The record whose history lists an allocation: the invoice, else the APA, else the payment. */
function subjectOf(
  invoiceId: number | null,
  apaId: number | null | undefined,
  paymentId: number | null | undefined,
): { resourceType: 'invoice' | 'apa' | 'payment'; resourceId: number } {
  if (invoiceId !== null) return { resourceType: 'invoice', resourceId: invoiceId };
  return apaId ? { resourceType: 'apa', resourceId: apaId } : { resourceType: 'payment', resourceId: paymentId ?? 0 };
}

/** Where an allocation came from, in words. */
function wordsOf(credit: Payment | CreditNote | Apa): string {
  return 'charterNumber' in credit ? `the APA of ${credit.charterNumber}` : `${credit.customerName}’s credit`;
}

/** Money that came in from customers and went back to them, and what it is for. */
export function paymentRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/payments',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listPayments',
        summary: 'List payments',
        description:
          'Lists the payments of customers and what owners were paid, the latest first: of an invoice, of a customer, of an owner, dated within a period; with credit, those that came in and aren’t allocated in full.',
        querystring: PaymentQuery,
        response: { 200: z.array(Payment) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, paymentPage),
  );

  app.get(
    '/api/payments/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getPayment',
        summary: 'Read a payment',
        description: 'Returns one payment with what it is for.',
        params: WithId,
        response: { 200: Payment },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => paymentById(place, request.params.id)),
  );

  app.post(
    '/api/payments',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createPayment',
        summary: 'Record a payment',
        description:
          'Records money that came in from a customer or went back to one, and allocates it, or that was paid to a yacht’s owner, in the currency of their statements; what isn’t allocated is the customer’s credit. An invoice with nothing outstanding is paid. Each payment is income in the books, a refund reduces it.',
        body: NewPayment,
        response: { 201: Payment },
      },
    },
    async (request, reply) => {
      const payment = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfBooks(t, request, request.body);
        const currency = await currencyFor(t, companyId, request.body);
        const id = await addPayment(t, request, companyId, { ...request.body, currency });
        const added = await readPayment(t, request.scope, id);
        await recordInHistory(t, request, companyId, { payment: added, action: 'create', verb: 'Recorded' });
        return added;
      });
      reply.header('etag', etag(payment)).header('location', `/api/payments/${payment.id}`);
      return payment;
    },
  );

  app.delete(
    '/api/payments/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deletePayment',
        summary: 'Delete a payment',
        description: 'Deletes a payment with its income; the invoices it was for are open again.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Payment) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: payment, companyId } = await holdPayment(t, request.scope, request.params.id);
        refuseIfChanged(request, payment);
        await deleteRow(t, 'payments', { companyId, id: payment.id });
        await followMoney(t, companyId, { paymentIds: [], apaIds: payment.allocations.flatMap(({ apaId }) => apaId ?? []) });
        await reopen(
          t,
          request,
          companyId,
          payment.allocations.flatMap(({ invoiceId }) => invoiceId ?? []),
        );
        await recordInHistory(t, request, companyId, { payment, action: 'delete', verb: 'Deleted' });
        return null;
      }),
  );

  app.post(
    '/api/allocations',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createAllocation',
        summary: 'Allocate credit',
        description:
          'Allocates what is left of a payment, a credit note or an APA to an invoice or a refund, or of a payment to an APA, and returns where it came from.',
        body: NewAllocation,
        response: { 201: z.union([Payment, CreditNote, Apa]) },
      },
    },
    async (request, reply) => {
      const changed = await write(db, request, reply, 201, async (t) => {
        const { from, to, amount, day } = request.body;
        const { companyId } = await heldCredit(t, request.scope, from);
        await allocate(t, request, companyId, { ...request.body, day: day ?? (await todayIn(t, companyId)) });
        const credit = await readCredit(t, request.scope, from);
        const name = await allocatedTo(t, companyId, to);
        await record(t, request, {
          companyId,
          action: 'update',
          ...subjectOf(to.invoiceId ?? (await invoiceOf(t, request.scope, from)), to.apaId ?? from.apaId, from.paymentId),
          details: `Allocated ${moneyInWords(amount, credit.currency)} from ${wordsOf(credit)}${name ? ` to ${name}` : ''}`,
        });
        return credit;
      });
      const collection = 'number' in changed ? 'credit-notes' : 'charterNumber' in changed ? 'apa' : 'payments';
      reply.header('etag', etag(changed)).header('location', `/api/${collection}/${changed.id}`);
      return changed;
    },
  );

  app.delete(
    '/api/allocations/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deleteAllocation',
        summary: 'Undo an allocation',
        description:
          'Undoes the allocation of a payment, a credit note or an APA to an invoice, a refund or an APA; the amount is the customer’s credit, or in their APA, again. A credit note stays set off against its own invoice (409 `own_invoice`).',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const held = await holdAllocation(t, request.scope, request.params.id);
        const { companyId, creditPaymentId, creditNoteId, creditApaId, debitInvoiceId, debitApaId, amount } = held;
        const { row: credit } = await heldCredit(t, request.scope, { paymentId: creditPaymentId, creditNoteId, apaId: creditApaId });
        if ('number' in credit && credit.invoiceId === debitInvoiceId)
          throw new Refusal(409, 'own_invoice', `${credit.number} credits ${credit.invoiceNumber}, so it stays set off against it.`);
        await deleteRow(t, 'allocations', { companyId, id: request.params.id });
        const paymentIds = [creditPaymentId, held.debitPaymentId];
        await followMoney(t, companyId, { paymentIds, apaIds: [creditApaId, debitApaId].filter((each) => each !== null) });
        if (debitInvoiceId !== null) await reopen(t, request, companyId, [debitInvoiceId]);
        await record(t, request, {
          companyId,
          action: 'update',
          ...subjectOf(debitInvoiceId ?? ('number' in credit ? credit.invoiceId : null), creditApaId ?? debitApaId, creditPaymentId),
          details: `Returned ${moneyInWords(amount, credit.currency)}${held.from ? ` from ${held.from}` : ''} to ${wordsOf(credit)}`,
        });
        return null;
      }),
  );

  app.get(
    '/api/customers/:id/account',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getCustomerAccount',
        summary: 'Read a customer’s account',
        description:
          'Returns what a customer was invoiced, credited and paid, the latest first, with what was owed after each, in each currency.',
        params: WithId,
        querystring: Page.omit({ q: true }),
        response: { 200: z.array(AccountLine) },
      },
    },
    async (request, reply) => {
      if (!(await hasRow(db, request.scope, 'customers', request.params.id))) throw notThere();
      return answerList(db, request, reply, request.query, (place, page) => accountOf(place, request.params.id, page));
    },
  );
}
