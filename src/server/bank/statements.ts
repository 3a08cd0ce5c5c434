// What a file of a bank brings: lines that weren't there yet.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { BankAccount, NewStatement, StatementRead } from '#domain/finance/bank.ts';
import { balanceFault, type Statement } from '#domain/finance/bank-line.ts';
import { proposalsFor } from '#domain/finance/bank-proposals.ts';
import { ibanInGroups } from '#domain/shared/iban.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { companyFormats } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import type { Workshop } from '../platform/workshop.ts';
import { record } from '../platform/write.ts';
import type { ReadFile, readBankFile } from './bank-file.ts';
import { fingerprinted, type FileLine } from './fingerprints.ts';
import { booksFor } from './proposing.ts';
import { refusedContent } from './refused-content.ts';

type Account = BankAccount & { companyId: number };

/** Reads a file beside the server; no transaction waits for it. */
export async function readFile(
  { db, readings, left }: { db: Database; readings: Workshop; left: AbortSignal },
  request: FastifyRequest,
  account: Account,
  body: NewStatement,
): Promise<ReadFile> {
  const { usualOrder, mark, remembered } = await db.transaction(request.scope, async (t) => {
    const formats = await companyFormats(t, account.companyId);
    const last = await t
      .selectFrom('bankAccounts')
      .select('mapping')
      .where('companyId', '=', account.companyId)
      .where('id', '=', account.id)
      .executeTakeFirst();
    // It may have been deleted since it was asked for.
    if (!last) throw notThere();
    return { usualOrder: formats.dateOrder, mark: formats.decimalMark, remembered: last.mapping as Record<string, string> | null };
  });
  const { content, dateOrder: chosenOrder } = body;
  const named = Object.entries(body.mapping ?? {}).flatMap(([column, name]) => (name ? [[column, name] as const] : []));
  const chosen = named.length > 0 ? Object.fromEntries(named) : null;
  const asked = { content, currency: account.currency, usualOrder, mark, chosenOrder, mapping: chosen, remembered };
  return readings.work<typeof readBankFile>('readBankFile', asked, account.companyId, left);
}

/** The statements of a file that are of this account, as one; refuses a file that is of another. */
export function ofAccount({ statements }: ReadFile, { iban, name, currency }: BankAccount): Statement & { others: number } {
  const mine = statements.filter((each) => each.iban === null || iban === null || each.iban === iban);
  const told = statements.find((each) => each.iban !== null)?.iban;
  if (mine.length === 0 && told && iban) throw refusedContent(`This file is of ${ibanInGroups(told)}. ${name} is ${ibanInGroups(iban)}.`);
  const ibans = new Set(mine.flatMap((each) => each.iban ?? []));
  if (ibans.size > 1) throw refusedContent('This file is of several accounts. Enter the IBAN of this one first.');
  const foreign = mine.find((each) => each.currency !== null && each.currency !== currency);
  if (foreign) throw refusedContent(`This file is in ${String(foreign.currency).slice(0, 5)}, and ${name} in ${currency}.`);
  return {
    iban: [...ibans][0] ?? null,
    currency,
    opening: mine[0]?.opening ?? null,
    closing: mine.at(-1)?.closing ?? null,
    pending: mine.reduce((sum, { pending }) => sum + pending, 0),
    lines: mine.flatMap(({ lines }) => lines),
    others: statements.length - mine.length,
  };
}

/** What is odd about a file, though it is stored. */
export function notesOn({ statements }: ReadFile, { others }: { others: number }, { iban, currency }: BankAccount): string[] {
  const faults = statements
    .filter((each) => !iban || !each.iban || each.iban === iban)
    .flatMap((each) => balanceFault(each, currency) ?? []);
  return [...faults, ...(others > 0 ? [`${several(others, 'statement')} of other accounts ${others > 1 ? 'were' : 'was'} left out.`] : [])];
}

type Brought = { fresh: FileLine[]; known: number; certain: number };

