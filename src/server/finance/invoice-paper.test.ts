import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correction, generate, mode } from 'lean-qr';
import papa from 'papaparse';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { invoiceTotals, plainTax } from '#domain/finance/invoice-totals.ts';
import { paymentCode } from '#domain/finance/payment-code.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { aPerson, aWorld, aYacht, postIsSent, type Person } from '../testing/given.ts';
import { pdfWords } from '../testing/pdf-words.ts';
import { upload } from '../testing/uploads.ts';

const world = aWorld();

const company = {
  address: '12 quai des Milliardaires, 06600 Antibes, France',
  tax_number: 'FR 12 345678901',
  payment_details: 'BIC BDPOFRPP',
  iban: 'FR7630001007941234567890185',
};
const week = { description: 'A week off Corsica', quantity: 1, unitPrice: '1250.50' };

async function anInvoice(person: Person, more: object = {}, customer: object = {}): Promise<any> {
  await world.owner.query('update companies set address = $2, tax_number = $3, payment_details = $4, iban = $5 where id = $1', [
    person.companyId,
    company.address,
    company.tax_number,
    company.payment_details,
    company.iban,
  ]);
  const ada = await person.call('POST', '/api/customers', {
    firstName: 'Ada',
    lastName: 'Lindgren',
    email: 'ada@guests.example',
    address: '1 Quay, Stockholm',
    ...customer,
  });
  return (
    await person.call('POST', '/api/invoices', {
      customerId: ada.body.id,
      issueDate: '2026-11-01',
      currency: 'EUR',
      taxRate: 20,
      items: [week],
      ...more,
    })
  ).body;
}

function aPicture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 90, channels: 3, background: '#0b6e80' } })
    .png()
    .toBuffer();
}

async function pdfOf(person: Person, id: number): Promise<Buffer> {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/invoices/${id}/generate-pdf`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="invoice-${id}.pdf"`,
  ]);
  return answer.rawPayload;
}

describe('the PDF of an invoice', () => {
  test('is the same byte for byte as long as the invoice is, and differs once the invoice changes', async () => {
    const maya = await aPerson(world);
    const { id } = await anInvoice(maya);
    const first = await pdfOf(maya, id);
    expect((await pdfOf(maya, id)).equals(first)).toBe(true);
    await maya.call('PATCH', `/api/invoices/${id}`, { notes: 'Thank you' });
    expect((await pdfOf(maya, id)).equals(first)).toBe(false);
    expect((await maya.call('GET', `/api/invoices/${id}/pdf`)).status).toBe(404);
  });

  test('stays as it was sent, whatever happens to customer, company and status', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya);
    const sent = (await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'sent' })).body;
    expect(sent.pdfUrl).toBe(`/api/invoices/${invoice.id}/pdf`);
    const stored = await pdfOf(maya, invoice.id);
    await maya.call('PATCH', `/api/customers/${invoice.customerId}`, { lastName: 'Åkesson' });
    await world.owner.query(`update companies set address = 'Elsewhere' where id = $1`, [maya.companyId]);
    await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'paid' });
    expect((await pdfOf(maya, invoice.id)).equals(stored)).toBe(true);
    const response = await world.app.inject({ method: 'GET', url: sent.pdfUrl, headers: { authorization: `Bearer ${maya.token}` } });
    expect([response.rawPayload.equals(stored), response.headers['content-disposition']]).toEqual([
      true,
      `inline; filename="invoice-${invoice.id}.pdf"`,
    ]);
  });

  test('shows an uploaded logo, and fetches none from elsewhere', async () => {
    const maya = await aPerson(world);
    const { id } = await anInvoice(maya);
    const plain = await pdfOf(maya, id);
    await world.owner.query(`update companies set logo = 'http://127.0.0.1:1/logo.png' where id = $1`, [maya.companyId]);
    expect((await pdfOf(maya, id)).equals(plain)).toBe(true);
    const { body } = await upload(maya, await aPicture());
    await world.owner.query('update companies set logo = $2 where id = $1', [maya.companyId, body.url]);
    expect((await pdfOf(maya, id)).includes('/Subtype /Image')).toBe(true);
  });

  test('is written in the product’s typeface; letters that it lacks are in another', async () => {
    const maya = await aPerson(world);
    const facesOf = async (customer: object) => {
      const pdf = (await pdfOf(maya, (await anInvoice(maya, {}, customer)).id)).toString('latin1');
      return [...new Set([...pdf.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, face]) => face))].toSorted();
    };
    expect(await facesOf({ lastName: 'Kovačević Çağlar' })).toEqual(['Geist']);
    expect(await facesOf({ lastName: 'Κωνσταντίνου', email: 'dimitris@guests.example' })).toEqual(['Geist', 'Inter']);
  });

  test('names its author in well-formed XML, whatever characters are in the name', async () => {
    const person = await aPerson(world);
    await world.owner.query('update companies set name = $2 where id = $1', [person.companyId, 'Salt & Sons <Yachts>']);
    const pdf = (await pdfOf(person, (await anInvoice(person)).id)).toString('utf8');
    expect(/<dc:creator>\s*<rdf:Seq>\s*<rdf:li>(.*?)<\/rdf:li>/.exec(pdf)?.[1]).toBe('Salt &amp; Sons &lt;Yachts&gt;');
  });

  test("is nobody else's", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { id } = await anInvoice(maya, { status: 'sent' });
    expect((await nora.call('POST', `/api/invoices/${id}/generate-pdf`)).status).toBe(404);
    expect((await nora.call('GET', `/api/invoices/${id}/pdf`)).status).toBe(404);
  });
});

