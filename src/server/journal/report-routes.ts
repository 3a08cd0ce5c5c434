import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProfitAndLoss, Receivables, TaxReport } from '#domain/finance/books-reports.ts';
import { profitPartLabels, taxDirectionLabels } from '#domain/finance/report-words.ts';
import { taxCategoryLabels } from '#domain/finance/tax-words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { DayInAddress, IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { todayIn } from '../finance/invoice-status.ts';
import { requiredCompany } from '../platform/company.ts';
import { csvOf, type Cell } from '../platform/csv.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { dayInNameFor } from '../platform/person-day.ts';
import { fileAnswer } from '../platform/schemas.ts';
import type { JournalOf } from './journal-documents.ts';
import { profitAndLoss, receivables, taxReport } from './report-store.ts';
import { journalToRead } from './store.ts';
import './examples.ts';

const companyId = IdInAddress.optional();
const Period = z.object({ from: DayInAddress, to: DayInAddress, yachtId: z.union([z.literal('none'), IdInAddress]).optional(), companyId });
const OnDay = z.object({ on: DayInAddress.optional(), companyId });
const asCsv = fileAnswer('The report as CSV, with a line of headings', 'text/csv');
const tags = ['Books'];

/** Reports of the books for closing a month: sums of journal lines, net of tax, by the day of the documents. */
export function booksReportRoutes(app: App, { db }: Parts): void {
  /** A query on the journal of one company. */
  function inBooks<Query extends { companyId?: number | undefined }, Told>(
    { query, scope, person }: FastifyRequest & { query: Query },
    read: (t: Transaction, of: JournalOf, query: Query) => Promise<Told>,
  ): Promise<Told> {
    if ('from' in query && 'to' in query && String(query.to) < String(query.from))
      throw wrongField('to', "The last day can't be before the first");
    return db.transaction(scope, async (t) =>
      read(t, await journalToRead(t, await requiredCompany(t, person, query.companyId, 'Please choose the company')), query),
    );
  }
  const owedOn = async (t: Transaction, of: JournalOf, { on }: z.infer<typeof OnDay>) =>
    receivables(t, of, on ?? (await todayIn(t, of.companyId)));

  app.get(
    '/api/books/profit-and-loss',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getProfitAndLoss',
        summary: 'Read profit and loss',
        description:
          'Adds up the journal for the period by yacht and account: revenue, costs, what owners get of it, and the result, in the currency the company reports in, net of tax. Deposits count once they are deducted; documents whose exchange rate isn’t known don’t, and `missingRates` says how many.',
        querystring: Period,
        response: { 200: ProfitAndLoss },
      },
    },
    (request) => inBooks(request, profitAndLoss),
  );

  app.get(
    '/api/books/profit-and-loss/export',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'exportProfitAndLoss',
        summary: 'Export profit and loss as CSV',
        description: 'Returns profit and loss for the period as a CSV file, a line for each account of each yacht.',
        querystring: Period,
        response: asCsv,
      },
    },
    async (request, reply) => {
      const { rows, currency, from, to } = await inBooks(request, profitAndLoss);
      const head = ['Yacht', 'Part', 'Account', 'Account name', 'Amount', 'Currency'];
      const lines = rows.flatMap(({ yachtName, accounts }) =>
        accounts.map(({ part, accountNumber, accountName, amount }): Cell[] => [
          yachtName,
          profitPartLabels[part],
          accountNumber,
          accountName,
          amount,
          currency,
        ]),
      );
      return sendCsv(request, reply, { name: 'profit-and-loss', days: [from, to] }, head, lines);
    },
  );

  app.get(
    '/api/books/tax',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getTaxReport',
        summary: 'Read the tax of a period',
        description:
          'Adds up the journal for the period by tax: what was sold (`output`) and bought (`input`) in each category and at each rate, and the tax in it, in the currency the company reports in. Without a category, the tax category is unknown. It isn’t a tax return.',
        querystring: Period,
        response: { 200: TaxReport },
      },
    },
    (request) => inBooks(request, taxReport),
  );

  app.get(
    '/api/books/tax/export',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'exportTaxReport',
        summary: 'Export the tax of a period as CSV',
        description: 'Returns the tax for the period as a CSV file, a line for each category and rate of sales and of purchases.',
        querystring: Period,
        response: asCsv,
      },
    },
    async (request, reply) => {
      const { rows, currency, from, to } = await inBooks(request, taxReport);
      const head = ['Of', 'Category', 'Category name', 'Rate', 'Taxable', 'Tax', 'Currency'];
      const lines = rows.map(({ direction, category, percent, taxable, tax }): Cell[] => [
        taxDirectionLabels[direction],
        category,
        category && taxCategoryLabels[category],
        percent,
        taxable,
        tax,
        currency,
      ]);
      return sendCsv(request, reply, { name: 'tax', days: [from, to] }, head, lines);
    },
  );

  app.get(
    '/api/books/receivables',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getReceivables',
        summary: 'Read what customers owe',
        description:
          'Returns what each customer owes on a day (today by default) by the journal, in the currency the company reports in: what isn’t due yet, and what has been due for up to 30, 60, 90 days or longer, with the invoices; less payments that aren’t allocated yet.',
        querystring: OnDay,
        response: { 200: Receivables },
      },
    },
    (request) => inBooks(request, owedOn),
  );

  app.get(
    '/api/books/receivables/export',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'exportReceivables',
        summary: 'Export what customers owe as CSV',
        description: 'Returns what each customer owes on a day by age as a CSV file, a line for each customer.',
        querystring: OnDay,
        response: asCsv,
      },
    },
    async (request, reply) => {
      const { rows, currency, on } = await inBooks(request, owedOn);
      const head = ['Customer', 'Not due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Over 90 days', 'Credit', 'Total', 'Currency'];
      const lines = rows.map(({ customerName, notDue, days30, days60, days90, older, credit, total }): Cell[] => [
        customerName,
        notDue,
        days30,
        days60,
        days90,
        older,
        credit,
        total,
        currency,
      ]);
      return sendCsv(request, reply, { name: 'receivables', days: [on] }, head, lines);
    },
  );
}

/** A report as a file named after its period. */
function sendCsv(
  { person }: FastifyRequest,
  reply: FastifyReply,
  { name, days }: { name: string; days: Day[] },
  head: string[],
  lines: Cell[][],
): FastifyReply {
  const called = [name, ...days.map((day) => dayInNameFor(person, day))].join('-');
  reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${called}.csv"` });
  return reply.send(Readable.from(csvOf(head, inOneBatch(lines))));
}

async function* inOneBatch(lines: Cell[][]): AsyncGenerator<Cell[][]> {
  if (lines.length > 0) yield lines;
}
