// Importing a bank file: the lines that aren't stored yet.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { BankAccount, NewStatement, StatementRead } from '#domain/finance/bank.ts';
import type { BankMapping } from '#domain/finance/bank-csv.ts';
import type { Statement } from '#domain/finance/bank-line.ts';
import { proposalsFor } from '#domain/finance/bank-proposals.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { companyFormats } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { changeRow } from '../platform/rows.ts';
import type { Workshop } from '../platform/workshop.ts';
import { record } from '../platform/write.ts';
import type { ReadFile, readBankFile } from './bank-file.ts';
import { keyOf, linesOf, type FileLine } from './fingerprints.ts';
import { booksFor } from './proposing.ts';
import { noteOf, type Part } from './whose-statements.ts';

type Account = BankAccount & { companyId: number };

/** Reads a file in a worker; no transaction waits for it. */
export async function readFile(
  { db, readings, left }: { db: Database; readings: Workshop; left: AbortSignal },
  request: FastifyRequest,
  account: Account,
  body: NewStatement,
): Promise<ReadFile & { remembered: BankMapping | null }> {
  const { usualOrder, mark, remembered } = await db.transaction(request.scope, async (t) => {
    const formats = await companyFormats(t, account.companyId);
    const last = await t
      .selectFrom('bankAccounts')
      .select('mapping')
      .where('companyId', '=', account.companyId)
      .where('id', '=', account.id)
      .executeTakeFirst();
    // The account may have been deleted since the request.
    if (!last) throw notThere();
    return { usualOrder: formats.dateOrder, mark: formats.decimalMark, remembered: last.mapping as BankMapping | null };
  });
  const { content, dateOrder: chosenOrder } = body;
  const named = Object.entries(body.mapping ?? {}).flatMap(([column, name]) => (name ? [[column, name] as const] : []));
  const chosen = named.length > 0 ? Object.fromEntries(named) : null;
  const isPacked = body.encoding === 'base64';
  const toRead = { content, isPacked, currency: account.currency, usualOrder, mark, chosenOrder, mapping: chosen, remembered };
  return { ...(await readings.work<typeof readBankFile>('readBankFile', toRead, account.companyId, left)), remembered };
}

/** The part of a file for one account: all lines, and those not stored yet. */
type Brought = { account: Account; statements: Statement[]; fresh: FileLine[]; known: number; certain: number };

/** Which of these lines each account doesn't have yet, and how many of those are certain. */
export async function compare(t: Transaction, parts: Part<Account>[]): Promise<Brought[]> {
  const brought: Brought[] = [];
  for (const { account, statements } of parts) {
    const lines = linesOf(statements);
    const { rows } = await sql<{ fingerprint: string; occurrence: number }>`
      select l.fingerprint, l.occurrence from bank_lines l where l.company_id = ${account.companyId} and l.account_id = ${account.id}
        and l.fingerprint = any(${lines.map(({ fingerprint }) => fingerprint)}::text[])`.execute(t);
    const there = new Set(rows.map(keyOf));
    const fresh = lines.filter((line) => !there.has(keyOf(line)));
    brought.push({ account, statements, fresh, known: lines.length - fresh.length, certain: await certainOf(t, account, fresh) });
  }
  return brought;
}

async function certainOf(t: Transaction, { id, companyId, currency }: Account, fresh: FileLine[]): Promise<number> {
  const lines = fresh.map((line) => ({ ...line, accountId: id })).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return 0;
  const books = await booksFor(t, { companyId, currency, from: first.day, to: last.day });
  return proposalsFor(lines, books).filter((each) => each.some(({ certainty }) => certainty === 'certain')).length;
}

