import papa from 'papaparse';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';

const world = aWorld();

const fuel = { category: 'fuel', description: 'Diesel', amount: '10.10', currency: 'EUR', expenseDate: '2026-06-01' };
const read = (text: string) => papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;

describe('a CSV file', () => {
  test('of expenses holds what the list shows with the same filter, amounts as plain decimals, after a byte order mark', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya, { name: 'Größe, "Ñandú"' });
    for (const more of [
      { yachtId: yacht.id, amount: '1250.50', taxAmount: '208.42', notes: 'one\ntwo' },
      { category: 'rent' },
      { expenseDate: '2025-01-01' },
    ])
      await maya.call('POST', '/api/expenses', { ...fuel, ...more });
    const { status, headers, text } = await maya.call('GET', '/api/expenses/export?from=2026-01-01&category=fuel&limit=1');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="expenses-\d\d-\d\d-\d{4}\.csv"$/);
    expect(text.startsWith('\ufeffDate,Category,')).toBe(true);
    expect(read(text)).toEqual([
      {
        Date: '2026-06-01',
        Category: 'Fuel',
        Subcategory: '',
        Description: 'Diesel',
        Amount: '1250.50',
        Currency: 'EUR',
        Vendor: '',
        'Payment method': '',
        Yacht: 'Größe, "Ñandú"',
        Receipt: '',
        Notes: 'one\ntwo',
        Tax: '208.42',
        'Tax rate': '',
      },
    ]);
  });

  test('calls things as the screens do, and leaves phone numbers as they are', async () => {
    const maya = await aPerson(world);
    const trip = { category: 'day_trip', description: '+33 (0)6 12-34 56', amount: '1.00', currency: 'EUR', incomeDate: '2026-06-01' };
    await maya.call('POST', '/api/income', { ...trip, paymentStatus: 'pending', paymentMethod: 'bank_transfer' });
    await maya.call('POST', '/api/expenses', { ...fuel, category: 'port_fees', description: '+33612345678' });
    expect(read((await maya.call('GET', '/api/income/export')).text)).toMatchObject([
      { Category: 'Day trip', 'Payment status': 'Pending', 'Payment method': 'Bank transfer', Description: '+33 (0)6 12-34 56' },
    ]);
    expect(read((await maya.call('GET', '/api/expenses/export')).text)).toMatchObject([
      { Category: 'Port fees', Description: '+33612345678' },
    ]);
  });

  test.each(['+1-202-555-0100', '=HYPERLINK("http://evil.example")', '+1+cmd', '-2+3', '@SUM(A1)', '=1\n+2', '＝1'])(
    'keeps a spreadsheet from running %j',
    async (description) => {
      const maya = await aPerson(world);
      await maya.call('POST', '/api/expenses', { ...fuel, description });
      expect(read((await maya.call('GET', '/api/expenses/export')).text)[0]?.['Description']).toBe(`'${description}`);
    },
  );

  test('of income and of invoices agrees with what the calls answer', async () => {
    const maya = await aPerson(world);
    const ada = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).body;
    const invoice = (
      await maya.call('POST', '/api/invoices', {
        customerId: ada.id,
        issueDate: '2020-01-01',
        currency: 'EUR',
        taxRate: 7.7,
        status: 'sent',
        items: [{ description: 'A', quantity: 3, unitPrice: '33.33' }],
      })
    ).body;
    await maya.call('POST', '/api/income', {
      category: 'charter',
      description: 'Fee',
      amount: '0.30',
      currency: 'EUR',
      incomeDate: '2026-06-01',
      paymentStatus: 'paid',
      customerId: ada.id,
      invoiceId: invoice.id,
    });
    const credited = { reason: 'No wind', items: [{ itemId: invoice.items[0].id, amount: '10' }] };
    await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, credited);
    expect(read((await maya.call('GET', '/api/invoices/export?status=overdue')).text)).toMatchObject([
      {
        Number: 'INV-2020-0001',
        Customer: 'Ada Lindgren',
        Status: 'Overdue',
        Subtotal: '99.99',
        'Tax rate': '7.70',
        Tax: '7.70',
        Total: '107.69',
        Paid: '0.30',
        Credited: '10.77',
        Open: '96.62',
      },
    ]);
    expect(read((await maya.call('GET', '/api/income/export')).text)).toMatchObject([
      { Amount: '0.30', Customer: 'Ada Lindgren', Invoice: 'INV-2020-0001', 'Payment status': 'Paid' },
    ]);
  });

  test('of an admin names the company of each row, and that of a manager doesn’t', async () => {
    const [admin, ...managers] = [await aPerson(world, { role: 'admin' }), await aPerson(world), await aPerson(world)];
    const invoiceNumber = `SAME-${managers[0]?.companyId}`;
    for (const manager of managers) {
      const customerId = (await manager.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).body.id;
      const items = [{ description: 'A', quantity: 1, unitPrice: '100' }];
      await manager.call('POST', '/api/invoices', { customerId, invoiceNumber, issueDate: '2026-06-01', currency: 'EUR', items });
      await manager.call('POST', '/api/expenses', { ...fuel, description: invoiceNumber });
      const trip = { category: 'day_trip', amount: '1.00', currency: 'EUR', incomeDate: '2026-06-01', paymentStatus: 'paid' };
      await manager.call('POST', '/api/income', { ...trip, description: invoiceNumber });
    }
    const names = managers.map(({ companyName }) => companyName).toSorted();
    for (const list of ['invoices', 'expenses', 'income']) {
      const { text } = await admin.call('GET', `/api/${list}/export?q=${invoiceNumber}`);
      const named = read(text).map((row) => row['Company']);
      expect([list, text.startsWith('\ufeffCompany,'), named.toSorted()]).toEqual([list, true, names]);
      const own = (await managers[0]?.call('GET', `/api/${list}/export`))?.text ?? '';
      expect([read(own).length, read(own)[0]?.['Company']]).toEqual([1, undefined]);
    }
  });

  test('of two thousand lines arrives whole', async () => {
    const maya = await aPerson(world);
    await world.owner.query(
      `insert into expenses (company_id, category, description, amount, expense_date) select $1, 'fuel', 'line ' || n, n, '2026-01-01' from generate_series(1, 2000) n`,
      [maya.companyId],
    );
    const rows = read((await maya.call('GET', '/api/expenses/export?sort=amount')).text);
    expect([rows.length, rows.at(-1)?.['Amount']]).toEqual([2000, '2000.00']);
  });
});

