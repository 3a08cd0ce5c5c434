import type { Expense } from '#domain/finance/expense.ts';
import type { Income } from '#domain/finance/income.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { sendCsv, type Columns } from '../platform/csv.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead, inOneTrip } from '../platform/sign-in.ts';
import { ExpenseQuery } from './expense-routes.ts';
import { expensePage } from './expense-store.ts';
import { IncomeQuery } from './income-routes.ts';
import { incomePage } from './income-store.ts';
import { InvoiceQuery } from './invoice-routes.ts';
import { invoicePage } from './invoice-store.ts';

const expenses: Columns<Expense> = {
  Date: (x) => x.expenseDate, Category: (x) => x.category, Subcategory: (x) => x.subcategory, Description: (x) => x.description, Amount: (x) => x.amount, Currency: (x) => x.currency,
  Vendor: (x) => x.vendor, 'Payment method': (x) => x.paymentMethod, Yacht: (x) => x.yachtName, Receipt: (x) => x.receiptUrl, Notes: (x) => x.notes,
};

const income: Columns<Income> = {
  Date: (n) => n.incomeDate, Category: (n) => n.category, Subcategory: (n) => n.subcategory, Description: (n) => n.description, Amount: (n) => n.amount, Currency: (n) => n.currency,
  'Payment status': (n) => n.paymentStatus, 'Payment method': (n) => n.paymentMethod, Customer: (n) => n.customerName, Yacht: (n) => n.yachtName, Invoice: (n) => n.invoiceNumber, Notes: (n) => n.notes,
};

const invoices: Columns<Invoice> = {
  Number: (i) => i.invoiceNumber, Customer: (i) => i.customerName, Status: (i) => i.status, 'Issue date': (i) => i.issueDate, 'Due date': (i) => i.dueDate,
  Subtotal: (i) => i.subtotal, 'Tax rate': (i) => i.taxRate, Tax: (i) => i.taxAmount, Total: (i) => i.total, Currency: (i) => i.currency, Notes: (i) => i.notes,
};

/** Every row there is of one moment, in one query, so that nothing is missed or told twice while others write. */
const everything = { limit: 1_000_000, offset: 0 };
const described = { tags: ['Finance'], produces: ['text/csv'] };

/** The books as files, with the filters and the order of the lists. */
export function exportRoutes(app: App, { db }: Parts): void {
  app.get('/api/expenses/export', { config: inOneTrip, schema: { ...described, summary: 'Expenses as CSV', querystring: ExpenseQuery } }, async (request, reply) =>
    sendCsv(reply, 'expenses', expenses, await enterAndRead(db, request, (place) => expensePage(place, { ...request.query, ...everything }))));

  app.get('/api/income/export', { config: inOneTrip, schema: { ...described, summary: 'Income as CSV', querystring: IncomeQuery } }, async (request, reply) =>
    sendCsv(reply, 'income', income, await enterAndRead(db, request, (place) => incomePage(place, { ...request.query, ...everything }))));

  app.get('/api/invoices/export', { config: inOneTrip, schema: { ...described, summary: 'Invoices as CSV', querystring: InvoiceQuery } }, async (request, reply) =>
    sendCsv(reply, 'invoices', invoices, await enterAndRead(db, request, (place) => invoicePage(place, { ...request.query, ...everything }))));
}
