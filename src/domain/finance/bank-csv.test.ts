import { describe, expect, test } from 'vitest';
import { bankTableIn, likelyHeader, mappingOf, readBankRows, type BankMapping } from './bank-csv.ts';

const rowsIn = (text: string) => text.split('\n').map((row) => row.split(';'));
const reading = { currency: 'EUR', usualOrder: 'dmy' as const, mark: 'comma' as const };

function read(text: string, more: { mapping?: BankMapping; usualOrder?: 'mdy' | 'dmy' } = {}) {
  const rows = rowsIn(text);
  const table = bankTableIn(rows, more.mapping);
  if (!table) throw new Error('no table');
  const { statements, ...rest } = readBankRows(rows, table, { ...reading, ...more });
  const [statement] = statements;
  if (!statement) throw new Error('no statement');
  return { statement, statements, ...rest };
}
const amountsIn = (text: string) => read(text).statement.lines.map(({ amount }) => amount);

describe('the columns of a bank’s file', () => {
  test.each([
    [
      'Sparkasse',
      'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;Betrag;Waehrung;Info',
    ],
    ['DKB', 'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;IBAN;Betrag (€)'],
    ['a French bank', 'Date comptable;Libellé opération;Débit;Crédit'],
    ['an Italian bank', 'Data contabile;Data valuta;Descrizione;Dare;Avere'],
    ['a Spanish bank', 'Fecha operación;Concepto;Importe;Saldo'],
    ['a Croatian bank', 'Datum knjiženja;Opis;Isplata;Uplata;Stanje'],
    ['Revolut', 'Type;Product;Started Date;Completed Date;Description;Amount;Fee;Currency;State;Balance'],
    ['a British bank', 'Date;Description;Money Out;Money In;Balance'],
  ])('of %s are recognized by name', (_, header) => {
    const table = bankTableIn(rowsIn(header), null);
    expect(table?.columns.day).toBeDefined();
    expect(table?.columns.amount ?? table?.columns.in).toBeDefined();
    expect(table?.columns.text).toBeDefined();
  });

  test('are found below any text above the table', () => {
    const text =
      'Konto;DE89 3704 0044 0532 0130 00\nZeitraum;01.03.2026 - 31.03.2026\n;\nBuchungstag;Betrag;Verwendungszweck\n14.03.2026;13.697,69;INV 2026 0042\nSumme;;13.697,69';
    const { statement, faults } = read(text.replace('Summe;;', ';13.697,69;Summe '));
    expect(faults).toEqual([]);
    expect(statement.lines).toMatchObject([{ day: '2026-03-14', amount: 1_369_769, text: 'INV 2026 0042' }]);
  });

  test('are the chosen ones, whatever their names', () => {
    const mapping = { day: 'Wann', amount: 'Wie viel', text: 'Wozu' };
    expect(bankTableIn(rowsIn('Wann;Wie viel;Wozu'), null)).toBe(null);
    const { statement } = read('Wann;Wie viel;Wozu\n14.03.2026;5,00;Eis', { mapping });
    expect(statement.lines).toMatchObject([{ amount: 500, text: 'Eis' }]);
    expect(bankTableIn(rowsIn('Wann;Wie viel'), mapping)).toBe(null);
    expect(likelyHeader(rowsIn('Konto;1\nWann;Wie viel;Wozu'))).toEqual(['Wann', 'Wie viel', 'Wozu']);
    const table = bankTableIn(rowsIn('Wann;Wie viel;Wozu'), mapping);
    expect(table && mappingOf(table)).toEqual(mapping);
  });
});

describe('a line', () => {
  test.each([
    ['1.234,50', 123_450],
    ['-1.234,50', -123_450],
    ['1.234,50-', -123_450],
    ['−5,00 €', -500],
    ['(20.00)', -2_000],
    ["+13'697.69", 1_369_769],
    ['EUR 7,00', 700],
    ['5', 500],
  ])('of %s', (text, cents) => expect(amountsIn(`Date;Amount\n14.03.2026;${text}`)).toEqual([cents]));

  test('has its amount in or out, with a minus or without', () => {
    expect(amountsIn('Date;Paid out;Paid in\n14.03.2026;12,50;\n14.03.2026;-3,00;\n15.03.2026;;100,00')).toEqual([-1_250, -300, 10_000]);
  });

  test('is read by the decimal mark of the whole column', () => {
    expect(amountsIn('Date;Amount\n14.03.2026;1.234\n14.03.2026;12.50')).toEqual([123, 1_250]);
    expect(amountsIn('Date;Amount\n14.03.2026;1.234\n14.03.2026;12,50')).toEqual([123_400, 1_250]);
  });

  test('that is pending or has no amount is left out', () => {
    const { statement } = read(
      'Date;Amount;State\n14.03.2026;1,00;COMPLETED\n14.03.2026;2,00;PENDING\n14.03.2026;3,00;REVERTED\n14.03.2026;0,00;COMPLETED',
    );
    expect([statement.pending, statement.lines.map(({ amount }) => amount)]).toEqual([2, [100]]);
  });

  test('belongs to the account and currency it names: each is a statement of its own, the requested currency first', () => {
    const { statements, faults } = read(
      'Auftragskonto;Date;Amount;Balance;Currency\nDE1;14.03.2026;1,00;11,00;USD\nDE1;14.03.2026;2,00;22,00;EUR\nDE1;15.03.2026;3,00;14,00;USD\nDE2;15.03.2026;4,00;;',
    );
    expect(faults).toEqual([]);
    expect(statements.map(({ iban, currency, opening, closing, lines }) => [iban, currency, opening, closing, lines.length])).toEqual([
      ['DE1', 'EUR', 2_000, 2_200, 1],
      ['DE2', 'EUR', null, null, 1],
      ['DE1', 'USD', 1_000, 1_400, 2],
    ]);
  });

  test('says what can’t be read, and where', () => {
    const { faults, statement } = read(
      'Date;Amount;Currency\n31.02.2026;1,00;EUR\n14.03.2026;much;EUR\n14.03.2026;1,00;Dollar\n14.03.2026;1,00;EUR',
    );
    expect(faults).toEqual([
      { line: 2, column: 'Date', message: 'We can’t read this date. Write it like 2026-11-28' },
      { line: 3, column: 'Amount', message: 'We can’t read this amount' },
      { line: 4, column: 'Currency', message: 'We can’t read this currency. Write it like EUR' },
    ]);
    expect(statement.lines).toHaveLength(1);
  });
});

test('ambiguous dates are reported, and read in the chosen order', () => {
  expect(read('Date;Amount\n03/04/2026;1', { usualOrder: 'mdy' }).dates).toEqual({ order: 'mdy', doubtful: '03/04/2026' });
  expect(read('Date;Amount\n03.04.2026;1', { usualOrder: 'mdy' }).dates).toEqual({ order: 'dmy', doubtful: null });
  expect(read('Date;Amount\n03/04/2026;1\n13/04/2026;1', { usualOrder: 'mdy' }).dates).toEqual({ order: 'dmy', doubtful: null });
});

test.each([
  ['rising', '14.03.2026;10,00;110,00\n15.03.2026;-5,00;105,00', 10_000, 10_500],
  ['falling', '15.03.2026;-5,00;105,00\n14.03.2026;10,00;110,00', 10_000, 10_500],
  ['neither', '15.03.2026;-5,00;105,00\n14.03.2026;10,00;90,00', null, null],
])('the balance of a file whose days are %s', (_, lines, opening, closing) => {
  expect(read(`Date;Amount;Balance\n${lines}`).statement).toMatchObject({ opening, closing });
});