/** What other programs make of it: its text, page by page, and whether the file is valid. */
function read(pdf: Buffer): { text: string; sound: string; pages: number } {
  const file = join(tmpdir(), `fairlead-invoice-${process.pid}.pdf`);
  writeFileSync(file, pdf);
  const text = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).stdout;
  const { stdout, status } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  rmSync(file);
  return { text, sound: `${status} ${stdout}`, pages: text.split('\f').length - 1 };
}

const readers = ['qpdf', 'pdftotext', 'pdftoppm'].every(
  (program) => spawnSync(program, [program === 'qpdf' ? '--version' : '-v']).status === 0,
);

describe.skipIf(!readers)('read by qpdf and pdftotext, an invoice', () => {
  test('shows the units of its quantities where they were entered', async () => {
    const maya = await aPerson(world);
    const items = [
      { description: 'Charter', quantity: 7, unit: 'DAY', unitPrice: 100 },
      { description: 'Skipper', quantity: 1, unit: 'WEE', unitPrice: 90 },
      { description: 'Transfer', quantity: 2, unitPrice: 80 },
    ];
    const { text, sound } = read(await pdfOf(maya, (await anInvoice(maya, { items })).id));
    expect(sound).toMatch(/^0 .*No syntax or stream encoding errors found/s);
    expect(text).toMatch(/Charter +7 +€100.00[^T]*days\s+Skipper +1 +€90.00[^T]*week\s+Transfer +2 +€80.00/);
  });

  test.each([
    [1, 1],
    [30, 2],
    [500, 20],
  ])('of %i items is valid, and repeats its head on every page', async (count, leastPages) => {
    const maya = await aPerson(world);
    const items = Array.from({ length: count }, (_, place) => ({
      description: `Item number ${place + 1}`,
      quantity: '1.5',
      unitPrice: '10.01',
      taxExempt: place % 5 === 4,
    }));
    const invoice = await anInvoice(maya, { items, notes: 'Fair winds.' });
    const { text, sound, pages } = read(await pdfOf(maya, invoice.id));
    expect(sound).toMatch(/^0 .*No syntax or stream encoding errors found/s);
    expect(pages).toBeGreaterThanOrEqual(leastPages);
    for (const [place, page] of text.split('\f').slice(0, pages).entries()) expect(page).toContain(`Page ${place + 1} of ${pages}`);
    expect(text.match(/Item number \d+ /g)).toEqual(items.map(({ description }) => `${description} `));
    const pagesWithItems = text.split('\f').filter((page) => page.includes('Item number')).length;
    expect(text.match(/DESCRIPTION +QTY +UNIT PRICE +AMOUNT/g)).toHaveLength(pagesWithItems);
    for (const amount of [invoice.subtotal, invoice.taxAmount, invoice.total]) expect(text).toContain(moneyInWords(amount, 'EUR'));
    for (const words of [
      invoice.invoiceNumber,
      'Nov 1, 2026',
      'Dec 1, 2026',
      'Ada Lindgren',
      'Stockholm',
      'Antibes',
      'FR 12 345678901',
      'FR76 3000 1007 9412 3456 7890 185',
      'BIC BDPOFRPP',
      'Fair winds.',
    ])
      expect(text).toContain(words);
  });

  test.each([
    [
      'EUR',
      ['33.33', '19.99', '0.35'],
      ['50.00', '44.98', '1.05'],
      { subtotal: '96.03', taxable: '94.98', taxAmount: '7.31', total: '103.34' },
    ],
    [
      'JPY',
      ['33333', '1999', '35'],
      ['50000.00', '4498.00', '105.00'],
      { subtotal: '54603.00', taxable: '54498.00', taxAmount: '4196.00', total: '58799.00' },
    ],
  ])(
    'in %s says what the API, the form, the list and its CSV file say',
    async (currency, [one = '', two = '', exempt = ''], lines, { taxable, ...figures }) => {
      const maya = await aPerson(world);
      const items = [
        { description: 'Skipper', quantity: '1.5', unitPrice: one },
        { description: 'Fuel', quantity: '2.25', unitPrice: two },
        { description: 'Berth', quantity: '3', unitPrice: exempt, taxExempt: true },
      ];
      const invoice = await anInvoice(maya, { currency, taxRate: '7.7', items });
      expect(invoice).toMatchObject({ ...figures, items: lines.map((total) => ({ total })) });
      const preview = invoiceTotals(
        items.map((item) => ({ ...item, tax: plainTax(item.taxExempt, '7.7') })),
        { currency },
      );
      expect([
        preview.lines.map((line) => decimalOf(line.total)),
        decimalOf(preview.subtotal),
        decimalOf(preview.taxAmount),
        decimalOf(preview.total),
      ]).toEqual([lines, figures.subtotal, figures.taxAmount, figures.total]);
      expect((await maya.call('GET', '/api/invoices/totals')).body).toMatchObject([{ currency, total: figures.total }]);
      const csv = papa.parse((await maya.call('GET', '/api/invoices/export')).text.slice(1), { header: true, skipEmptyLines: true });
      expect(csv.data).toMatchObject([
        { Subtotal: figures.subtotal, 'Tax rate': '7.70', Tax: figures.taxAmount, Total: figures.total, Currency: currency },
      ]);
      const text = read(await pdfOf(maya, invoice.id)).text.replaceAll(/\s+/g, ' ');
      const money = (amount: string) => moneyInWords(amount, currency);
      const rows = items.map(
        ({ description, quantity }, place) =>
          `${description} ${quantity} ${money(invoice.items[place].unitPrice)} ${money(lines[place] ?? '')} `,
      );
      const below = `Subtotal ${money(figures.subtotal)} Tax 7.7% on ${money(taxable)} ${money(figures.taxAmount)} Tax exempt ${money(invoice.items[2].total)} ${money('0.00')} Due Dec 1, 2026 Total ${money(figures.total)} `;
      for (const words of [...rows, below]) expect(text).toContain(words);
    },
  );

  test.each([
    ['Δημήτρης', 'Κωνσταντίνου'],
    ['Олександра', 'Ґалаґан'],
    ['Çağlar', 'Yıldırım İğneci'],
    ['Zoë', 'Łukasiewicz-Đorđević'],
    ['Siobhán', 'O’Reilly'],
  ])('for %s %s has the name in a form that can be copied and searched', async (firstName, lastName) => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya, { items: [{ ...week, description: `${lastName} ${firstName}` }] }, { firstName, lastName });
    const { text } = read(await pdfOf(maya, invoice.id));
    expect(text).toContain(`${firstName} ${lastName}`);
    expect(text).toContain(`${lastName} ${firstName}`);
  });

  test('with the longest texts allowed keeps them on its pages', async () => {
    const maya = await aPerson(world);
    const long = 'Ahoy '.repeat(100).trim();
    const invoice = await anInvoice(maya, {
      items: Array.from({ length: 12 }, () => ({ ...week, description: long })),
      notes: `${'Sail ho! '.repeat(500)}\n`.trim(),
      currency: 'GBP',
    });
    const { text, sound, pages } = read(await pdfOf(maya, invoice.id));
    expect(sound).toMatch(/^0 /);
    expect(text.match(/Ahoy/g)).toHaveLength(1200);
    expect(text.match(/Sail/g)).toHaveLength(500);
    expect(text.match(/Page \d+ of \d+/g)).toHaveLength(pages);
    expect(text.match(new RegExp(`Invoice ${invoice.invoiceNumber}`, 'g'))).toHaveLength(pages - 1);
    expect(text).toContain('£1,250.50');
  });

  test('for a business customer is made out to the company, with its address and its VAT number', async () => {
    const maya = await aPerson(world);
    const business = { organisation: 'Baltic Events GmbH', address: 'Am Strande 3', postCode: '18055', city: 'Rostock', country: 'DE' };
    const invoice = await anInvoice(maya, {}, { ...business, vatNumber: 'DE123456789', buyerReference: 'PO 77' });
    const { text } = read(await pdfOf(maya, invoice.id));
    for (const words of [
      'Baltic Events GmbH',
      'Ada Lindgren',
      'Am Strande 3',
      '18055 Rostock',
      'Germany',
      'VAT no. DE123456789',
      'Your reference: PO 77',
    ])
      expect(text).toContain(words);
  });

  test('of a booking has yacht and nights on the second line, without hours', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya, { items: [{ ...week, description: 'Charter Lindgren\nAurelia, Jul 18 – 25, 2026, 7 nights' }] });
    const { text } = read(await pdfOf(maya, invoice.id));
    expect(text).toMatch(/Charter Lindgren +1 +€1,250\.50 +€1,250\.50\n\s*Aurelia, Jul 18 – 25, 2026, 7 nights\n/);
  });

  test.each([
    ['of a rate of nothing', { taxRate: 0 }, 'Tax 0% €0.00 No tax is charged on this invoice.'],
    ['because its item is exempt', { items: [{ ...week, taxExempt: true }] }, 'Tax exempt €1,250.50 €0.00 This item is tax exempt.'],
    ['because all items are exempt', { items: [week, week].map((item) => ({ ...item, taxExempt: true })) }, 'All items are tax exempt.'],
  ])('without tax %s says so', async (_why, more, reason) => {
    const maya = await aPerson(world);
    const { text } = read(await pdfOf(maya, (await anInvoice(maya, more)).id));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(reason);
  });

  test.each([
    ['Intra-community supply', 'K', '12345.00'],
    [`${'Reverse charge under article 196 of directive 2006/112/EC, '.repeat(2)}as agreed`, 'AE', '500.00'],
  ])('prints all of the reason “%s” above what is due', async (reason, category, unitPrice) => {
    const maya = await aPerson(world);
    const rate = { name: 'Untaxed', category, percent: 0, reason, validFrom: '2020-01-01' };
    const { id: taxRateId } = (await maya.call('POST', '/api/tax-rates', rate)).body;
    const invoice = await anInvoice(maya, { items: [week, { description: 'Untaxed', unitPrice, taxRateId }] });
    const words = pdfWords(await pdfOf(maya, invoice.id));
    const ends = words.filter(({ text }) => text === moneyInWords(unitPrice, 'EUR')).map(({ bottom }) => bottom);
    const due = words.findLast(({ text }) => text === 'Due');
    // The band begins 12 points above its words.
    expect(Math.max(...ends)).toBeLessThanOrEqual((due?.top ?? 0) - 12);
  });

  test('of many items doesn’t leave its totals alone on a page', async () => {
    const maya = await aPerson(world);
    for (let count = 9; count <= 15; count++) {
      const items = Array.from({ length: count }, (_, place) => ({ description: `Item number ${place + 1}`, unitPrice: '10.01' }));
      const { text } = read(await pdfOf(maya, (await anInvoice(maya, { items }, { email: `ada${count}@guests.example` })).id));
      const last = text.split('\f').find((page) => /Due Dec 1, 2026 +Total/.test(page));
      expect(last, `${count} items`).toContain(`Item number ${count} `);
    }
  });

  test.each([
    ['a draft', 'draft', 'Draft: not sent yet', 'Due Dec 31, 2999 Total €1,500.60', true],
    ['one that is cancelled', 'cancelled', 'Cancelled', 'Cancelled Total €1,500.60', false],
    ['one that is paid', 'paid', 'INV-2026-0001', 'Paid Total €1,500.60', false],
  ])('that is %s says so beside the total, and whether it has to be paid', async (_what, status, statusText, beside, hasReference) => {
    const maya = await aPerson(world);
    const { id } = await anInvoice(maya, { status, dueDate: '2999-12-31' });
    const text = read(await pdfOf(maya, id)).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain(statusText);
    expect(text).toContain(beside);
    expect(text.includes('Reference INV-2026-0001')).toBe(hasReference);
    expect(text).not.toContain('Scan with your banking app');
  });

  test('that is partly paid when it is drawn requests what is outstanding', async () => {
    const maya = await aPerson(world);
    const { id } = await anInvoice(maya, { status: 'sent', dueDate: '2999-12-31' });
    await maya.call('POST', '/api/income', {
      description: 'First half',
      amount: '750.30',
      currency: 'EUR',
      category: 'charter',
      incomeDate: '2026-11-02',
      paymentStatus: 'paid',
      invoiceId: id,
    });
    // As if it had been sent before documents were stored.
    await world.owner.query('delete from invoice_documents where invoice_id = $1', [id]);
    const text = read(await pdfOf(maya, id)).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Total €1,500.60 Paid −€750.30 Due Dec 31, 2999 Amount due €750.30');
    expect(text).toContain('Amount €750.30');
  });
});

