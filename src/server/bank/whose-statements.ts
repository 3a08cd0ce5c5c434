// Assigns the statements of a bank file to accounts: one file may cover several accounts, or one account in several currencies.
import type { BankAccount } from '#domain/finance/bank.ts';
import { balanceFault, type Statement } from '#domain/finance/bank-line.ts';
import { ibanInGroups } from '#domain/shared/iban.ts';
import { several } from '#domain/shared/words.ts';
import { refusedContent } from './refused-content.ts';

type Account = Pick<BankAccount, 'id' | 'name' | 'iban' | 'currency'>;
/** The part of a file for one account. */
export type Part<Of> = { account: Of; statements: Statement[] };

/**
 * The parts of a file for its accounts: first the account it was uploaded for, then the company's others; statements of no known account
 * are left out. Refuses a file with nothing for the account it was uploaded for.
 */
export function partsOf<Of extends Account>(
  statements: Statement[],
  chosen: Of,
  accounts: readonly Of[],
): { parts: Part<Of>[]; left: Statement[] } {
  const others = accounts.filter(({ id }) => id !== chosen.id);
  const whose = statements.map((statement) => ownerOf(statement, chosen, others));
  const of = (account: Of | null) => statements.filter((_statement, place) => whose[place] === account);
  refuseOthers(of(chosen), statements, { chosen, others });
  const more = others.map((account) => ({ account, statements: of(account) })).filter((part) => part.statements.length > 0);
  return { parts: [{ account: chosen, statements: of(chosen) }, ...more], left: of(null) };
}

function ownerOf<Of extends Account>(statement: Statement, chosen: Of, others: Of[]): Of | null {
  const currency = statement.currency ?? chosen.currency;
  const inCurrency = [chosen, ...others].filter((account) => account.currency === currency);
  const { iban } = statement;
  const named = inCurrency.find((account) => iban !== null && account.iban === iban);
  if (named) return named;
  if (currency === chosen.currency) return iban === null || chosen.iban === null ? chosen : null;
  if (iban !== null) return null;
  // A file without an account number belongs to the account it was uploaded for, which may exist in other currencies under the same IBAN or
  // name.
  const alike = inCurrency.filter((account) =>
    chosen.iban === null ? account.iban === null && account.name === chosen.name : account.iban === chosen.iban,
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

function refuseOthers(mine: Statement[], all: Statement[], { chosen, others }: { chosen: Account; others: Account[] }): void {
  const { name, iban, currency } = chosen;
  const ibans = new Set(mine.flatMap((each) => each.iban ?? []));
  if (ibans.size > 1) throw refusedContent('This file covers several accounts. Enter the IBAN of this one first.');
  if (mine.length > 0) return;
  const foreignIban = all.find((each) => each.iban !== null && each.iban !== iban)?.iban;
  if (foreignIban && iban) throw refusedContent(`This file is for ${ibanInGroups(foreignIban)}. ${name} is ${ibanInGroups(iban)}.`);
  const foreign = all.find((each) => each.currency !== null && each.currency !== currency);
  if (foreign) throw refusedContent(`This file is in ${String(foreign.currency).slice(0, 5)}, but ${name} is in ${currency}.`);
  const other = others.find((account) => account.iban === foreignIban);
  if (foreignIban && other) throw refusedContent(`This file is for ${ibanInGroups(foreignIban)}, which is ${other.name}.`);
}

/** Notes on a file that was stored anyway: balances that don't match its lines, and statements of unknown accounts. */
export function notesOn({ parts, left }: { parts: Part<Account>[]; left: Statement[] }): string[] {
  const faults = parts.flatMap(({ account, statements }, place) =>
    statements.flatMap((each) => balanceFault(each, account.currency) ?? []).map((fault) => noteOf(account, fault, place)),
  );
  const out = new Map<string, number>();
  for (const { iban, currency, lines } of left) {
    const called = iban === null ? `in ${currency}` : `for ${ibanInGroups(iban)}${currency === null ? '' : ` in ${currency}`}`;
    out.set(called, (out.get(called) ?? 0) + lines.length);
  }
  const missing = [...out].flatMap(([called, lines]) =>
    lines === 0 ? [] : `${several(lines, 'line')} ${called} ${lines === 1 ? 'was' : 'were'} skipped: you have no such account.`,
  );
  return [...faults, ...missing];
}

/** A note that names its account, unless it is the one the file was uploaded for. */
export function noteOf({ name }: Account, note: string, place: number): string {
  return place === 0 ? note : `${name}: ${note}`;
}
