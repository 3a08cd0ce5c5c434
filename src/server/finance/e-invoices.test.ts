import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../testing/books.ts';
import { aPerson, aWorld, type Person } from '../testing/given.ts';

const world = aWorld();

const seller = {
  legalName: 'Salt & Sons SARL',
  contactName: 'Maya Laurent',
  street: '12 Quai Lunel',
  postCode: '06300',
  city: 'Nice',
  country: 'FR',
  vatNumber: 'FR40123456789',
  registrationNumber: '123456789',
  electronicAddress: 'FR40123456789',
  electronicScheme: '9957',
};
const buyer = {
  organisation: 'Baltic Events GmbH',
  postCode: '18055',
  city: 'Rostock',
  country: 'DE',
  vatNumber: 'DE123456789',
  buyerReference: '04011000-1234512345-06',
  electronicAddress: 'DE123456789',
  electronicScheme: '9930',
};
const week = { issueDate: '2026-06-01', currency: 'EUR', taxRate: 20, items: [{ description: 'A week', unitPrice: 1000 }] };

async function aSeller(details: object = seller): Promise<Person> {
  const maya = await aPerson(world);
  await world.owner.query("update companies set iban = 'FR7630001007941234567890185', contact_phone = '+33 4 99 00 12 34' where id = $1", [
    maya.companyId,
  ]);
  await world.owner.query("update companies set contact_email = 'hello@azure.example' where id = $1", [maya.companyId]);
  expect((await maya.call('PATCH', '/api/books/settings', details)).status).toBe(200);
  return maya;
}

async function sent(maya: Person, more: object = {}, customer: object = buyer): Promise<any> {
  const { id: customerId } = await aCustomer(maya, customer);
  return (await maya.call('POST', '/api/invoices', { customerId, status: 'sent', ...week, ...more })).body;
}

async function file(maya: Person, url: string) {
  const headers = { authorization: `Bearer ${maya.token}` };
  const answer = await world.app.inject({ method: url.endsWith('generate-pdf') ? 'POST' : 'GET', url, headers });
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload, text: answer.body };
}

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' });

/** The XML attached to a PDF, extracted by another program, what that program says of the file, and the PDF's own text. */
function detached(pdf: Buffer): { xml: string; check: string; words: string } {
  const folder = mkdtempSync(join(tmpdir(), 'einvoice-'));
  const [path, out] = [join(folder, 'invoice.pdf'), join(folder, 'factur-x.xml')];
  writeFileSync(path, pdf);
  const saved = run('pdfdetach', '-savefile', 'factur-x.xml', '-o', out, path);
  const check = run('qpdf', '--check', path).stdout;
  const words = run('qpdf', '--qdf', '--object-streams=disable', path, '-').stdout;
  const xml = saved.status === 0 ? readFileSync(out, 'utf8') : '';
  rmSync(folder, { recursive: true });
  return { xml, check, words };
}