describe.skipIf(!readers)('the code on an invoice', () => {
  const sent = { status: 'sent', dueDate: '2999-12-31' };

  test('has what banks read: payee, account, amount and reference', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya, sent);
    const payment = {
      payee: maya.companyName ?? '',
      iban: company.iban,
      amount: '1500.60',
      currency: 'EUR',
      reference: invoice.invoiceNumber,
    };
    const paymentText = paymentCode(payment) ?? '';
    const code = generate(mode.bytes(new TextEncoder().encode(paymentText)), {
      minCorrectionLevel: correction.M,
      maxCorrectionLevel: correction.M,
    });
    expect(paymentText).toContain('EUR1500.60');
    expect(await codeIn(await pdfOf(maya, invoice.id), code.size)).toBe(code.toString({ on: '#', off: ' ', pad: 0 }).trimEnd());
  });

  test.each([
    ['in dollars', { currency: 'USD' }, company.iban],
    ['of a company without an IBAN', {}, null],
  ])('is not on one %s', async (_what, more, iban) => {
    const maya = await aPerson(world);
    const draft = await anInvoice(maya, { ...sent, status: 'draft', ...more });
    await world.owner.query('update companies set iban = $2 where id = $1', [maya.companyId, iban]);
    const { body } = await maya.call('PATCH', `/api/invoices/${draft.id}/status`, { status: 'sent' });
    const { text } = read(await pdfOf(maya, body.id));
    expect(text).toContain('BIC BDPOFRPP');
    expect(text).not.toContain('Scan with your banking app');
  });
});

