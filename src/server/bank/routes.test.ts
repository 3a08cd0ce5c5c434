import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { describe, expect, test } from 'vitest';
import { aBankAccount, aCamtFile, anEntry, aStatement, camtOf } from '../testing/bank.ts';
import { aCustomer, anInvoice } from '../testing/books.ts';
import { aDesk } from '../testing/charters.ts';
import { aPerson, aWorld, aYacht, allowDeletingIssued, type Person } from '../testing/given.ts';
import { anOwner, aStatement as issuedStatement } from '../testing/owners.ts';

const world = aWorld();
type Answer = Record<string, any>;

const read = async (maya: Person, path: string) => (await maya.call('GET', path)).body;
const openLines = (maya: Person): Promise<Answer[]> => read(maya, '/api/bank-lines?state=open');
const upload = (maya: Person, account: Answer, content: string, more: object = {}) =>
  maya.call('POST', `/api/bank-accounts/${account['id']}/statements`, { name: 'june.xml', content, ...more });

async function aSentInvoice(maya: Person, unitPrice: string, more: object = {}): Promise<Answer> {
  return anInvoice(maya, { status: 'sent', taxRate: 0, items: [{ description: 'A week', unitPrice }], ...more });
}

/** An open line of this amount, and its account and customer. */
async function aLine(maya: Person, line: { amount: string; text: string; side?: 'DBIT'; name?: string; iban?: string }): Promise<Answer> {
  const account = await aBankAccount(maya, { iban: null });
  await upload(maya, account, aCamtFile([line]));
  const [found] = await read(maya, `/api/bank-lines?accountId=${account.id}&state=open`);
  return found;
}

