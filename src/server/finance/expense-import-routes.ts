import type { FastifyRequest } from 'fastify';
import { ExpenseFile, ExpenseImport, receiptsIn, type ReadLine } from '#domain/finance/expense-import.ts';
import { ownFileId } from '#domain/shared/fields.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptDocuments, documentsFor } from '../files/store.ts';
import { companyFormats } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { disconnectSignal } from '../platform/upload.ts';
import type { Workshop } from '../platform/workshop.ts';
import { record, write } from '../platform/write.ts';
import { companyOfBooks } from './books.ts';
import type { readExpenseLines, readExpenseRows } from './expense-file.ts';
import { insertExpenses, yachtsByName } from './expense-store.ts';
import { holdRates, importedRates } from './tax-rate-store.ts';

const ImportQuery = z.object({ preview: z.enum(['true', 'false']).optional() });

/** Expenses from a file: first a preview of every line, then all of them are imported or none. */
export function expenseImportRoutes(app: App, { db, workshops }: Parts): void {
  const schema = {
    tags: ['Finance'],
    operationId: 'importExpenses',
    summary: 'Import expenses from CSV',
    description: 'Imports expenses from CSV text, all rows or none; with preview=true it only says what is wrong, line by line.',
    querystring: ImportQuery,
    body: ExpenseFile,
    response: { 200: ExpenseImport },
  };
  app.post('/api/expenses/import', { config: { may: 'finance:write' }, schema }, async (request, reply) => {
    const read = await readFile(db, workshops.readings, request, disconnectSignal(reply));
    if (request.query.preview === 'true') return answer(read, 0);
    return write(db, request, reply, 200, async (t) => {
      const { companyId, lines } = read;
      refuseFaulty(lines);
      await refuseMissingReceipts(t, companyId, lines);
      await refuseMissingRates(t, companyId, lines);
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

/** The file is read beside the server, before any transaction begins, so that none has to wait for it. */
async function readFile(
  db: Database,
  readings: Workshop,
  request: FastifyRequest<{ Body: ExpenseFile }>,
  left: AbortSignal,
): Promise<ReadFile> {
  const { scope, body } = request;
  const { companyId, ...company } = await db.transaction(scope, async (t) => {
    const id = await companyOfBooks(t, request, { companyId: body.companyId });
    const { dateOrder, decimalMark } = await companyFormats(t, id);
    return {
      companyId: id,
      yachts: await yachtsByName(t, id),
      rates: await importedRates(t, id),
      mark: decimalMark,
      usualOrder: dateOrder,
    };
  });
  const rows = await readings.work<typeof readExpenseRows>('readExpenseRows', body.csv, companyId, left);
  const receipts = await db.transaction(scope, (t) => documentsFor(t, companyId, receiptsIn(rows)));
  const toRead = { rows, ...company, receipts, chosenOrder: body.dateOrder };
  return { companyId, ...(await readings.work<typeof readExpenseLines>('readExpenseLines', toRead, companyId, left)) };
}

/** A receipt that existed when the file was read may have been deleted by the time it is stored. */
async function refuseMissingReceipts(t: Transaction, companyId: number, lines: ReadLine[]): Promise<void> {
  const named = new Set(lines.flatMap(({ expense }) => (expense && ownFileId(expense.receiptUrl) ? [expense.receiptUrl as string] : [])));
  const there = await documentsFor(t, companyId, [...named]);
  if (there.size < named.size)
    throw new Refusal(409, 'conflict', 'A receipt in this file was just removed. Nothing was imported. Please check and try again.');
}

/** The same for its tax rates, which are locked until it is stored. */
async function refuseMissingRates(t: Transaction, companyId: number, lines: ReadLine[]): Promise<void> {
  const named = [...new Set(lines.flatMap(({ expense }) => expense?.taxRateId ?? []))];
  if (named.length === 0) return;
  if ((await holdRates(t, companyId, named)) < named.length)
    throw new Refusal(409, 'conflict', 'A tax rate in this file was just removed. Nothing was imported. Please check and try again.');
}

function answer({ lines, dates }: ReadFile, imported: number): ExpenseImport {
  return { lines: lines.map(({ preview }) => preview), dates, faulty: lines.filter(({ expense }) => expense === null).length, imported };
}

function refuseFaulty(lines: ReadLine[]): void {
  const faults = lines.flatMap(({ preview: { line, faults: found } }) =>
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
