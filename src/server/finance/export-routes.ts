import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Expense } from '#domain/finance/expense.ts';
import type { Income } from '#domain/finance/income.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import {
  expenseCategoryLabels,
  incomeCategoryLabels,
  invoiceStatusLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  subcategoryInWords,
} from '#domain/finance/words.ts';
import { csvOf, type Cell } from '../platform/csv.ts';
import type { Database } from '../platform/database.ts';
import type { App, Parts } from '../platform/parts.ts';
import { dayFor, dayInNameFor } from '../platform/person-day.ts';
import { fileOfRows } from '../platform/row-file.ts';
import { fileAnswer } from '../platform/schemas.ts';
import { ExpenseQuery } from './expense-routes.ts';
import { expenseRows } from './expense-store.ts';
import { IncomeQuery } from './income-routes.ts';
import { incomeRows } from './income-store.ts';
import { InvoiceQuery } from './invoice-routes.ts';
import { invoiceRows } from './invoice-store.ts';

/** The heading of each column, and its cell. */
type Columns<Row> = Record<string, (row: Row) => Cell>;

const expenses: Columns<Expense> = {
  Date: (x) => x.expenseDate,
  Category: (x) => inWords(expenseCategoryLabels, x.category),
  Subcategory: (x) => x.subcategory && subcategoryInWords(x.subcategory),
  Description: (x) => x.description,
  Amount: (x) => x.amount,
  Currency: (x) => x.currency,
  Tax: (x) => x.taxAmount,
  'Tax rate': (x) => x.taxPercent,
  Vendor: (x) => x.vendor,
  'Payment method': (x) => inWords(paymentMethodLabels, x.paymentMethod),
  Yacht: (x) => x.yachtName,
  Receipt: (x) => x.receiptUrl,
  Notes: (x) => x.notes,
};

const income: Columns<Income> = {
  Date: (n) => n.incomeDate,
  Category: (n) => inWords(incomeCategoryLabels, n.category),
  Subcategory: (n) => n.subcategory,
  Description: (n) => n.description,
  Amount: (n) => n.amount,
  Currency: (n) => n.currency,
  Tax: (n) => n.taxAmount,
  'Tax rate': (n) => n.taxPercent,
  'Payment status': (n) => inWords(paymentStatusLabels, n.paymentStatus),
  'Payment method': (n) => inWords(paymentMethodLabels, n.paymentMethod),
  Customer: (n) => n.customerName,
  Yacht: (n) => n.yachtName,
  Invoice: (n) => n.invoiceNumber,
  Notes: (n) => n.notes,
};

const invoices: Columns<Invoice> = {
  Number: (i) => i.invoiceNumber,
  Customer: (i) => i.customerName,
  Status: (i) => inWords(invoiceStatusLabels, i.status),
  'Issue date': (i) => i.issueDate,
  'Due date': (i) => i.dueDate,
  Subtotal: (i) => i.subtotal,
  'Tax rate': (i) => i.taxRate,
  Tax: (i) => i.taxAmount,
  Total: (i) => i.total,
  Paid: (i) => i.paid,
  Credited: (i) => i.credited,
  Open: (i) => i.open,
  Currency: (i) => i.currency,
  Notes: (i) => i.notes,
};

/** A stored value, as the screens and the reports call it. */
function inWords(labels: Partial<Record<string, string>>, stored: string | null): string | null {
  return stored && (labels[stored] ?? stored);
}

const everything = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };
const described = { tags: ['Finance'], response: fileAnswer('The rows as CSV, with a line of headings', 'text/csv') };
const config = { may: 'finance:read' } as const;

/** The books as files, with the filters and the order of the lists. */
export function exportRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/expenses/export',
    {
      config,
      schema: {
        ...described,
        operationId: 'exportExpenses',
        summary: 'Export expenses as CSV',
        description: 'Returns all matching expenses as a CSV file, streamed however many there are.',
        querystring: ExpenseQuery,
      },
    },
    (request, reply) => sendCsv(db, request, reply, 'expenses', expenses, expenseRows(request.scope, { ...request.query, ...everything })),
  );

  app.get(
    '/api/income/export',
    {
      config,
      schema: {
        ...described,
        operationId: 'exportIncome',
        summary: 'Export income as CSV',
        description: 'Returns all matching income as a CSV file, streamed however much there is.',
        querystring: IncomeQuery,
      },
    },
    (request, reply) => sendCsv(db, request, reply, 'income', income, incomeRows(request.scope, { ...request.query, ...everything })),
  );

  app.get(
    '/api/invoices/export',
    {
      config,
      schema: {
        ...described,
        operationId: 'exportInvoices',
        summary: 'Export invoices as CSV',
        description: 'Returns all matching invoices as a CSV file, streamed however many there are.',
        querystring: InvoiceQuery,
      },
    },
    (request, reply) => sendCsv(db, request, reply, 'invoices', invoices, invoiceRows(request.scope, { ...request.query, ...everything })),
  );
}

/** Sends the rows as a file. For users who see every company's, it begins with the name of each one's company. */
function sendCsv<Row extends { companyName: string | null }>(
  db: Database,
  { scope, person }: Pick<FastifyRequest, 'scope' | 'person'>,
  reply: FastifyReply,
  name: string,
  columns: Columns<Row>,
  query: RawBuilder<Row>,
): FastifyReply {
  const allColumns: Columns<Row> = scope.kind === 'platform' ? { Company: ({ companyName }) => companyName, ...columns } : columns;
  const cells = Object.values(allColumns);
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${dayInNameFor(person, dayFor(person))}.csv"`,
  });
  return reply.send(
    fileOfRows(db, scope, `csv_${name}`, query, (out, batches, signal) =>
      pipeline(csvOf(Object.keys(allColumns), inCells(batches, cells)), out, { signal }),
    ),
  );
}

async function* inCells<Row>(batches: AsyncGenerator<Row[]>, cells: ((row: Row) => Cell)[]): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map((row) => cells.map((cell) => cell(row)));
}