describe('a bank file', () => {
  test('adds its lines once: overlapping lines are recognized, and the same file adds nothing', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const [one, two, three] = ['one', 'two', 'three'].map((text) => ({ amount: '10.00', text, reference: text }));
    const first = aCamtFile([one, two] as never);
    expect((await upload(maya, account, first)).body).toMatchObject({
      lines: 2,
      known: 0,
      certain: 0,
      from: '2026-06-02',
      to: '2026-06-02',
    });
    expect((await upload(maya, account, first)).body).toMatchObject({ lines: 0, known: 2 });
    expect((await upload(maya, account, aCamtFile([two, three] as never))).body).toMatchObject({ lines: 1, known: 1 });
    expect((await openLines(maya)).map(({ text }) => text)).toEqual(['three', 'two', 'one']);
    expect(await read(maya, `/api/bank-accounts/${account.id}`)).toMatchObject({ lines: 3, open: 3 });
  });

  test('with two identical lines adds both, and again the second one if it comes day by day', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const coffee = { amount: '2.50', text: 'Coffee', side: 'DBIT' as const };
    expect((await upload(maya, account, aCamtFile([coffee]))).body).toMatchObject({ lines: 1 });
    expect((await upload(maya, account, aCamtFile([coffee, coffee]))).body).toMatchObject({ lines: 1, known: 1 });
  });

  test('uploaded five times at once is stored once', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const content = aCamtFile(Array.from({ length: 20 }, (_, place) => ({ amount: '10.00', text: `line ${place}` })));
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(maya, account, content)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.lines).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 20]);
    expect(await openLines(maya)).toHaveLength(20);
  });

  test('for an account that is deleted at the same moment is refused', async () => {
    const maya = await aPerson(world);
    for (let count = 0; count < 8; count++) {
      const account = await aBankAccount(maya, { iban: null });
      const answers = await Promise.all([
        maya.call('DELETE', `/api/bank-accounts/${account.id}`),
        ...Array.from({ length: 4 }, () => upload(maya, account, 'Date;Amount\n2026-06-01;nothing')),
      ]);
      for (const { status } of answers) expect([204, 404, 422]).toContain(status);
    }
  });

  test('is previewed without storing anything', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const { invoiceNumber } = await aSentInvoice(maya, '500');
    const { body } = await upload(maya, account, aCamtFile([{ amount: '500.00', text: invoiceNumber }]), { dryRun: true });
    expect(body).toMatchObject({ lines: 1, known: 0, certain: 1 });
    expect(await openLines(maya)).toEqual([]);
  });

  test('of another account is refused, and one of several accounts adds the lines of this one', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const other = aStatement([anEntry({ amount: '1.00' })], { iban: 'DE89370400440532013000' });
    const refused = await upload(maya, account, camtOf([other]));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'content', message: 'This file is for DE89 3704 0044 0532 0130 00. Crédit Maritime is FR76 3000 6000 0112 3456 7890 189.' }],
    ]);
    const { body } = await upload(maya, account, camtOf([other, aStatement([anEntry({ amount: '2.00' })])]));
    expect(body).toMatchObject({
      lines: 1,
      notes: ['1 line for DE89 3704 0044 0532 0130 00 in EUR was skipped: you have no such account.'],
    });
  });

  test('of several accounts adds each account’s lines, also to another account with the same IBAN by currency', async () => {
    const maya = await aPerson(world);
    const [euros, dollars, savings] = [
      await aBankAccount(maya),
      await aBankAccount(maya, { name: 'Dollars', currency: 'USD' }),
      await aBankAccount(maya, { name: 'Savings', iban: 'DE89370400440532013000' }),
    ];
    const inDollars = aStatement([anEntry({ amount: '3.00' }), anEntry({ amount: '4.00' })]).replaceAll('EUR', 'USD');
    const content = camtOf([
      aStatement([anEntry({ amount: '1.00' })]),
      inDollars,
      aStatement([anEntry({ amount: '2.00' })], { iban: savings.iban }),
    ]);
    const { body } = await upload(maya, euros, content);
    expect(body).toMatchObject({
      lines: 4,
      notes: [],
      accounts: [
        { accountId: euros.id, lines: 1 },
        { accountId: dollars.id, lines: 2 },
        { accountId: savings.id, lines: 1 },
      ],
    });
    const lines = await read(maya, `/api/bank-lines?accountId=${dollars.id}`);
    expect(lines.map(({ amount, currency }: Answer) => [amount, currency])).toEqual([
      ['4.00', 'USD'],
      ['3.00', 'USD'],
    ]);
    expect((await upload(maya, dollars, content)).body).toMatchObject({ lines: 0, known: 4 });
  });

  test('as CSV in several currencies goes to the accounts of one name, and unknown currencies are reported', async () => {
    const maya = await aPerson(world);
    const euros = await aBankAccount(maya, { iban: null, name: 'PayPal' });
    await aBankAccount(maya, { iban: null, name: 'PayPal', currency: 'USD' });
    const content = 'Date;Amount;Currency\n2026-06-01;1,00;EUR\n2026-06-01;2,00;USD\n2026-06-01;3,00;GBP';
    expect((await upload(maya, euros, content)).body).toMatchObject({
      lines: 2,
      accounts: [
        { name: 'PayPal', lines: 1 },
        { name: 'PayPal', lines: 1 },
      ],
      notes: ['1 line in GBP was skipped: you have no such account.'],
    });
    const refused = await upload(maya, euros, 'Date;Amount;Currency\n2026-06-01;3,00;GBP');
    expect([refused.status, refused.body.errors[0].message]).toEqual([422, 'This file is in GBP, but PayPal is in EUR.']);
  });

  test('is listed with who uploaded it, its number of lines, and how many of those are still open', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const { id: customerId } = await aCustomer(maya);
    const [one, two] = ['one', 'two'].map((text) => ({ amount: '10.00', text, reference: text }));
    await upload(maya, account, aCamtFile([one] as never));
    await upload(maya, account, aCamtFile([one, two] as never), { name: 'later.xml' });
    const [line] = await openLines(maya);
    await maya.call('POST', `/api/bank-lines/${line?.['id']}/match`, { customerId });
    expect(await read(maya, `/api/bank-files?accountId=${account.id}`)).toMatchObject([
      { name: 'later.xml', readBy: 'Robin Tester', from: '2026-06-02', to: '2026-06-02', lines: 1, known: 1, open: 0 },
      { name: 'june.xml', readBy: 'Robin Tester', lines: 1, known: 0, open: 1 },
    ]);
  });

  test('sets the IBAN of an account that has none', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya, { iban: null });
    await upload(maya, account, aCamtFile([{ amount: '1.00', text: 'x' }]));
    expect((await read(maya, `/api/bank-accounts/${account.id}`)).iban).toBe('FR7630006000011234567890189');
  });

  test('whose lines and balances don’t agree is stored, and so is one after a gap, each with a note', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const odd = camtOf([aStatement([anEntry({ amount: '10.00' })], { opening: '100.00', closing: '120.00' })]);
    expect((await upload(maya, account, odd)).body.notes).toEqual([
      'The lines come to €10.00, but the balance changes by €20.00. Some may be missing.',
    ]);
    const later = camtOf([aStatement([anEntry({ amount: '5.00', day: '2026-06-09' })], { opening: '130.00', closing: '135.00' })]);
    expect((await upload(maya, account, later)).body).toMatchObject({
      closing: '135.00',
      notes: ['The last file ended with €120.00, but this one starts with €130.00. A file may be missing between them.'],
    });
    expect(await read(maya, `/api/bank-accounts/${account.id}`)).toMatchObject({ balance: '135.00', balanceOn: '2026-06-09' });
  });

  test.each([
    ['that is cut off', aCamtFile([{ amount: '1.00', text: 'x' }]).slice(0, -30)],
    ['with nested entities', '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><Document>&b;</Document>'],
    ['of nothing', 'hello'],
    ['with a cell that can’t be read', 'Date;Amount\n2026-06-02;much'],
    ['without the columns', 'When;How much;What for\n2026-06-02;1,00;x'],
  ])('%s is refused at its content, and nothing is stored', async (_, content) => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const { status, body } = await upload(maya, account, content);
    expect([status, body.errors[0].path]).toEqual([422, 'content']);
    expect(await read(maya, `/api/bank-accounts/${account.id}`)).toMatchObject({ lines: 0 });
  });

  test('as CSV is read by the chosen columns, which the account remembers while its files have them', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya, { iban: null });
    const own = 'Wann;Wie viel;Wozu\n02.06.2026;5,00;';
    expect((await upload(maya, account, `${own}Eis`, { dryRun: true })).body).toMatchObject({
      mapping: null,
      columns: ['Wann', 'Wie viel', 'Wozu'],
      faults: [{ line: 1, column: '', message: 'We can’t tell which columns hold the date and the amount' }],
    });
    const mapping = { day: 'Wann', amount: 'Wie viel', text: 'Wozu' };
    expect((await upload(maya, account, `${own}Eis`, { mapping })).body).toMatchObject({ lines: 1, mapping });
    expect((await upload(maya, account, `${own}Tee`)).body).toMatchObject({ lines: 1, mapping });
    expect((await upload(maya, account, 'Date,Amount\n2026-06-03,7.00')).body).toMatchObject({
      lines: 1,
      mapping: { day: 'Date', amount: 'Amount' },
    });
  });

  test('as CSV that is read by other columns than the last one says which lines may be there already', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya, { iban: null });
    const content = 'Wann;Wie viel;Wozu;Nummer\n02.06.2026;5,00;Eis;1\n02.06.2026;6,00;Tee;2';
    const mapping = { day: 'Wann', amount: 'Wie viel', text: 'Wozu' };
    await upload(maya, account, content, { mapping });
    const preview = async (more: object) =>
      (await upload(maya, account, `${content}\n03.06.2026;5,00;Eis;3`, { dryRun: true, ...more })).body;
    expect(await preview({})).toMatchObject({ lines: 1, known: 2, notes: [] });
    expect(await preview({ mapping: { ...mapping, reference: 'Nummer' } })).toMatchObject({
      lines: 3,
      known: 0,
      notes: ['2 new lines have the day and amount of one already imported, which was read by other columns and may be the same.'],
    });
  });

  test('as CSV of the same kind as the last one still tells its accounts apart and skips what is pending', async () => {
    const maya = await aPerson(world);
    const [current, savings] = [
      await aBankAccount(maya, { name: 'Current', iban: 'DE89370400440532013000' }),
      await aBankAccount(maya, { name: 'Savings', iban: 'DE75512108001245126199' }),
    ];
    const csvOf = (day: string) =>
      [
        'Auftragskonto;Buchungstag;Betrag;Verwendungszweck;Status',
        `${current.iban};${day};1,00;one;Gebucht`,
        `${savings.iban};${day};2,00;two;Gebucht`,
        `${current.iban};${day};3,00;three;PENDING`,
      ].join('\n');
    const expected = {
      lines: 2,
      pending: 1,
      accounts: [
        { accountId: current.id, lines: 1 },
        { accountId: savings.id, lines: 1 },
      ],
    };
    const first = await upload(maya, current, csvOf('01.06.2026'));
    expect(first.body).toMatchObject(expected);
    expect((await upload(maya, current, csvOf('02.06.2026'))).body).toMatchObject(expected);
    expect((await upload(maya, current, csvOf('03.06.2026'), { mapping: first.body.mapping })).body).toMatchObject(expected);
    const ofOther = await upload(maya, savings, csvOf('04.06.2026').split('\n').slice(0, 2).join('\n'));
    expect([ofOther.status, ofOther.body.errors]).toEqual([
      422,
      [{ path: 'content', message: 'This file is for DE89 3704 0044 0532 0130 00. Savings is DE75 5121 0800 1245 1261 99.' }],
    ]);
  });

  test('of 5,000 lines is stored completely', { timeout: 60_000 }, async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const lines = Array.from({ length: 5000 }, (_, place) => ({ amount: '1.00', text: `line ${place}`, reference: `R${place}` }));
    expect((await upload(maya, account, aCamtFile(lines))).body).toMatchObject({ lines: 5000 });
  });
});