describe('an invoice that was sent', () => {
  test('is available as XML in both syntaxes and every profile, the same each time', async () => {
    const maya = await aSeller();
    const { id, invoiceNumber } = await sent(maya);
    for (const query of ['', '?syntax=cii', '?profile=xrechnung', '?profile=xrechnung&syntax=cii', '?profile=peppol']) {
      const first = await file(maya, `/api/invoices/${id}/xml${query}`);
      expect([first.status, first.type]).toEqual([200, 'application/xml; charset=utf-8']);
      for (const text of [invoiceNumber, 'Salt &amp; Sons SARL', 'Baltic Events GmbH', '1200.00', '>58<'])
        expect(first.text).toContain(text);
      expect((await file(maya, `/api/invoices/${id}/xml${query}`)).bytes.equals(first.bytes)).toBe(true);
    }
    expect((await file(maya, `/api/invoices/${id}/xml?profile=peppol&syntax=cii`)).status).toBe(400);
    expect((await maya.call('GET', `/api/invoices/${id}/e-invoice?profile=peppol`)).body).toEqual({
      profile: 'peppol',
      ready: true,
      missing: [],
    });
  });

  test('carries the same XML in its PDF, byte for byte, and the PDF declares itself archivable', async () => {
    const maya = await aSeller();
    const { id } = await sent(maya);
    const pdf = (await file(maya, `/api/invoices/${id}/pdf`)).bytes;
    const { xml, check, words } = detached(pdf);
    const separate = await file(maya, `/api/invoices/${id}/xml?syntax=cii`);
    expect(xml).toBe(separate.text);
    expect(check).toContain('No syntax or stream encoding errors found');
    for (const text of ['/AFRelationship /Alternative', '/GTS_PDFA1', '<pdfaid:part>3<', '<pdfaid:conformance>B<', '>EN 16931</fx:'])
      expect(words).toContain(text);
    const description = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(words)?.[0] ?? '';
    expect(() => new SaxesParser().write(description).close()).not.toThrow();
  });

  test('stays as it was sent, even when seller and buyer move', async () => {
    const maya = await aSeller();
    const { id, customerId } = await sent(maya);
    const before = await file(maya, `/api/invoices/${id}/xml`);
    await maya.call('PATCH', '/api/books/settings', { city: 'Cannes', vatNumber: 'FR99123456789' });
    await maya.call('PATCH', `/api/customers/${customerId}`, { organisation: 'Baltic Holding' });
    expect((await file(maya, `/api/invoices/${id}/xml`)).text).toBe(before.text);
  });

  test('that lacks something names everything that is missing, and takes it from today’s details once it is entered', async () => {
    const maya = await aSeller({ city: 'Nice' });
    const { id, customerId } = await sent(maya, {}, {});
    const refused = await maya.call('GET', `/api/invoices/${id}/xml`);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'e_invoice_incomplete',
      '3 things are missing for an electronic invoice.',
    ]);
    expect(refused.body.errors).toEqual([
      { path: 'seller.country', message: 'Enter your country (Settings, Books, Seller).' },
      {
        path: 'seller.vatNumber',
        message: 'Enter your VAT number (Settings, Books, Seller), or a tax number (Settings, company profile).',
      },
      { path: 'customer.country', message: 'Enter the customer’s country (the customer’s business details).' },
    ]);
    const { body } = await maya.call('GET', `/api/invoices/${id}/e-invoice`);
    expect([body.ready, body.missing[2]]).toEqual([false, { ...body.missing[2], term: 'BT-55', at: 'customer', field: 'country' }]);
    expect(detached((await file(maya, `/api/invoices/${id}/pdf`)).bytes).xml).toBe('');
    await maya.call('PATCH', '/api/books/settings', seller);
    await maya.call('PATCH', `/api/customers/${customerId}`, { country: 'DE' });
    expect((await file(maya, `/api/invoices/${id}/xml`)).status).toBe(200);
  });

  test('that doesn’t state a tax names the line', async () => {
    const maya = await aSeller();
    const { id } = await sent(maya, { taxRate: 0 });
    const { body } = await maya.call('GET', `/api/invoices/${id}/e-invoice`);
    expect(body.missing).toEqual([
      { term: 'BT-151', at: 'invoice', field: 'items.0.taxRateId', message: 'Choose a tax rate for line 1, “A week”.' },
    ]);
  });
});

test('a draft isn’t available as an electronic invoice, but says what will be missing', async () => {
  const maya = await aSeller();
  const { id, invoiceNumber } = await sent(maya, { status: 'draft' }, {});
  const refused = await maya.call('GET', `/api/invoices/${id}/xml`);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'not_issued',
    `${invoiceNumber} hasn’t been sent, so it isn’t an electronic invoice yet.`,
  ]);
  expect((await maya.call('GET', `/api/invoices/${id}/e-invoice`)).body.missing.map(({ term }: { term: string }) => term)).toEqual([
    'BT-55',
  ]);
});