/** The modules of the code in the lower right corner of a first page, read from a picture of the page. */
async function codeIn(pdf: Buffer, size: number): Promise<string> {
  const file = join(tmpdir(), `fairlead-code-${process.pid}`);
  writeFileSync(`${file}.pdf`, pdf);
  spawnSync('pdftoppm', ['-r', '288', '-f', '1', '-l', '1', '-singlefile', '-png', `${file}.pdf`, file]);
  const { data, info } = await sharp(`${file}.png`).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  for (const kind of ['pdf', 'png']) rmSync(`${file}.${kind}`);
  // The picture has four dots per point. The code is 96 points wide, ends where the text does, and begins with a line that is dark for
  // seven modules.
  const [module, left] = [(96 * 4) / size, (595.28 - 48 - 96) * 4];
  const isDark = (x: number, y: number) => (data[Math.round(y) * info.width + Math.round(x)] ?? 255) < 128;
  let top = Math.round(info.height / 2);
  while (!Array.from({ length: 7 }, (_, at) => isDark(left + (at + 0.5) * module, top)).every(Boolean)) top++;
  const places = Array.from({ length: size }, (_, at) => (at + 0.5) * module);
  return places
    .map((y) => places.map((x) => (isDark(left + x, top + y) ? '#' : ' ')).join(''))
    .join('\n')
    .trimEnd();
}