describe('an import of expenses', () => {
  const head = 'Date,Category,Description,Amount,Currency,Yacht';

  test('is previewed line by line, and then imports every line', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const csv = `\ufeff${head}\r\n2026-06-01,Port fees,"Berth, two nights",120.50,EUR,Aurelia\r\n2026-06-02,fuel,Diesel,0.30,usd,\r\n`;
    const preview = await maya.call('POST', '/api/expenses/import?preview=true', { csv });
    expect(preview.body).toMatchObject({
      faulty: 0,
      imported: 0,
      lines: [
        { line: 2, description: 'Berth, two nights', faults: [] },
        { line: 3, faults: [] },
      ],
    });
    expect((await maya.call('GET', '/api/expenses')).body).toEqual([]);
    expect((await maya.call('POST', '/api/expenses/import', { csv })).body.imported).toBe(2);
    expect((await maya.call('GET', '/api/expenses?sort=date')).body).toMatchObject([
      { category: 'port_fees', amount: '120.50', yachtId: yacht.id },
      { amount: '0.30', currency: 'USD', yachtId: null },
    ]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe('Imported 2 expenses');
  });

  test('reads amounts as the company writes them', async () => {
    const maya = await aPerson(world);
    await world.owner.query(`update companies set default_currency = 'EUR' where id = $1`, [maya.companyId]);
    const csv = `${head}\n2026-06-01,fuel,Diesel,"12.500,00",EUR,\n2026-06-02,fuel,Diesel,1.250,EUR,`;
    const preview = await maya.call('POST', '/api/expenses/import?preview=true', { csv });
    expect(preview.body.lines.map(({ amount }: { amount: string }) => amount)).toEqual(['12500.00', '1250.00']);
    await maya.call('POST', '/api/expenses/import', { csv });
    expect((await maya.call('GET', '/api/expenses?sort=date')).body).toMatchObject([{ amount: '12500.00' }, { amount: '1250.00' }]);
    // The mark a company chose takes precedence over the one its currency implies.
    await maya.call('PATCH', `/api/companies/${maya.companyId}`, { formats: { decimalMark: 'point' } });
    expect((await maya.call('GET', '/api/auth/session')).body.formats).toEqual({ decimalMark: 'point' });
    const chosen = await maya.call('POST', '/api/expenses/import?preview=true', { csv });
    expect(chosen.body.lines.map(({ amount }: { amount: string }) => amount)).toEqual(['12500.00', '1.25']);
  });

  test('reads dates in the order that the whole column shows, else in the company’s, and says which', async () => {
    const maya = await aPerson(world);
    const look = async (more: object, ...dates: string[]) => {
      const csv = [head, ...dates.map((date) => `${date},fuel,Diesel,1,EUR,`)].join('\n');
      const { body } = await maya.call('POST', '/api/expenses/import?preview=true', { csv, ...more });
      return [body.dates, ...body.lines.map(({ expenseDate }: { expenseDate: string }) => expenseDate)];
    };
    expect(await look({}, '05/06/2026', '18/11/2026')).toEqual([{ order: 'dmy', doubtful: null }, '2026-06-05', '2026-11-18']);
    expect(await look({}, '05/06/2026')).toEqual([{ order: 'mdy', doubtful: '05/06/2026' }, '2026-05-06']);
    expect(await look({ dateOrder: 'dmy' }, '05/06/2026')).toEqual([{ order: 'dmy', doubtful: null }, '2026-06-05']);
    await world.owner.query(`update companies set formats = '{"dateOrder": "dmy"}' where id = $1`, [maya.companyId]);
    expect(await look({}, '05/06/2026')).toEqual([{ order: 'dmy', doubtful: '05/06/2026' }, '2026-06-05']);

    const csv = `${head}\n18/11/2026,fuel,Diesel,1,EUR,`;
    expect((await maya.call('POST', '/api/expenses/import', { csv })).body.imported).toBe(1);
    expect((await maya.call('GET', '/api/expenses')).body).toMatchObject([{ expenseDate: '2026-11-18' }]);
  });

  test('imports nothing if one line is wrong, and says which and why', async () => {
    const maya = await aPerson(world);
    const csv = `${head}\n2026-06-01,fuel,Diesel,1,EUR,\n2026-06-31,fuel,,much,EUR,Nobody`;
    expect((await maya.call('POST', '/api/expenses/import?preview=true', { csv })).body).toMatchObject({
      faulty: 1,
      lines: [
        { faults: [] },
        { line: 3, faults: [{ column: 'Description' }, { column: 'Amount' }, { column: 'Date' }, { column: 'Yacht' }] },
      ],
    });
    const { status, body } = await maya.call('POST', '/api/expenses/import', { csv });
    expect([status, body.message]).toEqual([422, 'Nothing was imported: 1 line needs another look.']);
    expect(body.errors).toContainEqual({ path: 'csv.3.Yacht', message: 'There is no yacht called Nobody' });
    expect((await maya.call('GET', '/api/expenses')).body).toEqual([]);
  });

  test.each([
    ['', 'This file is empty'],
    ['Name;Sum\nA;1', 'This file lacks the columns Date, Category, Description, Amount, Currency.'],
    [`${head}\n`, 'There are no lines in this file.'],
    [`${head},Amount\n2026-06-01,fuel,Diesel,120,EUR,,100`, 'This file has the column Amount more than once.'],
  ])('of %j is refused in words', async (csv, message) => {
    const maya = await aPerson(world);
    expect((await maya.call('POST', '/api/expenses/import', { csv })).body.errors).toEqual([{ path: 'csv', message }]);
  });

  test('reads our own export, with semicolons too, and removes the apostrophes that keep cells from being run', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    await maya.call('POST', '/api/expenses', { ...fuel, description: '=a;b', vendor: 'Zoë & Söhne' });
    const { text } = await maya.call('GET', '/api/expenses/export');
    const withSemicolons = papa.unparse(papa.parse<string[]>(text.slice(1)).data, { delimiter: ';' });
    for (const csv of [text, withSemicolons]) expect((await nora.call('POST', '/api/expenses/import', { csv })).body.imported).toBe(1);
    expect((await nora.call('GET', '/api/expenses')).body).toMatchObject([
      { description: '=a;b', vendor: 'Zoë & Söhne', amount: '10.10' },
      { description: '=a;b' },
    ]);
  });

  test('doesn’t find another company’s yacht', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    await aYacht(nora, { name: 'Theirs' });
    expect((await maya.call('POST', '/api/expenses/import', { csv: `${head}\n2026-06-01,fuel,Diesel,1,EUR,Theirs` })).status).toBe(422);
  });
});