async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const sendArchive = (maya: Person, account: Answer, archive: Buffer) =>
  upload(maya, account, archive.toString('base64'), { name: 'june.zip', encoding: 'base64' });
const lineOf = (text: string) => ({ amount: '10.00', text });

describe('an archive', () => {
  test('adds the lines of its statements, without duplicates from overlaps, and ignores other files', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const latin = Buffer.from(aCamtFile([lineOf('Krüger')]).replace('UTF-8', 'ISO-8859-1'), 'latin1');
    const archive = await zipped({
      'june/1.xml': aCamtFile([lineOf('one'), lineOf('two')]),
      'june/2.XML': aCamtFile([lineOf('two'), lineOf('three')]),
      'june/3.xml': latin,
      'june/statement.pdf': '%PDF',
      '__MACOSX/june/._1.xml': 'nothing',
    });
    expect((await sendArchive(maya, account, archive)).body).toMatchObject({ lines: 4, known: 0 });
    expect((await openLines(maya)).map(({ text }) => text)).toEqual(['Krüger', 'three', 'two', 'one']);
    expect((await sendArchive(maya, account, archive)).body).toMatchObject({ lines: 0, known: 4 });
  });

  test.each([
    ['of nothing', () => Promise.resolve(Buffer.from('hello')), 'This isn’t a bank statement. Please choose a CAMT.053 or CSV file.'],
    ['without a statement', () => zipped({ 'a.pdf': '%PDF' }), 'There is no CAMT.053 file in this archive.'],
    [
      'that is cut off',
      async () => (await zipped({ 'a.xml': aCamtFile([lineOf('a')]) })).subarray(0, -30),
      'This archive is damaged: it can’t be read as a ZIP file.',
    ],
    [
      'with a path outside itself',
      async () => Buffer.from((await zipped({ 'aa/a.xml': '<a/>' })).toString('latin1').replaceAll('aa/a.xml', '../a.xml'), 'latin1'),
      'This archive is damaged: it can’t be read as a ZIP file.',
    ],
    [
      'that unpacks to a thousand times its size',
      () => zipped({ 'a.xml': Buffer.alloc(4_000_000, ' '), 'b.xml': Buffer.alloc(4_000_000, ' ') }),
      'An archive can unpack to at most 5 MB.',
    ],
    [
      'that declares a wrong size',
      async () => {
        const archive = await zipped({ 'a.xml': Buffer.alloc(6_000_000, ' ') });
        for (let at = archive.indexOf(bytesOf(6_000_000)); at >= 0; at = archive.indexOf(bytesOf(6_000_000))) bytesOf(60).copy(archive, at);
        return archive;
      },
      'This archive is damaged: it can’t be read as a ZIP file.',
    ],
  ])('%s is refused at its content, and nothing is stored', async (_, made, message) => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const { status, body } = await sendArchive(maya, account, await made());
    expect([status, body.errors]).toEqual([422, [{ path: 'content', message }]]);
    expect(await read(maya, `/api/bank-accounts/${account.id}`)).toMatchObject({ lines: 0 });
  });
});