/** The addresses that the links of an email lead to, each once. */
const linksIn = (html = '') => [...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to))];
const lettersTo = (to: string) => world.letters.filter((letter) => letter.to === to);

describe('an invoice that is emailed', () => {
  const words = { to: 'ada@guests.example', message: 'Dear Ada,\n\nhere it is.' };
  // Without a due date, it would be due a while after it was issued, and overdue from then on.
  const notYetDue = { dueDate: '2999-12-31' };

  test('has its PDF attached and the status sent, and the feed says to whom', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya, notYetDue);
    const { status, body } = await maya.call('POST', `/api/invoices/${invoice.id}/send`, { ...words, to: 'first@guests.example' });
    expect([status, body.status, body.pdfUrl]).toEqual([200, 'sent', `/api/invoices/${invoice.id}/pdf`]);
    expect(body.delivery).toMatchObject({ state: 'waiting', to: 'first@guests.example' });
    await postIsSent(world);
    expect((await maya.call('GET', `/api/invoices/${invoice.id}`)).body.delivery).toMatchObject({
      state: 'sent',
      to: 'first@guests.example',
    });
    const content = await pdfOf(maya, invoice.id);
    const [way] = linksIn(lettersTo('first@guests.example')[0]?.html);
    expect(lettersTo('first@guests.example')).toEqual([
      {
        to: 'first@guests.example',
        subject: `Invoice ${invoice.invoiceNumber} from ${maya.companyName}`,
        text: `${words.message}\n\nAmount due: €1,500.60\nDue: December 31, 2999\nSee the invoice: ${way}\n\n-- \nSent by Robin Tester of ${maya.companyName} with Fairlead.\n`,
        html: expect.any(String),
        picture: 'Sailing Yacht',
        messageId: expect.any(String),
        fromName: maya.companyName,
        replyTo: undefined,
        attachments: [{ filename: 'INV-2026-0001.pdf', content, contentType: 'application/pdf' }],
      },
    ]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe(
      `Sent invoice ${invoice.invoiceNumber} to first@guests.example`,
    );
  });

  test('comes in its company’s name with its logo, what is due and a yacht like the booked one, and replies go to the company', async () => {
    const maya = await aPerson(world);
    const { body: logo } = await upload(maya, await aPicture());
    await world.owner.query(
      `update companies set logo = $2, contact_email = 'office@azure.example', formats = '{"dateOrder": "dmy"}' where id = $1`,
      [maya.companyId, logo.url],
    );
    const yacht = await aYacht(maya, { name: 'Aurelia', type: 'Catamaran' });
    const booking = {
      yachtId: yacht.id,
      title: 'Charter',
      type: 'charter',
      startDate: '2999-07-18T15:00:00Z',
      endDate: '2999-07-25T07:00:00Z',
    };
    const event = await maya.call('POST', '/api/schedule', booking);
    const invoice = await anInvoice(maya, { ...notYetDue, eventId: event.body.id });
    await maya.call('POST', `/api/invoices/${invoice.id}/send`, { ...words, to: 'marked@guests.example' });
    await postIsSent(world);
    const [letter] = lettersTo('marked@guests.example');
    expect(letter).toMatchObject({ fromName: maya.companyName, replyTo: 'office@azure.example', picture: 'Catamaran' });
    expect(letter?.attachments?.map(({ filename, cid }) => [filename, cid])).toEqual([
      [`${invoice.invoiceNumber}.pdf`, undefined],
      ['logo.png', 'logo@fairlead'],
    ]);
    const html = letter?.html ?? '';
    for (const text of ['cid:logo@fairlead', 'cid:catamaran@fairlead', 'Amount due', '€1,500.60', '31 December 2999', maya.companyName])
      expect(html).toContain(text);
    expect(html).not.toMatch(/src="(?!cid:)|url\(/);
    expect(linksIn(html)).toEqual([expect.stringMatching(/^http\S+\/invoice#[\w-]{43}$/)]);
  });

  test('that is partly paid says what is still due, and a paid one says that it is paid', async () => {
    const maya = await aPerson(world);
    const part = await anInvoice(maya, { ...notYetDue, status: 'sent' });
    const income = {
      description: 'Half',
      amount: '750.30',
      currency: 'EUR',
      category: 'charter',
      incomeDate: '2026-11-02',
      paymentStatus: 'paid',
    };
    await maya.call('POST', '/api/income', { ...income, invoiceId: part.id });
    await maya.call('POST', `/api/invoices/${part.id}/send`, { ...words, to: 'part@guests.example' });
    await postIsSent(world);
    await maya.call('PATCH', `/api/invoices/${part.id}/status`, { status: 'paid' });
    await maya.call('POST', `/api/invoices/${part.id}/send`, { ...words, to: 'paid@guests.example' });
    await postIsSent(world);
    expect(lettersTo('part@guests.example')[0]?.text).toContain('Amount due: €750.30\nDue: December 31, 2999');
    expect(lettersTo('paid@guests.example')[0]?.text).toContain('Total: €1,500.60\nPaid: In full');
  });

  test('shows names and messages as plain text, even if they look like HTML', async () => {
    const maya = await aPerson(world);
    await world.owner.query('update companies set name = $2 where id = $1', [maya.companyId, '"Salt" & <img src=x onerror=alert(1)>']);
    const { id } = await anInvoice(maya, notYetDue);
    const message = 'Dear <b>Ada</b>,\n\n</td></table><script>alert(1)</script>\n<a href="https://elsewhere.example">pay here</a>';
    await maya.call('POST', `/api/invoices/${id}/send`, { to: 'hostile@guests.example', message });
    await postIsSent(world);
    const [letter] = lettersTo('hostile@guests.example');
    expect(letter?.html).toContain('Dear &lt;b&gt;Ada&lt;/b&gt;,');
    expect(letter?.html).toContain('&quot;Salt&quot; &amp; &lt;img src=x onerror=alert(1)&gt;');
    expect(letter?.html).not.toMatch(/<script|<b>|<img(?! src="cid:)/);
    expect(linksIn(letter?.html)).toEqual([expect.stringMatching(/^http\S+\/invoice#[\w-]{43}$/)]);
    expect(letter?.text).toContain(message);
  });

  test('again keeps its status; a cancelled one is not emailed', async () => {
    const maya = await aPerson(world);
    const { id } = await anInvoice(maya, { status: 'paid' });
    expect((await maya.call('POST', `/api/invoices/${id}/send`, words)).body.status).toBe('paid');
    await maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'cancelled' });
    const refused = await maya.call('POST', `/api/invoices/${id}/send`, words);
    expect([refused.status, refused.body.message]).toEqual([409, 'INV-2026-0001 is cancelled. Make a copy to send it.']);
  });

  test.each([
    [{ to: 'ada' }, 'to', 'Please enter a valid email address'],
    [{ to: 'ada@guests.example\r\nBcc: all@guests.example' }, 'to', 'Please enter a valid email address'],
    [{ message: ' ' }, 'message', 'Please write a message'],
  ])('with %j is refused at its field and stays a draft', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { id } = await anInvoice(maya);
    expect((await maya.call('POST', `/api/invoices/${id}/send`, { ...words, ...wrong })).body.errors).toEqual([{ path, message }]);
    expect((await maya.call('GET', `/api/invoices/${id}`)).body.status).toBe('draft');
  });

  test('twice with the same idempotency key is sent once', async () => {
    const maya = await aPerson(world);
    const { id } = await anInvoice(maya, notYetDue);
    for (let time = 0; time < 2; time++)
      expect(
        (await maya.call('POST', `/api/invoices/${id}/send`, { ...words, to: 'once@guests.example' }, { 'idempotency-key': 'once' })).body
          .status,
      ).toBe('sent');
    await postIsSent(world);
    expect(lettersTo('once@guests.example')).toHaveLength(1);
  });
});