const aReceipt = async (person: Person): Promise<string> =>
  (await upload(person, aPdf(), { kind: 'document', name: 'receipt.pdf', type: 'application/pdf' })).body.url;
const fileWith = (...receipts: string[]) =>
  [
    'Date,Category,Description,Amount,Currency,Receipt',
    ...receipts.map((receipt, place) => `2026-06-01,fuel,Line ${place + 1},1,EUR,${receipt}`),
  ].join('\n');

describe('the receipts of an import of expenses', () => {
  test('are the company’s own documents, or links to elsewhere on the web', async () => {
    const maya = await aPerson(world);
    const receipt = await aReceipt(maya);
    const csv = fileWith(receipt, 'https://receipts.example/1.pdf', '', receipt);
    expect((await maya.call('POST', '/api/expenses/import?preview=true', { csv })).body.faulty).toBe(0);
    expect((await maya.call('POST', '/api/expenses/import', { csv })).body.imported).toBe(4);
    const rows: { receiptUrl: string | null }[] = (await maya.call('GET', '/api/expenses?sort=date')).body;
    expect(rows.map(({ receiptUrl }) => receiptUrl)).toEqual([receipt, 'https://receipts.example/1.pdf', null, receipt]);
  });

  test('of another company, or of none, are refused at their column, in the preview and on import', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [ours, theirs, picture] = [
      await aReceipt(maya),
      await aReceipt(nora),
      (
        await upload(
          maya,
          await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6e80' } })
            .png()
            .toBuffer(),
        )
      ).body.url,
    ];
    const csv = fileWith(ours, theirs, '/api/files/aaaaaaaaaaaaaaaaaaaaaa', picture, 'ftp://receipts.example/1.pdf');
    const gone = { column: 'Receipt', message: 'This document no longer exists. Please upload it again.' };
    const { faulty, lines } = (await maya.call('POST', '/api/expenses/import?preview=true', { csv })).body;
    expect(faulty).toBe(4);
    expect(lines.map(({ faults }: { faults: object[] }) => faults)).toEqual([
      [],
      [gone],
      [gone],
      [gone],
      [{ column: 'Receipt', message: 'Please enter an address starting with https://, without a password' }],
    ]);
    const { status, body } = await maya.call('POST', '/api/expenses/import', { csv });
    expect([status, body.errors[0]]).toEqual([422, { path: 'csv.3.Receipt', message: gone.message }]);
    expect((await maya.call('GET', '/api/expenses')).body).toEqual([]);
  });

  test('that an admin uploads move to the books they belong to on import, not on preview', async () => {
    const [admin, maya] = [await aPerson(world, { role: 'admin' }), await aPerson(world)];
    const receipt = await aReceipt(admin);
    const body = { csv: fileWith(receipt), companyId: maya.companyId };
    expect((await admin.call('POST', '/api/expenses/import?preview=true', body)).body.faulty).toBe(0);
    expect((await maya.call('GET', receipt)).status).toBe(404);
    expect((await admin.call('POST', '/api/expenses/import', body)).body.imported).toBe(1);
    expect((await maya.call('GET', receipt)).status).toBe(200);
  });
});
