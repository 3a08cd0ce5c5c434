import type { DecimalMark, Formats } from '../shared/formats.ts';
import type { Cents } from '../shared/money.ts';
import { centsTyped } from '../shared/typed-amount.ts';
import { storedText, referenceOf, type Statement, type StatementLine } from './bank-line.ts';
import { dateReadingOf, importedDay, type DateReading } from './imported-dates.ts';

/** The columns that are read from a bank's CSV file. */
export const bankColumns = ['day', 'amount', 'out', 'in', 'name', 'iban', 'text', 'reference', 'currency', 'balance'] as const;
type BankColumn = (typeof bankColumns)[number];
/** The name of each column in the file. */
export type BankMapping = Partial<Record<BankColumn, string>>;

type BankFault = { line: number; column: string; message: string };

// The names that banks use, reduced to letters. If a file has several, the first one here counts.
const names: Record<BankColumn | 'account' | 'state', string> = {
  day: `bookingdate bookeddate date postingdate posteddate transactiondate completeddate buchungstag buchungsdatum buchung datum datecomptable
    datedecomptabilisation dateoperation datedoperation fecha fechaoperacion fechacontable data datacontabile dataoperazione boekdatum
    datumknjizenja datumtransakcije bokforingsdag valuedate wertstellung valutadatum`,
  amount: 'amount betrag betrageur umsatz amounteur montant montanteur importe importo bedrag iznos belopp value transactionamount',
  out: 'debit debitamount paidout moneyout withdrawal withdrawals soll lastschrift debits sortie dare addebiti addebito cargo isplata duguje',
  in: 'credit creditamount paidin moneyin deposit deposits haben gutschrift credits entree avere accrediti accredito abono uplata potrazuje',
  name: `name counterparty counterpartyname payee payer beneficiary partnername begunstigterzahlungspflichtiger beguenstigterzahlungspflichtiger
    auftraggeberbegunstigter zahlungsempfanger namezahlungsbeteiligter zahlungspflichtiger tiers beneficiaire nomdelacontrepartie beneficiario
    ordenante naziv naam`,
  iban: 'iban counterpartyiban partneriban ibanzahlungsbeteiligter kontonummeriban accountnumber accountnumberiban ibancontrepartie tegenrekening',
  text: `text description purpose details narrative verwendungszweck paymentreference memo libelle libelleoperation concepto descripcion causale
    descrizione opis omschrijving buchungstext transactiontype`,
  reference:
    'reference endtoendid endtoendreference kundenreferenz kundenreferenzendtoend transactionid transactionreference bankreference referenz',
  currency: 'currency wahrung waehrung devise moneda divisa ccy valutacode',
  balance: 'balance saldo solde kontostand saldonachbuchung runningbalance balanceafter stanje',
  account: 'auftragskonto ibanauftragskonto accountiban',
  state: 'state status',
};

/** The header row and the position of each column. Above it, banks write the account and the period. */
type BankTable = { header: number; named: string[]; columns: Partial<Record<keyof typeof names, number>> };

/** The table in these rows, by the chosen or else the usual column names; null if no row near the top names a date and an amount. */
export function bankTableIn(rows: readonly string[][], mapping: BankMapping | null | undefined): BankTable | null {
  for (const [header, row] of rows.slice(0, 40).entries()) {
    const named = row.map((name) => name.trim());
    const columns = mapping ? chosenIn(named, mapping) : knownIn(named);
    if (columns.day !== undefined && (columns.amount ?? columns.in ?? columns.out) !== undefined) return { header, named, columns };
  }
  return null;
}

/** The most likely header row if no names are known: the first with three cells of text. */
export function likelyHeader(rows: readonly string[][]): string[] {
  const row = rows.slice(0, 40).find((cells) => cells.filter((cell) => /\p{L}{2}/u.test(cell)).length >= 3);
  return (row ?? []).map((name) => name.trim()).filter(Boolean);
}

