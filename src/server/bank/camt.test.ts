import { describe, expect, test } from 'vitest';
import type { Statement } from '#domain/finance/bank-line.ts';
import { aCamtFile, aDetail, anEntry, aStatement, camtOf } from '../testing/bank.ts';
import { isXml, readCamt } from './camt.ts';

const one = (content: string): Statement => readCamt(content)[0] as Statement;
const amounts = ({ lines }: Statement) => lines.map(({ amount }) => amount);
function refusal(content: string): string {
  try {
    readCamt(content);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
}

describe('a statement', () => {
  test('contains incoming and outgoing lines, the other parties, and their messages', () => {
    const content = aCamtFile([
      { amount: '13697.69', text: 'INV 2026 0042', name: 'BALTIC EVENTS GMBH', iban: 'DE89370400440532013000', reference: 'B1' },
      { amount: '120.00', text: 'Berth 7', name: 'Port Vauban', side: 'DBIT', day: '2026-06-03' },
    ]);
    expect(one(content)).toMatchObject({
      iban: 'FR7630006000011234567890189',
      currency: 'EUR',
      pending: 0,
      lines: [
        {
          day: '2026-06-02',
          amount: 1_369_769,
          name: 'BALTIC EVENTS GMBH',
          iban: 'DE89370400440532013000',
          text: 'INV 2026 0042',
          reference: null,
          bankReference: 'B1',
          isReversal: false,
        },
        { day: '2026-06-03', amount: -12_000, name: 'Port Vauban', text: 'Berth 7' },
      ],
    });
  });

  test.each(['02', '03', '04', '05', '06', '07', '08'])('is read in version 001.%s', (version) => {
    expect(amounts(one(camtOf([aStatement([anEntry({ amount: '1.00' })])], version)))).toEqual([100]);
  });

  test('of the later versions has its status and its parties one level deeper', () => {
    const entry = anEntry({
      amount: '7.50',
      details:
        '<TxDtls><RltdPties><Dbtr><Pty><Nm>Ada</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>',
    }).replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>');
    expect(one(camtOf([aStatement([entry])], '08')).lines).toMatchObject([{ name: 'Ada', reference: 'RF18539007547034' }]);
  });

  test('leaves out and counts entries that aren’t booked yet', () => {
    const statement = one(
      camtOf([
        aStatement([anEntry({ amount: '1.00', status: 'PDNG' }), anEntry({ amount: '2.00', status: 'INFO' }), anEntry({ amount: '3.00' })]),
      ]),
    );
    expect([statement.pending, amounts(statement)]).toEqual([2, [300]]);
  });

  test('splits a batch into its payments if they add up to it', () => {
    const details = aDetail({ amount: '60.00', name: 'Ada', text: 'one' }) + aDetail({ amount: '40.00', name: 'Bo', text: 'two' });
    const batch = (amount: string) => one(camtOf([aStatement([anEntry({ amount, reference: 'B1', details })])]));
    expect(batch('100.00').lines.map(({ amount, name, text }) => [amount, name, text])).toEqual([
      [6_000, 'Ada', 'one'],
      [4_000, 'Bo', 'two'],
    ]);
    expect(batch('90.00').lines.map(({ amount, name, text }) => [amount, name, text])).toEqual([[9_000, null, 'one two']]);
  });

  test('lists charges separately that were deducted from an incoming payment', () => {
    const charged = '<Chrgs><Rcrd><Amt Ccy="EUR">5.00</Amt><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>';
    const content = camtOf([
      aStatement([anEntry({ amount: '995.00', more: charged, details: aDetail({ amount: '1000.00', text: 'INV-2026-0001' }) })]),
    ]);
    expect(one(content).lines.map(({ amount, text }) => [amount, text])).toEqual([
      [100_000, 'INV-2026-0001'],
      [-500, 'Bank charges INV-2026-0001'],
    ]);
  });

  test('uses the amount in the account’s currency for a payment in another currency', () => {
    const paid = '<AmtDtls><InstdAmt><Amt Ccy="USD">108.50</Amt></InstdAmt><CntrValAmt><Amt Ccy="EUR">100.00</Amt></CntrValAmt></AmtDtls>';
    const foreign = aDetail({ text: 'x', more: paid }).replace('<AmtDtls>', '<Amt Ccy="USD">108.50</Amt><AmtDtls>');
    expect(amounts(one(camtOf([aStatement([anEntry({ amount: '100.00', details: foreign })])])))).toEqual([10_000]);
  });

  test('marks reversals', () => {
    const content = camtOf([aStatement([anEntry({ amount: '50.00', side: 'DBIT', more: '<RvslInd>true</RvslInd>' })])]);
    expect(one(content).lines).toMatchObject([{ amount: -5_000, isReversal: true }]);
  });

  test('has balances, with the previous closing balance as its opening one if it has none', () => {
    expect(one(camtOf([aStatement([], { opening: '100.00', closing: '90.00' })]))).toMatchObject({ opening: 10_000, closing: 9_000 });
    const before = camtOf([aStatement([], { opening: '100.00' })])
      .replace('OPBD', 'PRCD')
      .replace('CRDT', 'DBIT');
    expect(one(before)).toMatchObject({ opening: -10_000, closing: null });
  });

  test('may be one of several, with another prefix, comments and CDATA', () => {
    const content = camtOf([
      aStatement([anEntry({ amount: '1.00', details: aDetail({ text: '<![CDATA[A & B]]>' }) })]),
      aStatement([anEntry({ amount: '2.00' })]),
    ])
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:')
      .replace('xmlns=', 'xmlns:c=')
      .replace('<c:BkToCstmrStmt>', '<c:BkToCstmrStmt><!-- by hand -->');
    const [first, second] = readCamt(content);
    expect([first?.lines[0]?.text, second?.lines[0]?.amount]).toEqual(['A & B', 200]);
  });

  test('uses the value date if there is no booking date, and the day of a timestamp', () => {
    const entry = anEntry({ amount: '1.00' });
    expect(one(camtOf([aStatement([entry.replaceAll('BookgDt', 'ValDt')])])).lines[0]?.day).toBe('2026-06-02');
    const moment = entry.replace('<Dt>2026-06-02</Dt>', '<DtTm>2026-06-02T23:30:00+02:00</DtTm>');
    expect(one(camtOf([aStatement([moment])])).lines[0]?.day).toBe('2026-06-02');
  });
});

describe('a file that isn’t accepted', () => {
  const good = camtOf([aStatement([anEntry({ amount: '1.00' })])]);

  test.each([
    [
      'with a document type',
      good.replace('<Document', '<!DOCTYPE x [<!ENTITY a "a">]>\n<Document'),
      'This file defines its own XML entities, which we don’t accept.',
    ],
    [
      'with nested entities (a billion laughs)',
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>`,
      'This file defines its own XML entities, which we don’t accept.',
    ],
    [
      'with an entity that refers to a local file',
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>`,
      'This file defines its own XML entities, which we don’t accept.',
    ],
    [
      'with an undefined entity',
      good.replace('<Sts>', '&x;<Sts>'),
      /^This file is damaged at line 3, column \d+: it can’t be read as XML\.$/,
    ],
    ['that is cut off', good.slice(0, -40), /^This file is damaged at line \d+, column \d+/],
    [
      'that is an intraday report',
      good.replace('camt.053', 'camt.052'),
      'This is an intraday report (CAMT.052). Please choose the statement (CAMT.053).',
    ],
    [
      'of notifications',
      good.replace('camt.053', 'camt.054'),
      'This is a notification (CAMT.054). Please choose the statement (CAMT.053).',
    ],
    ['of a later version', good.replace('001.02', '001.12'), 'This file uses version 001.12 of CAMT.053. We read 001.02 to 001.08.'],
    ['of another kind', '<gpx version="1.1"></gpx>', 'This isn’t a bank statement. Please choose a CAMT.053 or CSV file.'],
    ['that isn’t XML', '<<<', 'This isn’t a bank statement. Please choose a CAMT.053 or CSV file.'],
    ['without a statement', camtOf([]), 'There is no statement in this file.'],
    ['whose amount has three places', good.replace('1.00', '1.005'), 'Line 3: we can’t read the amount of this entry.'],
    ['whose amount is below zero', good.replace('1.00', '-1.00'), 'Line 3: we can’t read the amount of this entry.'],
    ['whose amount is enormous', good.replace('1.00', '1e999'), 'Line 3: we can’t read the amount of this entry.'],
    ['with an impossible date', good.replace('2026-06-02', '2026-02-30'), 'Line 3: we can’t read the date of this entry.'],
    ['that is nested too deeply', good.replace('<Sts>', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}<Sts>`), /^This file is damaged at line 3/],
    [
      'with too many attributes',
      good.replace('<Sts>', `<x ${Array.from({ length: 70 }, (_, at) => `a${at}="1"`).join(' ')}/><Sts>`),
      /^This file is damaged/,
    ],
    [
      'with an entry in another currency',
      good.replace('<Amt Ccy="EUR">1', '<Amt Ccy="USD">1'),
      'Line 3: this entry is in USD, but its statement is in EUR.',
    ],
    [
      'of more than 5,000 lines',
      camtOf([aStatement(Array.from({ length: 5001 }, () => anEntry({ amount: '1.00' })))]),
      'A file can have at most 5,000 lines.',
    ],
  ] as [string, string, string | RegExp][])('%s', (_, content, expected) => {
    expect(refusal(content)).toMatch(expected);
  });
});

test('a file that isn’t XML is CSV', () => {
  expect([isXml('\ufeff <?xml'), isXml('Date;Amount'), isXml('')]).toEqual([true, false, false]);
});
