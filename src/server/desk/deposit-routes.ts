import type { FastifyRequest } from 'fastify';
import { Cancellation, CancellationQuery } from '#domain/desk/cancellation.ts';
import { Charter } from '#domain/desk/charter.ts';
import { NewSettlement } from '#domain/desk/deposit-settlement.ts';
import { fullName } from '#domain/shared/words.ts';
import { logoOf } from '../finance/invoice-documents.ts';
import { partiesNow } from '../finance/invoice-issuing.ts';
import { companyOf } from '../platform/company.ts';
import { notThere } from '../platform/errors.ts';
import { withExample } from '../platform/examples.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { changeRow } from '../platform/rows.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { drawDepositStatement } from './deposit-pdf.ts';
import { cancellationOn, settleDeposit } from './ending.ts';
import { companyNow } from './plan.ts';
import { holdCharter, readCharter } from './store.ts';

const tags = ['Charter desk'];

withExample(NewSettlement, {
  deductions: [
    { description: 'Fender lost', amount: '120.50' },
    { description: 'Extra cleaning', amount: '45.00' },
  ],
  refundedOn: '2027-07-12',
  method: 'bank_transfer',
});
withExample(Cancellation, {
  day: '2027-05-03',
  days: 61,
  hasStarted: false,
  percent: '30.00',
  fee: '1793.37',
  paid: '2988.95',
  refund: '1195.58',
  due: '0.00',
  currency: 'EUR',
  drafts: [],
  invoices: [{ id: 41, invoiceNumber: 'INV-2027-0004', total: '2988.95', uncredited: '2988.95', open: '0.00' }],
  next: null,
  apa: { id: 5, balance: '1300.00', currency: 'EUR' },
});

/** The deposit of a charter, and its cancellation fee. */
export function depositRoutes(app: App, { db, files }: Parts): void {
  app.get(
    '/api/charters/:id/cancellation',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'getCharterCancellation',
        summary: 'Read what a cancellation costs',
        description:
          'Returns what it costs by the company’s rules to cancel a booked charter on a day, by default today: what would be refunded or is still due, which drafts would be deleted, and which sent invoices stay.',
        params: WithId,
        querystring: CancellationQuery,
        response: { 200: Cancellation },
      },
    },
    (request) =>
      db.transaction(request.scope, async (t) =>
        cancellationOn(t, await readCharter(t, request.scope, request.params.id), request.query.day),
      ),
  );

  app.post(
    '/api/charters/:id/deposit',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'settleDeposit',
        summary: 'Settle a security deposit',
        description:
          'Records what is withheld from a security deposit that was received, and that the rest was refunded. At most the deposit is withheld; any further deductions are `uncovered`. With `invoice` an invoice without tax is drafted for the amount withheld. A deduction may name the item of the signed check-out it is for (`itemId`).',
        params: WithId,
        body: NewSettlement,
        response: { 200: Charter, 412: Changed(Charter) },
      },
    },
    async (request, reply) => {
      const charter = await write(db, request, reply, 200, async (t) => {
        const { row, companyId } = await holdCharter(t, request.scope, request.params.id);
        refuseIfChanged(request, row);
        const details = await settleDeposit(t, request, row, request.body);
        await changeRow(t, 'charters', { companyId, id: row.id }, { notes: row.notes });
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: row.id, details });
        return readCharter(t, request.scope, row.id);
      });
      reply.header('etag', etag(charter));
      return charter;
    },
  );

  app.get(
    '/api/charters/:id/deposit/pdf',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'getDepositStatement',
        summary: 'View the statement of a security deposit as PDF',
        description:
          'Returns the statement of a settled security deposit as PDF: what was received, what was deducted and why, and what was refunded.',
        params: WithId,
        response: fileAnswer('The statement as PDF', 'application/pdf'),
      },
    },
    async (request, reply) => {
      await consumeAttempt(
        db,
        { key: `pdf:${request.person.id}`, max: 120, minutes: 1 },
        'You’re requesting documents too quickly. Please wait a minute.',
      );
      const { number, content } = await statement(request);
      return sendPdf(reply, content, `inline; filename="${number}-deposit.pdf"`);
    },
  );

  function statement({ scope, params }: FastifyRequest<{ Params: { id: number } }>): Promise<{ number: string; content: Buffer }> {
    return db.transaction(scope, async (t) => {
      const charter = await readCharter(t, scope, params.id);
      const { settlement, customerId } = charter;
      if (!settlement || !customerId) throw notThere();
      const { seller, buyer } = await partiesNow(t, { companyId: charter.companyId, customerId });
      const { timeZone } = await companyNow(t, companyOf(charter));
      const customerName = buyer.organisation ?? fullName(buyer);
      const content = await drawDepositStatement({
        charter,
        settlement,
        customerName,
        customer: buyer,
        company: seller,
        timeZone,
        logo: await logoOf(files, seller.logo),
      });
      return { number: charter.number, content };
    });
  }
}