/** Stores the new lines of a file. The account is held, so two files are imported one after the other. */
export async function store(
  t: Transaction,
  request: FastifyRequest,
  { account, statements, fresh, known }: Brought,
  { file, name }: { file: ReadFile; name: string },
): Promise<void> {
  const { id: accountId, companyId, currency } = account;
  const iban = statements.find((each) => each.iban !== null)?.iban ?? null;
  const changes = {
    ...(account.iban === null && iban !== null ? { iban } : {}),
    ...(file.mapping === null ? {} : { mapping: JSON.stringify(file.mapping) }),
  };
  if (Object.keys(changes).length > 0) await changeRow(t, 'bankAccounts', { companyId, id: accountId }, changes);
  const { person } = request;
  const { from, to } = daysOf(statements);
  const { opening, closing } = balancesOf(statements);
  // The same file read again with other columns may bring more lines than before.
  const { id: fileId } = await t
    .insertInto('bankFiles')
    .values({
      companyId,
      accountId,
      name,
      sha256: file.sha256,
      lines: fresh.length,
      known,
      fromDay: from,
      toDay: to,
      opening: opening === null ? null : decimalOf(opening),
      closing: closing === null ? null : decimalOf(closing),
      readBy: `${person.firstName} ${person.lastName}`.trim().slice(0, 300),
    })
    .onConflict((same) =>
      same.columns(['companyId', 'accountId', 'sha256']).doUpdateSet({ lines: sql<number>`bank_files.lines + excluded.lines` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let start = 0; start < fresh.length; start += 1000) {
    const rows = fresh.slice(start, start + 1000).map(({ bankReference: _own, amount, ...line }) => ({
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

/** The result of an import as the API returns it. */
export function answered(file: ReadFile, brought: Brought[], notes: string[]): StatementRead {
  const [first] = brought;
  const all = brought.flatMap(({ statements }) => statements);
  const closing = first ? balancesOf(first.statements).closing : null;
  const sumOf = (count: (each: Brought) => number) => brought.reduce((sum, each) => sum + count(each), 0);
  return {
    lines: sumOf(({ fresh }) => fresh.length),
    known: sumOf(({ known }) => known),
    certain: sumOf(({ certain }) => certain),
    pending: all.reduce((sum, { pending }) => sum + pending, 0),
    ...daysOf(all),
    closing: closing === null ? null : decimalOf(closing),
    accounts: brought.map(({ account, fresh, known, certain }) => ({
      accountId: account.id,
      name: account.name,
      lines: fresh.length,
      known,
      certain,
    })),
    notes,
    faults: file.faults,
    columns: file.columns,
    mapping: file.mapping as Record<string, string> | null,
    dates: file.dates,
  };
}

function daysOf(statements: Statement[]): { from: string | null; to: string | null } {
  const days = statements.flatMap(({ lines }) => lines.map(({ day }) => day)).toSorted();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}

/** The account's balances before its first statement and after its last. */
function balancesOf(statements: Statement[]): Pick<Statement, 'opening' | 'closing'> {
  return { opening: statements[0]?.opening ?? null, closing: statements.at(-1)?.closing ?? null };
}

/** Notes that lines may be missing between the account's last file and this one, judging by their balances. */
export async function gapNotes(t: Transaction, parts: Part<Account>[]): Promise<string[]> {
  const notes: string[] = [];
  for (const [place, { account, statements }] of parts.entries()) {
    const { id, companyId, currency } = account;
    const { opening } = balancesOf(statements);
    const { from } = daysOf(statements);
    if (opening === null || !from) continue;
    const { rows } = await sql<{ closing: string }>`
      select closing from bank_files where company_id = ${companyId} and account_id = ${id} and closing is not null
      and to_day = (select max(to_day) from bank_files where company_id = ${companyId} and account_id = ${id}) and to_day < ${from}::date
      order by id desc limit 1`.execute(t);
    const before = rows[0]?.closing;
    if (before === undefined || before === decimalOf(opening)) continue;
    const [one, other] = [moneyInWords(before, currency), moneyInWords(decimalOf(opening), currency)];
    const note = `The last file ended with ${one}, but this one starts with ${other}. A file may be missing between them.`;
    notes.push(noteOf(account, note, place));
  }
  return notes;
}

// They identify a line: see identityOf.
const identifying = ['reference', 'iban', 'text'] as const;

/** Notes that lines may have been imported already: they can't be recognized by other columns than those of the last file. */
export async function repeatNotes(
  t: Transaction,
  brought: Brought[],
  { mapping, remembered }: { mapping: BankMapping | null; remembered: BankMapping | null },
): Promise<string[]> {
  if (!mapping || !remembered || identifying.every((column) => mapping[column] === remembered[column])) return [];
  const notes: string[] = [];
  for (const [place, { account, fresh }] of brought.entries()) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from unnest(${fresh.map(({ day }) => day)}::date[], ${fresh.map(({ amount }) => decimalOf(amount))}::numeric[]) f (day, amount)
      where exists (select from bank_lines l where l.company_id = ${account.companyId} and l.account_id = ${account.id}
        and l.day = f.day and l.amount = f.amount)`.execute(t);
    const alike = several(rows[0]?.count ?? 0, 'new line has', 'new lines have');
    if (alike)
      notes.push(
        noteOf(account, `${alike} the day and amount of one already imported, which was read by other columns and may be the same.`, place),
      );
  }
  return notes;
}