function chosenIn(named: string[], mapping: BankMapping): BankTable['columns'] {
  const found = bankColumns.flatMap((column) => {
    const place = mapping[column] ? named.findIndex((name) => name !== '' && plain(name) === plain(mapping[column] ?? '')) : -1;
    return place < 0 ? [] : [[column, place] as const];
  });
  const missing = bankColumns.some((column) => mapping[column] && !found.some(([each]) => each === column));
  return missing ? {} : { ...unchosenIn(named, found), ...Object.fromEntries(found) };
}

/** The columns that can't be chosen, by their names: the account a line belongs to, and whether it is booked. */
function unchosenIn(named: string[], chosen: (readonly [BankColumn, number])[]): BankTable['columns'] {
  const { account, state } = knownIn(named);
  const isFree = (place: number | undefined) => place !== undefined && !chosen.some(([, each]) => each === place);
  return { ...(isFree(account) ? { account } : {}), ...(isFree(state) ? { state } : {}) };
}

function knownIn(named: string[]): BankTable['columns'] {
  const letters = named.map(plain);
  const found = Object.entries(names).flatMap(([column, words]) => {
    const place = words
      .split(/\s+/)
      .map((word) => letters.indexOf(word))
      .find((at) => at >= 0);
    return place === undefined ? [] : [[column, place] as const];
  });
  return Object.fromEntries(found);
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** The position of each column, by the names in the file. */
export function mappingOf({ named, columns }: BankTable): BankMapping {
  return Object.fromEntries(bankColumns.flatMap((column) => (columns[column] === undefined ? [] : [[column, named[columns[column]]]])));
}

type Reading = { currency: string; usualOrder: Formats['dateOrder']; chosenOrder?: Formats['dateOrder'] | null; mark: DecimalMark };
const notBooked = /pend|vorgemerkt|vormerk|revert|declin|reject|fail/i;

/** Reads the rows below the header into a statement for each account and currency, the requested one first, and lists unreadable cells. */
export function readBankRows(
  rows: readonly string[][],
  { header, named, columns }: BankTable,
  reading: Reading,
): { statements: Statement[]; dates: DateReading; faults: BankFault[] } {
  const cell = (row: string[], column: keyof typeof names) => (columns[column] === undefined ? '' : (row[columns[column]] ?? '').trim());
  const nameOf = (column: BankColumn) => named[columns[column] ?? -1] ?? '';
  // Sums and notes below the table have no date.
  const dated = rows.flatMap((row, place) => (place > header && cell(row, 'day') !== '' ? [{ row, line: place + 1 }] : []));
  const isBooked = ({ row }: { row: string[] }) => !notBooked.test(cell(row, 'state'));
  const booked = dated.filter(isBooked);
  const days = booked.map(({ row }) => cell(row, 'day'));
  // Month-first dates are never written with dots.
  const order = reading.chosenOrder ?? (days.every((text) => /^\d{1,2}\.\d{1,2}\./.test(text)) ? 'dmy' : null);
  const dates: DateReading = order ? { order, doubtful: null } : dateReadingOf(days, reading.usualOrder);
  const mark = markOf(
    booked.flatMap(({ row }) => [cell(row, 'amount'), cell(row, 'in'), cell(row, 'out')]),
    reading.mark,
  );
  const faults: BankFault[] = [];
  const groups = new Map<string, Group>();
  for (const { row, line } of dated) {
    const currency = cell(row, 'currency').toUpperCase() || reading.currency;
    if (!/^[A-Z]{3}$/.test(currency)) {
      faults.push({ line, column: nameOf('currency'), message: 'We can’t read this currency. Write it like EUR' });
      continue;
    }
    const iban = cell(row, 'account').replaceAll(/\s/g, '').toUpperCase() || null;
    const group = groupOf(groups, { iban, currency });
    if (!isBooked({ row })) {
      group.pending += 1;
      continue;
    }
    const day = importedDay(cell(row, 'day'), dates.order);
    const amount = amountIn({ amount: cell(row, 'amount'), out: cell(row, 'out'), in: cell(row, 'in') }, mark);
    if (day === null) faults.push({ line, column: nameOf('day'), message: 'We can’t read this date. Write it like 2026-11-28' });
    if (amount === null)
      faults.push({ line, column: nameOf('amount') || nameOf('in') || nameOf('out'), message: 'We can’t read this amount' });
    if (day === null || !amount) continue;
    group.balances.push(cell(row, 'balance') === '' ? null : centsIn(cell(row, 'balance'), mark));
    group.lines.push({
      day,
      amount,
      name: storedText(cell(row, 'name'), 140),
      iban: storedText(cell(row, 'iban').replaceAll(/\s/g, '').toUpperCase(), 34),
      text: storedText(cell(row, 'text'), 1000),
      reference: referenceOf(cell(row, 'reference')),
      bankReference: null,
      isReversal: false,
    });
  }
  // A file without lines counts as one of the account it is read for.
  if (groups.size === 0) groupOf(groups, { iban: null, currency: reading.currency });
  const statements = [...groups.values()].map(({ balances, ...group }) => ({ ...group, ...balancesOf(group.lines, balances) }));
  return { statements: statements.toSorted((one, other) => isForeign(one, reading) - isForeign(other, reading)), dates, faults };
}

type Group = Omit<Statement, 'opening' | 'closing'> & { balances: (Cents | null)[] };

function groupOf(groups: Map<string, Group>, { iban, currency }: { iban: string | null; currency: string }): Group {
  const key = `${iban} ${currency}`;
  const group = groups.get(key) ?? { iban, currency, pending: 0, lines: [], balances: [] };
  groups.set(key, group);
  return group;
}

function isForeign({ currency }: Pick<Statement, 'currency'>, reading: Reading): number {
  return currency === reading.currency ? 0 : 1;
}

/** The decimal mark of a column, known from any amount with two decimals. */
function markOf(amounts: string[], usual: DecimalMark): DecimalMark {
  const telling = amounts.map((amount) => /([.,])\d{2}\D*$/.exec(amount)?.[1]).find(Boolean);
  return telling === undefined ? usual : telling === ',' ? 'comma' : 'point';
}

function amountIn(cells: { amount: string; out: string; in: string }, mark: DecimalMark): Cents | null {
  if (cells.amount !== '') return centsIn(cells.amount, mark);
  const [out, into] = [cells.out === '' ? 0 : centsIn(cells.out, mark), cells.in === '' ? 0 : centsIn(cells.in, mark)];
  if (out === null || into === null || (cells.out === '' && cells.in === '')) return null;
  // Outgoing amounts have a minus in some files and none in others.
  return into - Math.abs(out);
}

/** "1.234,50-", "(20.00)", "−5,00 €", "+13'697.69". */
function centsIn(text: string, mark: DecimalMark): Cents | null {
  const plainly = text.replaceAll(/[\u2212\u2013]/g, '-').replaceAll(/[\p{Sc}\p{L}\s\u00a0]/gu, '');
  const isNegative = /^-|-$|^\(.*\)$/.test(plainly);
  const cents = centsTyped(plainly.replaceAll(/[-+()]/g, ''), mark);
  return cents === null ? null : isNegative && cents !== 0 ? -cents : cents;
}

/** The balances before and after these lines, in whichever order they are, if the file has a balance column. */
function balancesOf(lines: StatementLine[], balances: (Cents | null)[]): Pick<Statement, 'opening' | 'closing'> {
  const [first, last] = [balances[0], balances.at(-1)];
  if (first === null || first === undefined || last === null || last === undefined) return { opening: null, closing: null };
  const next = balances[1];
  const isRising = balances.length < 2 || next === first + (lines[1]?.amount ?? 0);
  if (isRising) return { opening: first - (lines[0]?.amount ?? 0), closing: last };
  if (first !== (next ?? 0) + (lines[0]?.amount ?? 0)) return { opening: null, closing: null };
  return { opening: last - (lines.at(-1)?.amount ?? 0), closing: first };
}
