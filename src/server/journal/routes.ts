import { pipeline } from 'node:stream/promises';
import { profitParts, taxDirections } from '#domain/finance/report-words.ts';
import { BooksAccount, BooksAccountChanges, JournalLine, JournalTotals } from '#domain/finance/journal.ts';
import { taxCategories } from '#domain/finance/tax-words.ts';
import { DayInAddress, IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { requiredCompany } from '../platform/company.ts';
import { csvOf, type Cell } from '../platform/csv.ts';
import { wrongField } from '../platform/errors.ts';
import { pageOf } from '../platform/lists.ts';
import type { App, Parts } from '../platform/parts.ts';
import { dayInNameFor } from '../platform/person-day.ts';
import { fileOfRows } from '../platform/row-file.ts';
import { fileAnswer } from '../platform/schemas.ts';
import { record, write } from '../platform/write.ts';
import { accountsOf, journalOf, journalPage, journalRows, journalToRead, journalTotals, nameAccounts } from './store.ts';
import './examples.ts';

const tags = ['Books'];
const companyMissing = 'Please choose the company';
const days = { from: DayInAddress, to: DayInAddress, companyId: IdInAddress.optional() };
const narrowed = {
  ...days,
  yachtId: z.union([z.literal('none'), IdInAddress]).optional(),
  customerId: IdInAddress.optional(),
  account: z.string().max(60).optional(),
  /** Lines of one part of profit and loss, or of all of it. */
  part: z.enum([...profitParts, 'result']).optional(),
  /** Lines that matter for the tax on sales, or on purchases: all of them, or those of one category and rate. */
  tax: z.enum(taxDirections).optional(),
  taxCategory: z.enum([...taxCategories, 'none']).optional(),
  taxPercent: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/, 'This should be a percentage such as 20.00')
    .optional(),
};
const JournalQuery = z.object(narrowed);
const JournalPage = Page.omit({ q: true }).extend(narrowed);

/** The journal for bookkeepers and auditors: all of it follows from the records. */
export function journalRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/books/journal',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'listJournal',
        summary: 'Read the journal',
        description:
          'Lists the lines of the journal dated within the period, the earliest first. Debit and credit are in the currency the company reports in, the amount in the document’s. The journal follows from invoices, credit notes, payments, expenses and income; documents without a known exchange rate aren’t in it.',
        querystring: JournalPage,
        response: { 200: z.array(JournalLine) },
      },
    },
    async (request, reply) => {
      const { query, scope, person } = request;
      refuseWrongDays(query);
      const { lines, total } = await db.transaction(scope, async (t) =>
        journalPage(t, await journalToRead(t, await requiredCompany(t, person, query.companyId, companyMissing)), query, pageOf(query)),
      );
      reply.header('x-total-count', String(total));
      return lines;
    },
  );

  app.get(
    '/api/books/journal/totals',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getJournalTotals',
        summary: 'Total the journal',
        description:
          'Adds up the lines of the journal dated within the period, and counts the documents that aren’t in it because their exchange rate isn’t known.',
        querystring: JournalQuery,
        response: { 200: JournalTotals },
      },
    },
    ({ query, scope, person }) => {
      refuseWrongDays(query);
      return db.transaction(scope, async (t) =>
        journalTotals(t, await journalToRead(t, await requiredCompany(t, person, query.companyId, companyMissing)), query),
      );
    },
  );

  app.get(
    '/api/books/journal/export',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'exportJournal',
        summary: 'Export the journal as CSV',
        description: 'Returns the journal for the period as a CSV file for an accountant, with the numbers and names of the accounts.',
        querystring: JournalQuery,
        response: fileAnswer('The lines as CSV, with a line of headings', 'text/csv'),
      },
    },
    async (request, reply) => {
      const { query, scope, person } = request;
      refuseWrongDays(query);
      const of = await db.transaction(scope, async (t) => journalOf(t, await requiredCompany(t, person, query.companyId, companyMissing)));
      const rows = journalRows(of, query);
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="journal-${dayInNameFor(person, query.from)}-${dayInNameFor(person, query.to)}.csv"`,
      });
      return reply.send(
        fileOfRows(db, scope, 'csv_journal', rows, (out, batches, signal) =>
          pipeline(csvOf(Object.keys(columns), inCells(batches)), out, { signal }),
        ),
      );
    },
  );

  app.get(
    '/api/books/accounts',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'listBooksAccounts',
        summary: 'List the accounts of the journal',
        description: 'Lists the accounts of the journal with the numbers and names they have at the company’s accountant.',
        querystring: z.object({ companyId: IdInAddress.optional() }),
        response: { 200: z.array(BooksAccount) },
      },
    },
    ({ query, scope, person }) =>
      db.transaction(scope, async (t) => accountsOf(t, await requiredCompany(t, person, query.companyId, companyMissing))),
  );

  app.patch(
    '/api/books/accounts',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateBooksAccounts',
        summary: 'Name the accounts of the journal',
        description:
          'Sets the number and name of accounts; an empty one goes back to its default. Accounts that aren’t named stay as they are.',
        body: BooksAccountChanges,
        response: { 200: z.array(BooksAccount) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 200, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, companyMissing);
        await nameAccounts(t, companyId, request.body.accounts);
        const details = 'Changed the accounts of the journal';
        await record(t, request, { companyId, action: 'update', resourceType: 'company', resourceId: companyId, details });
        return accountsOf(t, companyId);
      }),
  );
}

const columns: Record<string, (line: JournalLine) => Cell> = {
  Date: ({ date }) => date,
  Entry: ({ entry }) => entry,
  Text: ({ text }) => text,
  Account: ({ accountNumber }) => accountNumber,
  'Account name': ({ accountName }) => accountName,
  Debit: ({ debit }) => (Number(debit) === 0 ? null : debit),
  Credit: ({ credit }) => (Number(credit) === 0 ? null : credit),
  Currency: ({ currency }) => currency,
  Amount: ({ amount }) => amount,
  'Tax category': ({ taxCategory }) => taxCategory,
  'Tax rate': ({ taxPercent }) => taxPercent,
  Yacht: ({ yachtName }) => yachtName,
  Customer: ({ customerName }) => customerName,
};

async function* inCells(batches: AsyncGenerator<JournalLine[]>): AsyncGenerator<Cell[][]> {
  const cells = Object.values(columns);
  for await (const lines of batches) yield lines.map((line) => cells.map((cell) => cell(line)));
}

function refuseWrongDays({ from, to }: { from: string; to: string }): void {
  if (to < from) throw wrongField('to', "The last day can't be before the first");
}
