import { IncomeTotal } from '#domain/finance/currency-total.ts';
import { Income, IncomeCategory, IncomeChanges, incomeSorts, isOfPayment, NewIncome } from '#domain/finance/income.ts';
import { PaymentMethod, PaymentStatus } from '#domain/finance/payment.ts';
import { IdInAddress, sortOf } from '#domain/shared/fields.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { currencyFor } from '../yachts/house-rules.ts';
import { BooksPage, companyOfBooks, refuseReferencesOfOthers } from './books.ts';
import { becomePayment, belongsToPayment } from './income-payment.ts';
import { taxOf } from './included-taxes.ts';
import { holdIncome, incomeById, incomePage, incomeTotals, readIncome } from './income-store.ts';

export const IncomeQuery = BooksPage.extend({
  category: IncomeCategory.optional(),
  customerId: IdInAddress.optional(),
  invoiceId: IdInAddress.optional(),
  paymentStatus: PaymentStatus.optional(),
  paymentMethod: PaymentMethod.optional(),
  sort: sortOf(incomeSorts),
});

const tags = ['Finance'];
const inWords = ({ description, amount, currency }: Income) => `${description} (${moneyInWords(amount, currency)})`;

/** Money that came in, or is expected to. */
export function incomeRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/income',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listIncome',
        summary: 'List income',
        description: 'Lists the income of the company.',
        querystring: IncomeQuery,
        response: { 200: z.array(Income) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, incomePage),
  );

  app.get(
    '/api/income/totals',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getIncomeTotals',
        summary: 'Total income',
        description: 'Adds up the matching income in each currency.',
        querystring: IncomeQuery,
        response: { 200: z.array(IncomeTotal) },
      },
    },
    (request) => enterAndRead(db, request, (place) => incomeTotals(place, request.query)),
  );

  app.get(
    '/api/income/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getIncome',
        summary: 'Read an income record',
        description: 'Returns one income record.',
        params: WithId,
        response: { 200: Income },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => incomeById(place, request.params.id)),
  );

  app.post(
    '/api/income',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createIncome',
        summary: 'Log income',
        description:
          'Logs an income record, in the company’s usual currency unless another is given. Income from an issued invoice in its currency is a payment of it, up to what is open.',
        body: NewIncome,
        response: { 201: Income },
      },
    },
    async (request, reply) => {
      const income = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfBooks(t, request, request.body);
        const entry = { ...request.body, currency: await currencyFor(t, companyId, request.body) };
        const tax = await taxOf(t, companyId, entry, { day: entry.incomeDate });
        const id = await addRow(t, 'income', { ...entry, ...tax, companyId });
        await becomePayment(t, request, companyId, id);
        const logged = await readIncome(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'income',
          resourceId: id,
          details: `Logged income ${inWords(logged)}`,
        });
        return logged;
      });
      reply.header('etag', etag(income)).header('location', `/api/income/${income.id}`);
      return income;
    },
  );

  app.patch(
    '/api/income/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateIncome',
        summary: 'Change an income record',
        description: 'Changes the given fields of an income record. Income from a payment is changed at the payment.',
        params: WithId,
        body: IncomeChanges,
        response: { 200: Income, 412: Changed(Income) },
      },
    },
    async (request, reply) => {
      const income = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdIncome(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await refuseReferencesOfOthers(t, companyId, request.body);
        const tax = await taxOf(t, companyId, request.body, { day: request.body.incomeDate, stored, storedDay: stored.incomeDate });
        const newValues = { ...request.body, ...tax };
        const changes = difference(stored, newValues);
        if (Object.keys(changes).length === 0) return stored;
        const follows = stored.paymentId !== null || stored.apaId !== null;
        if (follows && isOfPayment(changes)) throw belongsToPayment(stored);
        await changeRow(t, 'income', { companyId, id: stored.id }, newValues);
        if (!follows) await becomePayment(t, request, companyId, stored.id);
        const changed = await readIncome(t, request.scope, stored.id);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'income',
          resourceId: changed.id,
          details: `Updated income ${inWords(changed)}`,
          changes,
        });
        return changed;
      });
      reply.header('etag', etag(income));
      return income;
    },
  );

  app.delete(
    '/api/income/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deleteIncome',
        summary: 'Delete an income record',
        description: 'Deletes an income record. Income from a payment is deleted with the payment.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Income) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: income, companyId } = await holdIncome(t, request.scope, request.params.id);
        refuseIfChanged(request, income);
        if (income.paymentId !== null || income.apaId !== null) throw belongsToPayment(income);
        await deleteRow(t, 'income', { companyId, id: income.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'income',
          resourceId: income.id,
          details: `Deleted income ${inWords(income)}`,
        });
        return null;
      }),
  );
}
