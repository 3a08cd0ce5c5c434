import { CurrencyTotal } from '#domain/finance/currency-total.ts';
import { Expense, ExpenseCategory, ExpenseChanges, expenseSorts, NewExpense } from '#domain/finance/expense.ts';
import { PaymentMethod } from '#domain/finance/payment.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { IdInAddress, sortOf } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptDocument } from '../files/store.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { currencyFor } from '../yachts/house-rules.ts';
import { BooksPage, companyOfBooks, refuseReferencesOfOthers } from './books.ts';
import { taxOf } from './included-taxes.ts';
import { expenseById, expensePage, expenseTotals, holdExpense, readExpense, yachtOfWork } from './expense-store.ts';

export const ExpenseQuery = BooksPage.extend({
  category: ExpenseCategory.optional(),
  paymentMethod: PaymentMethod.optional(),
  maintenanceId: IdInAddress.optional(),
  sort: sortOf(expenseSorts),
});

const tags = ['Finance'];
const inWords = ({ description, amount, currency }: Expense) => `${description} (${moneyInWords(amount, currency)})`;

/** Money that went out. */
export function expenseRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/expenses',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listExpenses',
        summary: 'List expenses',
        description: 'Lists the expenses of the company.',
        querystring: ExpenseQuery,
        response: { 200: z.array(Expense) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, expensePage),
  );

  app.get(
    '/api/expenses/totals',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getExpenseTotals',
        summary: 'Total expenses',
        description: 'Returns the totals of the matching expenses in each currency.',
        querystring: ExpenseQuery,
        response: { 200: z.array(CurrencyTotal) },
      },
    },
    (request) => enterAndRead(db, request, (place) => expenseTotals(place, request.query)),
  );

  app.get(
    '/api/expenses/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getExpense',
        summary: 'Read an expense',
        description: 'Returns one expense.',
        params: WithId,
        response: { 200: Expense },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => expenseById(place, request.params.id)),
  );

  app.post(
    '/api/expenses',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createExpense',
        summary: 'Log an expense',
        description: 'Logs an expense, with its receipt if there is one, in the company’s usual currency unless another is given.',
        body: NewExpense,
        response: { 201: Expense },
      },
    },
    async (request, reply) => {
      const expense = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfBooks(t, request, request.body);
        await adoptDocument(t, companyId, 'receiptUrl', request.body.receiptUrl);
        const ofWork = await yachtOfWork(t, companyId, request.body);
        const entry = { ...request.body, ...ofWork, currency: await currencyFor(t, companyId, request.body) };
        const tax = await taxOf(t, companyId, entry, { day: entry.expenseDate });
        const id = await addRow(t, 'expenses', { ...entry, ...tax, companyId });
        const logged = await readExpense(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'expense',
          resourceId: id,
          details: `Logged expense ${inWords(logged)}`,
        });
        return logged;
      });
      reply.header('etag', etag(expense)).header('location', `/api/expenses/${expense.id}`);
      return expense;
    },
  );

  app.patch(
    '/api/expenses/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateExpense',
        summary: 'Change an expense',
        description: 'Changes the given fields of an expense.',
        params: WithId,
        body: ExpenseChanges,
        response: { 200: Expense, 412: Changed(Expense) },
      },
    },
    async (request, reply) => {
      const expense = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdExpense(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await refuseReferencesOfOthers(t, companyId, request.body);
        const tax = await taxOf(t, companyId, request.body, { day: request.body.expenseDate, stored, storedDay: stored.expenseDate });
        const newValues = { ...request.body, ...(await yachtOfWork(t, companyId, request.body, stored)), ...tax };
        const changes = difference(stored, newValues);
        if (Object.keys(changes).length === 0) return stored;
        await adoptDocument(t, companyId, 'receiptUrl', request.body.receiptUrl);
        await changeRow(t, 'expenses', { companyId, id: stored.id }, newValues);
        const changed = await readExpense(t, request.scope, stored.id);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'expense',
          resourceId: changed.id,
          details: `Updated expense ${inWords(changed)}`,
          changes,
        });
        return changed;
      });
      reply.header('etag', etag(expense));
      return expense;
    },
  );

  app.delete(
    '/api/expenses/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deleteExpense',
        summary: 'Delete an expense',
        description: 'Deletes an expense.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Expense) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: expense, companyId } = await holdExpense(t, request.scope, request.params.id);
        refuseIfChanged(request, expense);
        await deleteRow(t, 'expenses', { companyId, id: expense.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'expense',
          resourceId: expense.id,
          details: `Deleted expense ${inWords(expense)}`,
        });
        return null;
      }),
  );
}
