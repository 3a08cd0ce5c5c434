import type { FastifyRequest } from 'fastify';
import {
  datesOf,
  ExpenseFile,
  ExpenseImport,
  missingColumns,
  maxImportedRows,
  readLine,
  receiptsIn,
  type ReadLine,
} from '#domain/finance/expense-import.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptDocuments, documentsFor } from '../files/store.ts';
import { companyFormats, currencyOf } from '../platform/company.ts';
import { readCsv } from '../platform/csv.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { record, write } from '../platform/write.ts';
import { companyOfBooks } from './books.ts';
import { insertExpenses, yachtsByName } from './expense-store.ts';

const ImportQuery = z.object({ preview: z.enum(['true', 'false']).optional() });

/** Expenses from a file: first a look at every line, then all of them or none. */
export function expenseImportRoutes(app: App, { db }: Parts): void {
  const schema = {
    tags: ['Finance'],
    operationId: 'importExpenses',
    summary: 'Import expenses from CSV',
    description: 'Imports expenses from CSV text, all rows or none; with preview=true it only says what is wrong, line by line.',
    querystring: ImportQuery,
    body: ExpenseFile,
    response: { 200: ExpenseImport },
  };
  app.post('/api/expenses/import', { config: { may: 'finance:write' }, schema }, (request, reply) => {
    if (request.query.preview === 'true') return db.transaction(request.scope, async (t) => answer(await readFile(t, request), 0));
    return write(db, request, reply, 200, async (t) => {
      const read = await readFile(t, request);
      const { companyId, lines } = read;
      refuseFaulty(lines);
      const ids = await addExpenses(t, companyId, lines);
      await record(t, request, {
        companyId,
        action: 'create',
        resourceType: 'expense',
        resourceId: ids[0] ?? 0,
        details: `Imported ${several(ids.length, 'expense')}`,
      });
      return answer(read, ids.length);
    });
  });
}

type ReadFile = { companyId: number; lines: ReadLine[]; dates: ExpenseImport['dates'] };

async function readFile(t: Transaction, request: FastifyRequest<{ Body: ExpenseFile }>): Promise<ReadFile> {
  const companyId = await companyOfBooks(t, request, { companyId: request.body.companyId });
  const { columns, rows } = readCsv(request.body.csv);
  const missing =
    missingColumns(columns) ??
    (rows.length === 0 ? 'There are no lines in this file.' : null) ??
    (rows.length > maxImportedRows ? 'A file can have at most 5,000 lines.' : null);
  if (missing) throw wrongField('csv', missing);
  const [yachts, currency] = [await yachtsByName(t, companyId), await currencyOf(t, companyId)];
  const receipts = await documentsFor(t, companyId, receiptsIn(rows));
  const dates = datesOf(rows, (await companyFormats(t, companyId)).dateOrder, request.body.dateOrder);
  // The first line names the columns.
  const company = { yachts, receipts, mark: decimalMarkOf(currency), dateOrder: dates.order };
  return { companyId, dates, lines: rows.map((row, place) => readLine(row, place + 2, company)) };
}

function answer({ lines, dates }: ReadFile, imported: number): ExpenseImport {
  return { lines: lines.map(({ shown }) => shown), dates, faulty: lines.filter(({ expense }) => expense === null).length, imported };
}

function refuseFaulty(lines: ReadLine[]): void {
  const faults = lines.flatMap(({ shown: { line, faults: found } }) =>
    found.map(({ column, message }) => ({ path: `csv.${line}.${column}`, message })),
  );
  const faulty = lines.filter(({ expense }) => expense === null).length;
  if (faulty > 0)
    throw new Refusal(422, 'validation', `Nothing was imported: ${several(faulty, 'line needs', 'lines need')} another look.`, {
      errors: faults,
    });
}

async function addExpenses(t: Transaction, companyId: number, lines: ReadLine[]): Promise<number[]> {
  const rows = lines.flatMap(({ expense }) => (expense ? [{ ...expense, companyId }] : []));
  await adoptDocuments(
    t,
    companyId,
    rows.flatMap(({ receiptUrl }) => receiptUrl ?? []),
  );
  return insertExpenses(t, rows);
}