function bytesOf(size: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(size);
  return bytes;
}

describe('the balance', () => {
  test('is that of the latest statement, also of one after a statement without movements', async () => {
    const maya = await aPerson(world);
    const [busy, quiet] = [await aBankAccount(maya), await aBankAccount(maya, { name: 'Quiet', iban: 'DE89370400440532013000' })];
    const statementOf = (day: string, closing: string) =>
      aStatement([anEntry({ amount: '30.00', day })], { iban: quiet.iban, opening: '50.00', closing });
    const archive = await zipped({
      'busy.xml': aCamtFile([lineOf('one')]),
      'quiet.xml': camtOf([aStatement([], { iban: quiet.iban, opening: '50.00', closing: '50.00' })]),
    });
    await sendArchive(maya, busy, archive);
    const balanceOf = async () => (({ balance, balanceOn }) => [balance, balanceOn])(await read(maya, `/api/bank-accounts/${quiet.id}`));
    expect(await balanceOf()).toEqual(['50.00', null]);
    await upload(maya, quiet, camtOf([statementOf('2026-06-09', '80.00')]));
    expect(await balanceOf()).toEqual(['80.00', '2026-06-09']);
  });
});

describe('a line', () => {
  test('that names an open invoice is accepted once under fifty concurrent requests', { timeout: 60_000 }, async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500', { dueDate: '2099-01-01' });
    const line = await aLine(maya, { amount: '500.00', text: `Charter ${invoice['invoiceNumber'].replaceAll('-', ' ')}`, iban: 'DE1' });
    expect(line['proposals']).toMatchObject([
      { certainty: 'certain', customerId: invoice['customerId'], invoices: [{ id: invoice['id'], amount: '500.00' }] },
    ]);
    const body = { ids: [line['id']] };
    const answers = await Promise.all(Array.from({ length: 50 }, () => maya.call('POST', '/api/bank-lines/accept', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter((answer) => answer.body.accepted === 1)).toHaveLength(1);
    expect(await read(maya, '/api/payments')).toMatchObject([
      {
        amount: '500.00',
        open: '0.00',
        method: 'bank_transfer',
        day: '2026-06-02',
        allocations: [{ invoiceId: invoice['id'], amount: '500.00' }],
      },
    ]);
    expect(await read(maya, `/api/invoices/${invoice['id']}`)).toMatchObject({ status: 'paid', open: '0.00' });
    expect(await read(maya, '/api/income')).toMatchObject([{ amount: '500.00', invoiceId: invoice['id'] }]);
    expect(await read(maya, `/api/bank-lines/${line['id']}`)).toMatchObject({
      state: 'matched',
      match: { customerId: invoice['customerId'], invoices: [{ id: invoice['id'], amount: '500.00' }], wasBooked: true },
    });
    expect((await read(maya, '/api/activities')).map(({ details }: Answer) => details)).toContain('Booked €500.00 from the bank');
  });

  test('matched by fifty requests at once is matched by one; the others are refused', { timeout: 60_000 }, async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const line = await aLine(maya, { amount: '80.00', text: 'thanks' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => maya.call('POST', `/api/bank-lines/${line['id']}/match`, { customerId: id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'bank_line_matched')).toHaveLength(49);
    expect(await read(maya, '/api/payments')).toMatchObject([{ amount: '80.00', open: '80.00', customerId: id }]);
  });

  test('that is undone is open again with its invoice, and can be accepted again', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500', { dueDate: '2099-01-01' });
    const line = await aLine(maya, { amount: '500.00', text: invoice['invoiceNumber'] });
    const accept = () => maya.call('POST', '/api/bank-lines/accept', { ids: [line['id']] });
    await accept();
    const undone = await maya.call('DELETE', `/api/bank-lines/${line['id']}/match`);
    expect(undone.body).toMatchObject({ state: 'open', match: null });
    expect(await read(maya, `/api/invoices/${invoice['id']}`)).toMatchObject({ status: 'sent', open: '500.00' });
    expect([await read(maya, '/api/payments'), await read(maya, '/api/income')]).toEqual([[], []]);
    expect((await accept()).body).toEqual({ accepted: 1, skipped: 0 });
    expect((await maya.call('DELETE', `/api/bank-lines/${line['id']}/match`)).status).toBe(200);
    expect((await maya.call('DELETE', `/api/bank-lines/${line['id']}/match`)).body.code).toBe('not_matched');
  });

  test('undone for a known match leaves the match that someone else made since', async () => {
    const maya = await aPerson(world);
    const [first, second] = [await aCustomer(maya), await aCustomer(maya)];
    const line = await aLine(maya, { amount: '500.00', text: 'Thank you' });
    const address = `/api/bank-lines/${line['id']}/match`;
    const { body: seen } = await maya.call('POST', address, { customerId: first.id });
    await maya.call('DELETE', address);
    const { body: since } = await maya.call('POST', address, { customerId: second.id });
    const undo = (version: string) => maya.call('DELETE', address, undefined, { 'if-match': `"${version}"` });
    expect(await undo(seen['updatedAt'])).toMatchObject({ status: 412, body: { current: { match: { customerId: second.id } } } });
    expect((await undo(since['updatedAt'])).status).toBe(200);
  });

  test('that is undone also withdraws its payment from the APA in the charter’s plan', async () => {
    const { maya, aQuote, customer } = await aDesk(world);
    const quote = await aQuote({ customerId: customer.id });
    const charterPath = `/api/charters/${quote.id}`;
    await maya.call('POST', `${charterPath}/book`, {});
    const { plan } = await read(maya, charterPath);
    const lines = plan
      .filter(({ invoiceId }: Answer) => invoiceId === null)
      .map(({ kind, label, amount, dueDate }: Answer) => ({ kind, label, amount, dueDate }));
    const apaLine = { kind: 'apa', label: 'APA', amount: '900.00', dueDate: '2099-05-01' };
    const { body: planned } = await maya.call('PUT', `${charterPath}/plan`, { lines: [...lines, apaLine] });
    const received = async () => (await read(maya, charterPath)).plan.find(({ kind }: Answer) => kind === 'apa').receivedOn;
    const line = await aLine(maya, { amount: '900.00', text: 'APA' });
    const matched = await maya.call('POST', `/api/bank-lines/${line['id']}/match`, {
      customerId: customer.id,
      allocations: [{ apaId: planned.apa.id, amount: '900' }],
    });
    expect([matched.status, await received()]).toEqual([200, line['day']]);
    expect((await maya.call('DELETE', `/api/bank-lines/${line['id']}/match`)).status).toBe(200);
    expect([await received(), (await read(maya, `/api/apa/${planned.apa.id}`)).received]).toEqual([null, '0.00']);
  });

  test('whose invoice is deleted stays booked as the customer’s credit, and counts once', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const { id, customerId } = await aSentInvoice(maya, '300');
    const line = await aLine(maya, { amount: '500.00', text: 'two weeks' });
    const matched = await maya.call('POST', `/api/bank-lines/${line['id']}/match`, {
      customerId,
      allocations: [{ invoiceId: id, amount: '300' }],
    });
    expect(matched.status).toBe(200);
    expect((await maya.call('DELETE', `/api/invoices/${id}`)).status).toBe(204);
    expect(await read(maya, `/api/bank-lines/${line['id']}`)).toMatchObject({ state: 'matched' });
    const [payment] = await read(maya, '/api/payments?credit=true');
    expect(payment).toMatchObject({ amount: '500.00', open: '500.00', allocations: [] });
    const income = await read(maya, '/api/income');
    expect(income.reduce((sum: number, { amount }: Answer) => sum + Number(amount), 0)).toBe(500);
  });

  test('whose payment is deleted elsewhere is open again', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const line = await aLine(maya, { amount: '80.00', text: 'thanks' });
    const { body } = await maya.call('POST', `/api/bank-lines/${line['id']}/match`, { customerId: id });
    await maya.call('DELETE', `/api/payments/${body.match.paymentId}`);
    expect(await openLines(maya)).toMatchObject([{ id: line['id'], state: 'open' }]);
  });

  test('of another amount than what is open pays the chosen invoices', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500', { dueDate: '2099-01-01' });
    const line = await aLine(maya, { amount: '620.50', text: invoice['invoiceNumber'] });
    expect(line['proposals']).toMatchObject([{ certainty: 'likely', invoices: [{ amount: '500.00' }] }]);
    expect((await maya.call('POST', '/api/bank-lines/accept', { ids: [line['id']] })).body).toEqual({ accepted: 0, skipped: 1 });
    const match = (amount: string) =>
      maya.call('POST', `/api/bank-lines/${line['id']}/match`, {
        customerId: invoice['customerId'],
        allocations: [{ invoiceId: invoice['id'], amount }],
      });
    const over = await match('600');
    expect([over.status, over.body.code]).toEqual([409, 'allocated_more']);
    expect((await match('500')).status).toBe(200);
    expect(await read(maya, '/api/payments')).toMatchObject([{ amount: '620.50', allocated: '500.00', open: '120.50' }]);
  });

  test('that names the same invoice as another isn’t booked a second time', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const { invoiceNumber } = await aSentInvoice(maya, '500');
    await upload(
      maya,
      account,
      aCamtFile([
        { amount: '500.00', text: invoiceNumber, reference: 'a' },
        { amount: '500.00', text: invoiceNumber, reference: 'b' },
      ]),
    );
    const ids = (await openLines(maya)).map(({ id }) => id);
    expect((await maya.call('POST', '/api/bank-lines/accept', { ids })).body).toEqual({ accepted: 1, skipped: 1 });
  });

  test('dated in a closed period isn’t certain for an invoice, so it doesn’t keep the others from being accepted', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const [early, late, recorded] = [await aSentInvoice(maya, '500'), await aSentInvoice(maya, '300'), await aSentInvoice(maya, '200')];
    const { body: payment } = await maya.call('POST', '/api/payments', {
      direction: 'in',
      customerId: recorded['customerId'],
      day: '2026-03-30',
      amount: '200',
      currency: 'EUR',
      allocations: [{ invoiceId: recorded['id'], amount: '200' }],
    });
    await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
    expect((await maya.call('POST', '/api/closings', { until: '2026-03-31' })).status).toBe(201);
    const content = aCamtFile([
      { amount: '500.00', text: early['invoiceNumber'], day: '2026-03-31' },
      { amount: '200.00', text: recorded['invoiceNumber'], day: '2026-03-31' },
      { amount: '500.00', text: early['invoiceNumber'], day: '2026-04-01' },
      { amount: '300.00', text: late['invoiceNumber'], day: '2026-04-02' },
    ]);
    expect((await upload(maya, account, content)).body).toMatchObject({ lines: 4, certain: 3 });
    const lines = (await openLines(maya)).toReversed();
    expect(lines.map(({ day, proposals: [best] }) => [day, best.certainty, best.paymentId])).toEqual([
      ['2026-03-31', 'likely', null],
      ['2026-03-31', 'certain', payment.id],
      ['2026-04-01', 'certain', null],
      ['2026-04-02', 'certain', null],
    ]);
    expect(lines[0]?.['proposals'][0].reason).toContain('The books are closed until March 31, 2026.');
    const accepted = await maya.call('POST', '/api/bank-lines/accept', { ids: lines.map(({ id }) => id) });
    expect([accepted.status, accepted.body]).toEqual([200, { accepted: 3, skipped: 1 }]);
    expect((await read(maya, `/api/invoices/${early['id']}`)).status).toBe('paid');
    const [left] = await openLines(maya);
    const refused = await maya.call('POST', `/api/bank-lines/${left?.['id']}/match`, { customerId: early['customerId'] });
    expect([refused.status, refused.body.code]).toEqual([409, 'period_closed']);
  });

  test('is linked to a payment that was recorded by hand, and undoing leaves the payment', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500', { dueDate: '2099-01-01' });
    const { body: payment } = await maya.call('POST', '/api/payments', {
      direction: 'in',
      customerId: invoice['customerId'],
      day: '2026-06-01',
      amount: '500',
      currency: 'EUR',
      allocations: [{ invoiceId: invoice['id'], amount: '500' }],
    });
    const line = await aLine(maya, { amount: '500.00', text: invoice['invoiceNumber'] });
    expect(line['proposals']).toMatchObject([{ certainty: 'certain', paymentId: payment.id }]);
    await maya.call('POST', '/api/bank-lines/accept', { ids: [line['id']] });
    expect(await read(maya, '/api/payments')).toHaveLength(1);
    await upload(maya, { id: line['accountId'] }, aCamtFile([{ amount: '500.00', text: 'again' }]));
    const [other] = await openLines(maya);
    const refused = await maya.call('POST', `/api/bank-lines/${other?.['id']}/match`, { paymentId: payment.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'bank_line_matched']);
    await maya.call('DELETE', `/api/bank-lines/${line['id']}/match`);
    expect(await read(maya, '/api/payments')).toHaveLength(1);
    expect(await read(maya, `/api/invoices/${invoice['id']}`)).toMatchObject({ status: 'paid' });
  });

  test('of outgoing money becomes an expense, or is linked to a logged one of the same amount', async () => {
    const maya = await aPerson(world);
    const { body: berth } = await maya.call('POST', '/api/expenses', {
      category: 'docking',
      description: 'Berth',
      amount: 120,
      currency: 'EUR',
      expenseDate: '2026-06-01',
      vendor: 'Port Vauban',
    });
    const line = await aLine(maya, { amount: '120.00', text: 'Berth 7', side: 'DBIT', name: 'PORT VAUBAN' });
    expect(line['proposals']).toMatchObject([{ certainty: 'likely', expenseId: berth.id }]);
    expect((await maya.call('POST', `/api/bank-lines/${line['id']}/match`, { expenseId: berth.id })).body).toMatchObject({
      match: { expenseId: berth.id, wasBooked: false },
    });
    const changed = await maya.call('PATCH', `/api/expenses/${berth.id}`, { amount: 121 });
    expect([changed.status, changed.body.code]).toEqual([409, 'bank_line_matched']);
    const account = await aBankAccount(maya, { iban: null, name: 'Second' });
    await upload(maya, account, 'Date;Amount;Name\n2026-06-05;-87,35;Total Marine');
    const [fuel] = await openLines(maya);
    const expense = { category: 'fuel', description: 'Diesel', vendor: 'Total Marine' };
    expect((await maya.call('POST', `/api/bank-lines/${fuel?.['id']}/match`, { expenseId: berth.id })).body.errors).toEqual([
      { path: 'expenseId', message: 'This expense is €120.00, the line is €87.35.' },
    ]);
    const { body } = await maya.call('POST', `/api/bank-lines/${fuel?.['id']}/match`, { expense });
    expect(await read(maya, `/api/expenses/${body.match.expenseId}`)).toMatchObject({
      ...expense,
      amount: '87.35',
      expenseDate: '2026-06-05',
    });
    await maya.call('DELETE', `/api/bank-lines/${fuel?.['id']}/match`);
    expect((await maya.call('GET', `/api/expenses/${body.match.expenseId}`)).status).toBe(404);
  });

  test.each([
    ['as shown', '€13,697.69', ['13697.69']],
    ['as shown, without the sign', '13,697.69', ['13697.69']],
    ['with a decimal comma', '13.697,69', ['13697.69']],
    ['of money out', '1250,50', ['-1250.50']],
    ['of money out with its minus', '-1,250.50', ['-1250.50']],
    ['in whole', '1.250', ['1250.00']],
    ['as stored', '13697.69', ['13697.69']],
    ['of which it has the first digits', '13697', ['13697.69']],
    ['that no line has', '13,697.70', []],
  ])('is found by its amount %s', async (_, typed, found) => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya, { iban: null });
    await upload(maya, account, 'Date;Amount\n2026-06-05;13697,69\n2026-06-05;-1250,50\n2026-06-05;1250,00');
    const lines = await read(maya, `/api/bank-lines?accountId=${account.id}&q=${encodeURIComponent(typed)}`);
    expect(lines.map(({ amount }: Answer) => amount)).toEqual(found);
  });

  test('that is undone leaves an expense that was changed since it was logged, no longer linked to it', async () => {
    const maya = await aPerson(world);
    const line = await aLine(maya, { amount: '87.35', text: 'Diesel', side: 'DBIT' });
    const expense = { category: 'fuel', description: 'Diesel' };
    const address = `/api/bank-lines/${line['id']}/match`;
    const { body } = await maya.call('POST', address, { expense });
    const { expenseId } = body.match;
    await maya.call('PATCH', `/api/expenses/${expenseId}`, { notes: 'For the crossing' });
    expect((await maya.call('DELETE', address)).body).toMatchObject({ state: 'open', match: null, proposals: [] });
    expect(await read(maya, `/api/expenses/${expenseId}`)).toMatchObject({ ...expense, notes: 'For the crossing', amount: '87.35' });
    const [activity] = await read(maya, '/api/activities');
    expect(activity).toMatchObject({ action: 'update', details: 'Unmatched expense Diesel from its bank line' });
    await maya.call('POST', address, { expenseId });
    await maya.call('DELETE', address);
    expect(await read(maya, '/api/expenses')).toHaveLength(1);
  });

  test('of money returned to a customer uses their credit', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const { body: payment } = await maya.call('POST', '/api/payments', {
      direction: 'in',
      customerId: id,
      day: '2026-06-01',
      amount: 100,
      currency: 'EUR',
    });
    const line = await aLine(maya, { amount: '40.00', text: 'refund', side: 'DBIT' });
    const body = { customerId: id, allocations: [{ paymentId: payment.id, amount: '40' }] };
    expect((await maya.call('POST', `/api/bank-lines/${line['id']}/match`, body)).status).toBe(200);
    expect(await read(maya, `/api/payments/${payment.id}`)).toMatchObject({ open: '60.00' });
  });

  test('of money returned for a credit note uses up the note', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500');
    const paid = { direction: 'in', customerId: invoice['customerId'], day: '2026-06-01', amount: 500, currency: 'EUR' };
    await maya.call('POST', '/api/payments', { ...paid, allocations: [{ invoiceId: invoice['id'], amount: 500 }] });
    const items = [{ itemId: invoice['items'][0].id, amount: '120' }];
    const { body: note } = await maya.call('POST', `/api/invoices/${invoice['id']}/credit-notes`, { reason: 'Rain', items });
    const line = await aLine(maya, { amount: '120.00', text: 'refund', side: 'DBIT' });
    const body = { customerId: invoice['customerId'], allocations: [{ creditNoteId: note.id, amount: '120' }] };
    expect((await maya.call('POST', `/api/bank-lines/${line['id']}/match`, body)).status).toBe(200);
    expect(await read(maya, `/api/credit-notes/${note.id}`)).toMatchObject({ open: '0.00' });
  });

  test('to the owner of a yacht is their payout, proposed by what they are owed; an incoming one isn’t', async () => {
    const maya = await aPerson(world);
    const companyId = maya.companyId ?? 0;
    await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
    const [{ id: yachtId }, ownerId] = [await aYacht(maya), await anOwner(world, companyId, { name: 'Sofia Marin' })];
    const { number } = await issuedStatement(world, { companyId, yachtId, ownerId });
    const line = await aLine(maya, { amount: '25289.60', text: `Statement ${number}`, side: 'DBIT', iban: 'ES1' });
    expect(line['proposals']).toMatchObject([{ certainty: 'likely', ownerId, ownerName: 'Sofia Marin', customerId: null }]);
    const booked = await maya.call('POST', `/api/bank-lines/${line['id']}/match`, { ownerId });
    expect(booked.body).toMatchObject({
      state: 'matched',
      match: { ownerId, ownerName: 'Sofia Marin', customerId: null, wasBooked: true },
    });
    expect(await read(maya, `/api/yacht-owners/${ownerId}`)).toMatchObject({ balance: '0.00' });
    expect(await read(maya, '/api/payments')).toMatchObject([
      { ownerId, direction: 'out', bankAccountId: line['accountId'], day: '2026-06-02' },
    ]);
    expect(await read(maya, '/api/income')).toEqual([]);
    // An owner is recognized by the account it was paid to; an earlier manual payout can be linked.
    await maya.call('DELETE', `/api/bank-lines/${line['id']}/match`);
    expect(await read(maya, `/api/yacht-owners/${ownerId}`)).toMatchObject({ balance: '25289.60' });
    const payout = { direction: 'out', ownerId, day: '2026-06-01', amount: '25289.60', currency: 'EUR', bankAccountId: line['accountId'] };
    const { body: payment } = await maya.call('POST', '/api/payments', payout);
    expect((await read(maya, `/api/bank-lines/${line['id']}`)).proposals).toMatchObject([]);
    const other = await aBankAccount(maya, { iban: null, name: 'Second' });
    await upload(maya, other, 'Date;Amount;Name\n2026-06-02;-25289,60;Sofia Marin\n2026-06-02;5,00;Sofia Marin');
    const lines = await read(maya, `/api/bank-lines?accountId=${other.id}`);
    const elsewhere = await maya.call('POST', `/api/bank-lines/${lines[1].id}/match`, { paymentId: payment.id });
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([
      422,
      [{ path: 'paymentId', message: 'This payment went through another bank account.' }],
    ]);
    const came = await maya.call('POST', `/api/bank-lines/${lines[0].id}/match`, { ownerId });
    expect([came.status, came.body.errors[0].message]).toEqual([422, 'This line is money in; owners are paid with money out.']);
    const matched = await maya.call('POST', `/api/bank-lines/${line['id']}/match`, { paymentId: payment.id });
    expect(matched.body).toMatchObject({ state: 'matched', match: { ownerId, wasBooked: false } });
  });

  test('is ignored and opened again, unless it is booked', async () => {
    const maya = await aPerson(world);
    const { id: customerId } = await aCustomer(maya);
    const { id } = await aLine(maya, { amount: '1.00', text: 'test' });
    const ignore = (ignored: boolean) => maya.call('PATCH', `/api/bank-lines/${id}`, { ignored });
    expect((await ignore(true)).body).toMatchObject({ state: 'ignored', proposals: [] });
    expect(await openLines(maya)).toEqual([]);
    expect((await ignore(false)).body).toMatchObject({ state: 'open' });
    await maya.call('POST', `/api/bank-lines/${id}/match`, { customerId });
    expect((await ignore(true)).body.code).toBe('bank_line_matched');
  });

  test('of another company isn’t accessible, and can’t be matched with another company’s records', async () => {
    const [maya, stranger] = [await aPerson(world), await aPerson(world)];
    const line = await aLine(maya, { amount: '10.00', text: 'x' });
    const { id: customerId } = await aCustomer(stranger);
    expect((await stranger.call('POST', '/api/bank-lines/accept', { ids: [line['id']] })).status).toBe(404);
    expect((await stranger.call('POST', `/api/bank-lines/${line['id']}/match`, { customerId })).status).toBe(404);
    const { status, body } = await maya.call('POST', `/api/bank-lines/${line['id']}/match`, { customerId });
    expect([status, body.errors[0].path]).toEqual([422, 'customerId']);
  });
});

