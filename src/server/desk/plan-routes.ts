import type { FastifyReply, FastifyRequest } from 'fastify';
import { Charter } from '#domain/desk/charter.ts';
import { PlanChanges, ReceivedMoney } from '#domain/desk/plan.ts';
import { withExample } from '../platform/examples.ts';
import type { Transaction } from '../platform/database.ts';
import type { App, Parts } from '../platform/parts.ts';
import { changeRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { changePlan, charterOfInstalment, invoiceInstalment, receive } from './plan.ts';
import { holdCharter, readCharter } from './store.ts';

const tags = ['Charter desk'];

withExample(PlanChanges, {
  lines: [
    { kind: 'fee', label: 'First installment', amount: '2000.00', dueDate: '2026-12-02' },
    { kind: 'fee', label: 'Second installment', amount: '3740.40', dueDate: '2027-06-05' },
    { kind: 'deposit', label: 'Security deposit', amount: '800.00', dueDate: '2027-06-05' },
  ],
});
withExample(ReceivedMoney, { receivedOn: '2027-06-03', method: 'bank_transfer' });

/** The charter of the installment in a request, read before anything is held. */
function ofInstalment({ scope, params }: FastifyRequest<{ Params: { id: number } }>) {
  return (t: Transaction) => charterOfInstalment(t, scope, params.id);
}

/** The payment plan of a charter, its invoices, and the deposits and APA it receives. */
export function planRoutes(app: App, { db }: Parts): void {
  const answers = { 200: Charter, 412: Changed(Charter) };
  app.put(
    '/api/charters/:id/plan',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'replaceCharterPaymentPlan',
        summary: 'Plan the payments of a charter',
        description:
          'Replaces the payments of a booked charter that aren’t invoiced or received. With those that are, the fee must add up to the charter’s total. Amounts may be adjusted by a cent or two so that the tax on all invoices adds up; the last one is the rest.',
        params: WithId,
        body: PlanChanges,
        response: answers,
      },
    },
    (request, reply) =>
      changed(
        request,
        reply,
        () => Promise.resolve(request.params.id),
        async (t, charter) => {
          await changePlan(t, charter, request.body);
          return `Planned the payments of ${charter.number}`;
        },
      ),
  );

  app.post(
    '/api/instalments/:id/invoice',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'invoiceInstallment',
        summary: 'Invoice an installment',
        description:
          'Drafts the invoice of an installment: a deposit invoice, or for the last one the invoice for the whole charter, which deducts the others; those have to be sent first.',
        params: WithId,
        response: answers,
      },
    },
    (request, reply) =>
      changed(request, reply, ofInstalment(request), async (t, charter) => {
        const number = await invoiceInstalment(t, charter, request.params.id, (activity) => record(t, request, activity));
        return `Drafted ${number} for ${charter.number}`;
      }),
  );

  app.post(
    '/api/instalments/:id/receive',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'recordInstallmentReceipt',
        summary: 'Record a security deposit received',
        description:
          'Records the day on which a security deposit or an APA was received, and how. Neither is income, so neither is invoiced; an APA is a payment into its account.',
        params: WithId,
        body: ReceivedMoney,
        response: answers,
      },
    },
    (request, reply) =>
      changed(request, reply, ofInstalment(request), (t, charter) => receive(t, request, charter, request.params.id, request.body)),
  );

  /** Changes the payments of a held charter, notes the change, and returns the charter with its new version. */
  async function changed(
    request: FastifyRequest,
    reply: FastifyReply,
    which: (t: Transaction) => Promise<number>,
    change: (t: Transaction, charter: Charter) => Promise<string>,
  ): Promise<Charter> {
    const charter = await write(db, request, reply, 200, async (t) => {
      const { row, companyId } = await holdCharter(t, request.scope, await which(t));
      refuseIfChanged(request, row);
      const details = await change(t, row);
      await changeRow(t, 'charters', { companyId, id: row.id }, { notes: row.notes });
      await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: row.id, details });
      return readCharter(t, request.scope, row.id);
    });
    reply.header('etag', etag(charter));
    return charter;
  }
}