/** Which of these lines the account doesn't have yet, and how many of those are certain. */
export async function compare(t: Transaction, { id, companyId, currency }: Account, statement: Statement): Promise<Brought> {
  const lines = fingerprinted(statement.lines);
  const { rows } = await sql<{ fingerprint: string; occurrence: number }>`
    select l.fingerprint, l.occurrence from bank_lines l where l.company_id = ${companyId} and l.account_id = ${id}
      and l.fingerprint = any(${lines.map(({ fingerprint }) => fingerprint)}::text[])`.execute(t);
  const there = new Set(rows.map(({ fingerprint, occurrence }) => `${fingerprint} ${occurrence}`));
  const fresh = lines.filter(({ fingerprint, occurrence }) => !there.has(`${fingerprint} ${occurrence}`));
  const days = fresh.map(({ day }) => day).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const books = from && to ? await booksFor(t, { companyId, currency, from, to }) : null;
  const proposals = books
    ? proposalsFor(
        fresh.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
        books,
      )
    : [];
  const certain = proposals.filter((each) => each.some(({ certainty }) => certainty === 'certain')).length;
  return { fresh, known: lines.length - fresh.length, certain };
}

/** Stores the lines of a file that weren't there yet. The account is held: of two files at a time one comes after the other. */
export async function store(
  t: Transaction,
  request: FastifyRequest,
  account: Account,
  { file, statement, name, brought }: { file: ReadFile; statement: Statement; name: string; brought: Brought },
): Promise<void> {
  const { id: accountId, companyId, currency } = account;
  const { fresh, known } = brought;
  const changes = {
    ...(account.iban === null && statement.iban !== null ? { iban: statement.iban } : {}),
    ...(file.mapping === null ? {} : { mapping: JSON.stringify(file.mapping) }),
  };
  if (Object.keys(changes).length > 0) await changeRow(t, 'bankAccounts', { companyId, id: accountId }, changes);
  const same = await t
    .selectFrom('bankFiles')
    .select('id')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('sha256', '=', file.sha256)
    .executeTakeFirst();
  const days = statement.lines.map(({ day }) => day).toSorted();
  const fileId =
    same?.id ??
    (await addRow(t, 'bankFiles', {
      companyId,
      accountId,
      name,
      sha256: file.sha256,
      lines: fresh.length,
      known,
      fromDay: days[0] ?? null,
      toDay: days.at(-1) ?? null,
      opening: statement.opening === null ? null : decimalOf(statement.opening),
      closing: statement.closing === null ? null : decimalOf(statement.closing),
    }));
  for (let from = 0; from < fresh.length; from += 1000) {
    const rows = fresh.slice(from, from + 1000).map(({ bankReference: _own, amount, ...line }) => ({
      ...line,
      companyId,
      accountId,
      fileId,
      currency,
      amount: decimalOf(amount),
    }));
    await t.insertInto('bankLines').values(rows).execute();
  }
  if (fresh.length === 0) return;
  const details = `Imported ${several(fresh.length, 'line')} of ${account.name}`;
  await record(t, request, { companyId, action: 'create', resourceType: 'bank', resourceId: accountId, details });
}

/** What a file brings, as it is answered. */
export function answered(file: ReadFile, statement: Statement, brought: Brought, notes: string[]): StatementRead {
  const days = statement.lines.map(({ day }) => day).toSorted();
  return {
    lines: brought.fresh.length,
    known: brought.known,
    certain: brought.certain,
    pending: statement.pending,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    closing: statement.closing === null ? null : decimalOf(statement.closing),
    notes,
    faults: file.faults,
    columns: file.columns,
    mapping: file.mapping as Record<string, string> | null,
    dates: file.dates,
  };
}

/** The note that lines are missing between the last file and this one, as far as their balances tell. */
export async function gapNote(t: Transaction, { id, companyId, currency }: Account, { opening, lines }: Statement): Promise<string[]> {
  const from = lines.map(({ day }) => day).toSorted()[0];
  if (opening === null || !from) return [];
  const { rows } = await sql<{ closing: string }>`
    select closing from bank_files where company_id = ${companyId} and account_id = ${id} and closing is not null
    and to_day = (select max(to_day) from bank_files where company_id = ${companyId} and account_id = ${id}) and to_day < ${from}::date
    order by id desc limit 1`.execute(t);
  const before = rows[0]?.closing;
  if (before === undefined || before === decimalOf(opening)) return [];
  const [one, other] = [moneyInWords(before, currency), moneyInWords(decimalOf(opening), currency)];
  return [`The last file ended with ${one}, this one begins with ${other}. A file may be missing between them.`];
}