describe('a bank account', () => {
  test('has a unique IBAN, and can be deleted only without lines', async () => {
    const maya = await aPerson(world);
    const account = await aBankAccount(maya);
    const twice = await maya.call('POST', '/api/bank-accounts', {
      name: 'Again',
      iban: 'FR76 3000 6000 0112 3456 7890 189',
      currency: 'EUR',
    });
    expect([twice.status, twice.body.code]).toEqual([409, 'taken']);
    expect((await maya.call('PATCH', `/api/bank-accounts/${account.id}`, { name: 'Main' })).body.name).toBe('Main');
    await upload(maya, account, aCamtFile([{ amount: '1.00', text: 'x' }]));
    const refused = await maya.call('DELETE', `/api/bank-accounts/${account.id}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Main has 1 line and can’t be deleted.']);
    const { id } = await aBankAccount(maya, { iban: null });
    expect((await maya.call('DELETE', `/api/bank-accounts/${id}`)).status).toBe(204);
  });

  test('is deleted with its company, and so are its payments', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const line = await aLine(maya, { amount: '80.00', text: 'thanks' });
    await maya.call('POST', `/api/bank-lines/${line['id']}/match`, { customerId: id });
    await world.owner.query('delete from companies where id = $1', [maya.companyId]);
    const { rows } = await world.owner.query('select id from bank_lines where company_id = $1', [maya.companyId]);
    expect(rows).toEqual([]);
  });
});
