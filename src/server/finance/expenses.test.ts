import { describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, aYacht } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';

const world = aWorld();

const fuel = {
  category: 'fuel',
  subcategory: 'Diesel',
  description: '9,400 liters',
  amount: '13818.00',
  currency: 'EUR',
  expenseDate: '2026-06-01',
  vendor: 'Riviera Bunkering',
  paymentMethod: 'credit_card',
  notes: null,
};

describe('an expense', () => {
  test('is logged, read, changed and deleted, and each shows in the feed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { status, body, headers } = await maya.call('POST', '/api/expenses', { ...fuel, yachtId: yacht.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...fuel, yachtId: yacht.id, yachtName: 'Aurelia', companyId: maya.companyId, receiptUrl: null });
    expect(headers.etag).toBe(`"${body.updatedAt}"`);
    expect((await maya.call('GET', `/api/expenses/${body.id}`)).body).toEqual(body);
    const changed = await maya.call(
      'PATCH',
      `/api/expenses/${body.id}`,
      { amount: 0.1 + 0.2, vendor: '' },
      { 'if-match': `"${body.updatedAt}"` },
    );
    expect(changed.body).toMatchObject({ ...fuel, amount: '0.30', vendor: null });
    const late = await maya.call('PATCH', `/api/expenses/${body.id}`, { amount: 1 }, { 'if-match': `"${body.updatedAt}"` });
    expect([late.status, late.body.current.amount]).toEqual([412, '0.30']);
    expect((await maya.call('DELETE', `/api/expenses/${body.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/expenses/${body.id}`)).status).toBe(404);
    expect((await maya.call('GET', '/api/activities?limit=3')).body.map(({ details }: { details: string }) => details)).toEqual([
      'Deleted expense 9,400 liters (€0.30)',
      'Updated expense 9,400 liters (€0.30)',
      'Logged expense 9,400 liters (€13,818.00)',
    ]);
  });

  test.each([
    [{ description: ' ' }, 'description', 'Description is required'],
    [{ amount: 0 }, 'amount', 'Amount must be greater than 0'],
    [{ amount: '-5' }, 'amount', 'Amount must be greater than 0'],
    [{ amount: undefined }, 'amount', 'Amount must be greater than 0'],
    [{ amount: ' ' }, 'amount', 'Amount must be greater than 0'],
    [{ amount: '0.004' }, 'amount', 'Amount must be greater than 0'],
    [{ amount: 100_000_000 }, 'amount', 'This amount is too large'],
    [{ amount: 'much' }, 'amount', 'Please enter an amount'],
    [{ category: undefined }, 'category', 'Category is required'],
    [{ category: 'yachts' }, 'category', 'Category is required'],
    [{ currency: '' }, 'currency', 'Currency is required'],
    [{ expenseDate: '01/06/2026' }, 'expenseDate', 'Date is required'],
    [{ paymentMethod: 'barter' }, 'paymentMethod', 'Please choose a payment method'],
    [{ receiptUrl: 'javascript:alert(1)' }, 'receiptUrl', 'Please enter an address starting with https://, without a password'],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/expenses', { ...fuel, ...wrong });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  });

  test('accepts the largest possible amount, and a timestamp as its date', async () => {
    const maya = await aPerson(world);
    const { body } = await maya.call('POST', '/api/expenses', { ...fuel, amount: 99_999_999.99, expenseDate: '2026-06-01T23:30:00.000Z' });
    expect(body).toMatchObject({ amount: '99999999.99', expenseDate: '2026-06-01' });
  });

  test("can't be of another company's yacht, nor sent to another company's books", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const theirs = await aYacht(nora);
    expect((await maya.call('POST', '/api/expenses', { ...fuel, yachtId: theirs.id })).body.errors).toEqual([
      { path: 'yachtId', message: "This yacht isn't in your fleet." },
    ]);
    const { body } = await maya.call('POST', '/api/expenses', fuel);
    expect((await maya.call('PATCH', `/api/expenses/${body.id}`, { yachtId: theirs.id })).status).toBe(422);
    expect((await maya.call('POST', '/api/expenses', { ...fuel, companyId: nora.companyId })).status).toBe(403);
  });

  test('that an admin logs goes into the books of the company or of the yacht it names', async () => {
    const [admin, maya] = [await aPerson(world, { role: 'admin' }), await aPerson(world)];
    const yacht = await aYacht(maya);
    expect((await admin.call('POST', '/api/expenses', fuel)).body.errors[0].path).toBe('companyId');
    expect((await admin.call('POST', '/api/expenses', { ...fuel, yachtId: yacht.id })).body.companyId).toBe(maya.companyId);
    const company = await aCompany(world);
    expect((await admin.call('POST', '/api/expenses', { ...fuel, companyId: company.id })).body.companyId).toBe(company.id);
    expect((await admin.call('POST', '/api/expenses', { ...fuel, companyId: company.id, yachtId: yacht.id })).body.errors[0].path).toBe(
      'yachtId',
    );
  });

  test('keeps its yacht from being deleted', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await maya.call('POST', '/api/expenses', { ...fuel, yachtId: yacht.id });
    const refused = await maya.call('DELETE', `/api/yachts/${yacht.id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Aurelia can't be deleted: it has 1 expense. Move or delete these first. If they must stay, set its status to Docked instead.",
    ]);
  });
});

describe('the receipt of an expense', () => {
  test('is an uploaded document that only its company sees', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { body: receipt } = await upload(maya, aPdf(), { kind: 'document', name: 'receipt.pdf', type: 'application/pdf' });
    const { status, body } = await maya.call('POST', '/api/expenses', { ...fuel, receiptUrl: receipt.url });
    expect([status, body.receiptUrl]).toEqual([201, receipt.url]);
    expect([(await maya.call('GET', receipt.url)).status, (await nora.call('GET', receipt.url)).status]).toEqual([200, 404]);
    const stolen = await nora.call('POST', '/api/expenses', { ...fuel, receiptUrl: receipt.url });
    expect([stolen.status, stolen.body.errors[0].path]).toEqual([422, 'receiptUrl']);
    const other = (await nora.call('POST', '/api/expenses', fuel)).body;
    expect((await nora.call('PATCH', `/api/expenses/${other.id}`, { receiptUrl: receipt.url })).status).toBe(422);
    expect((await maya.call('PATCH', `/api/expenses/${body.id}`, { receiptUrl: '' })).body.receiptUrl).toBeNull();
  });

  test('may be elsewhere on the web', async () => {
    const maya = await aPerson(world);
    expect((await maya.call('POST', '/api/expenses', { ...fuel, receiptUrl: 'https://receipts.example/1.pdf' })).body.receiptUrl).toBe(
      'https://receipts.example/1.pdf',
    );
  });

  test('that an admin uploads moves to the books it belongs to', async () => {
    const [admin, maya] = [await aPerson(world, { role: 'admin' }), await aPerson(world)];
    const { body: receipt } = await upload(admin, aPdf(), { kind: 'document', name: 'receipt.pdf', type: 'application/pdf' });
    expect((await admin.call('POST', '/api/expenses', { ...fuel, companyId: maya.companyId, receiptUrl: receipt.url })).status).toBe(201);
    expect((await maya.call('GET', receipt.url)).status).toBe(200);
  });
});

describe('the list of expenses', () => {
  test('is filtered by period, category, yacht, method and words, and sorted; its totals are of the same rows', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const log = (more: object) => maya.call('POST', '/api/expenses', { ...fuel, ...more });
    await log({ description: 'one', amount: '10.10', expenseDate: '2026-01-31', yachtId: yacht.id });
    await log({ description: 'two', amount: '20.20', expenseDate: '2026-02-01', category: 'port_fees', vendor: 'Port Vauban' });
    await log({ description: 'three', amount: '0.30', expenseDate: '2026-02-28', currency: 'USD', paymentMethod: 'cash' });
    const found = async (query: string) =>
      (await maya.call('GET', `/api/expenses?${query}`)).body.map(({ description }: { description: string }) => description);
    const totals = async (query: string) => (await maya.call('GET', `/api/expenses/totals?${query}`)).body;
    expect(await found('')).toEqual(['three', 'two', 'one']);
    expect(await found('sort=amount')).toEqual(['three', 'one', 'two']);
    expect(await found('from=2026-02-01&to=2026-02-28')).toEqual(['three', 'two']);
    expect(await found('category=port_fees')).toEqual(['two']);
    expect(await found(`yachtId=${yacht.id}`)).toEqual(['one']);
    expect(await found('yachtId=none&sort=date')).toEqual(['two', 'three']);
    expect(await found('paymentMethod=cash')).toEqual(['three']);
    expect(await found('currency=EUR&sort=date')).toEqual(['one', 'two']);
    expect(await found('q=vauban')).toEqual(['two']);
    await maya.call('PATCH', `/api/expenses/${(await maya.call('GET', '/api/expenses?q=vauban')).body[0].id}`, { subcategory: 'Labor' });
    expect([await found('q=labor'), await found('q=labour')]).toEqual([['two'], ['two']]);
    expect(await totals('')).toEqual([
      { currency: 'EUR', count: 2, total: '30.30' },
      { currency: 'USD', count: 1, total: '0.30' },
    ]);
    expect(await totals('category=port_fees')).toEqual([{ currency: 'EUR', count: 1, total: '20.20' }]);
    expect(await totals('q=nothing')).toEqual([]);
    const page = await maya.call('GET', '/api/expenses?limit=1&offset=1');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '3']);
    expect((await maya.call('GET', '/api/expenses?limit=1&offset=9')).headers['x-total-count']).toBe('3');
  });

  test.each(['from=yesterday', 'sort=mood', 'category=yachts', 'yachtId=x', 'currency=EURO', 'limit=501'])('refuses %s', async (query) => {
    const maya = await aPerson(world);
    expect((await maya.call('GET', `/api/expenses?${query}`)).status).toBe(400);
  });
});