test('a final invoice names the deposit that it deducts, and the deposit has a type of its own', async () => {
  const maya = await aSeller();
  const deposit = await sent(maya, { kind: 'deposit', items: [{ description: 'Deposit', unitPrice: 500 }] });
  expect((await file(maya, `/api/invoices/${deposit.id}/xml`)).text).toContain('<cbc:InvoiceTypeCode>386<');
  const bill = { customerId: deposit.customerId, ...week, status: 'sent', depositIds: [deposit.id] };
  const { body } = await maya.call('POST', '/api/invoices', bill);
  const { text } = await file(maya, `/api/invoices/${body.id}/xml`);
  expect(text).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${deposit.invoiceNumber}<`);
  expect(text).toMatch(/PayableAmount currencyID="EUR">600.00<.*InvoicedQuantity unitCode="C62">-1.00</s);
});

test('what is paid when an invoice is issued reduces the amount due, in its PDF too, and later payments change nothing', async () => {
  const maya = await aSeller();
  const draft = await sent(maya, { status: 'draft' });
  const deposit = { invoiceId: draft.id, category: 'charter', description: 'On the quay', amount: 400, currency: 'EUR' };
  await maya.call('POST', '/api/income', { ...deposit, incomeDate: '2026-05-20', paymentStatus: 'paid' });
  expect((await maya.call('PATCH', `/api/invoices/${draft.id}/status`, { status: 'sent' })).body).toMatchObject({
    paid: '400.00',
    open: '800.00',
  });
  const [ubl, cii] = [`/api/invoices/${draft.id}/xml`, `/api/invoices/${draft.id}/xml?syntax=cii`];
  const before = [(await file(maya, ubl)).text, (await file(maya, cii)).text];
  expect(before[0]).toMatch(/PrepaidAmount currencyID="EUR">400.00<.*PayableAmount currencyID="EUR">800.00</s);
  expect(before[1]).toMatch(/TotalPrepaidAmount>400.00<.*DuePayableAmount>800.00</s);
  const { bytes } = await file(maya, `/api/invoices/${draft.id}/pdf`);
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });
  expect(stdout).toMatch(/Paid\s+−€400.00[\s\S]*Amount due\s+€800.00/);
  expect(detached(bytes).xml).toBe(before[1]);
  await maya.call('POST', '/api/income', { ...deposit, amount: 100, incomeDate: '2026-06-05', paymentStatus: 'paid' });
  expect((await maya.call('GET', `/api/invoices/${draft.id}`)).body.open).toBe('700.00');
  expect([(await file(maya, ubl)).text, (await file(maya, cii)).text]).toEqual(before);
});

test('an invoice that is already paid when it is sent has nothing due', async () => {
  const maya = await aSeller();
  const draft = await sent(maya, { status: 'draft' });
  await maya.call('PATCH', `/api/invoices/${draft.id}/status`, { status: 'paid', recordIncome: true });
  expect((await file(maya, `/api/invoices/${draft.id}/xml`)).text).toMatch(
    /PrepaidAmount currencyID="EUR">1200.00<.*PayableAmount currencyID="EUR">0.00</s,
  );
});

test('an invoice in dollars gives its tax in euros too, at its own rate', async () => {
  const maya = await aSeller();
  await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
  const { id } = await sent(maya, { currency: 'USD' });
  expect((await file(maya, `/api/invoices/${id}/xml`)).text).not.toContain('TaxCurrencyCode');
  expect((await maya.call('PATCH', `/api/invoices/${id}/books`, { exchangeRate: '0.92165899' })).status).toBe(200);
  const { text } = await file(maya, `/api/invoices/${id}/xml`);
  expect(text).toContain('<cbc:TaxAmount currencyID="USD">200.00<');
  expect(text).toContain('<cbc:TaxAmount currencyID="EUR">184.33<');
});

test('a credit note is available as XML too, names its invoice, and is inside its PDF', async () => {
  const maya = await aSeller();
  const invoice = await sent(maya);
  const { body: note } = await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, { reason: 'A day was lost' });
  const ubl = await file(maya, `/api/credit-notes/${note.id}/xml?profile=xrechnung`);
  expect([ubl.status, ubl.text.includes(`<cbc:ID>${invoice.invoiceNumber}<`), ubl.text.includes('TypeCode>381<')]).toEqual([
    200,
    true,
    true,
  ]);
  const { xml, check } = detached((await file(maya, `/api/credit-notes/${note.id}/pdf`)).bytes);
  expect(xml).toBe((await file(maya, `/api/credit-notes/${note.id}/xml?syntax=cii`)).text);
  expect(check).toContain('No syntax or stream encoding errors found');
  expect((await maya.call('GET', `/api/credit-notes/${note.id}/e-invoice`)).body.ready).toBe(true);
});
