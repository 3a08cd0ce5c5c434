import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, allowDeletingIssued, type Person } from '../testing/given.ts';

const world = aWorld();
const standard = { name: 'France standard', category: 'S', percent: '20', country: 'fr', validFrom: '2026-01-01' };

async function aRate(person: Person, more: object = {}) {
  return (await person.call('POST', '/api/tax-rates', { ...standard, ...more })).body;
}

describe('a tax rate', () => {
  test('is stored as entered, found by its name and readable for everybody in the company', async () => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/tax-rates', standard);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      companyId: maya.companyId,
      percent: '20.00',
      country: 'FR',
      reason: null,
      reasonCode: null,
      validTo: null,
    });
    await aRate(maya, { name: 'Reverse charge', category: 'AE', percent: 0 });
    const tom = await aColleague(maya);
    const rates = (await tom.call('GET', '/api/tax-rates')).body;
    expect(rates.map(({ name }: { name: string }) => name)).toEqual(['France standard', 'Reverse charge']);
    expect(rates[1]).toMatchObject({ reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' });
    expect((await tom.call('GET', '/api/tax-rates?q=revers')).body).toHaveLength(1);
    expect((await tom.call('POST', '/api/tax-rates', standard)).status).toBe(403);
    expect((await tom.call('PATCH', `/api/tax-rates/${body.id}`, { percent: 10 })).status).toBe(403);
  });

  test('has consecutive versions, and each day has its own', async () => {
    const maya = await aPerson(world);
    const old = await aRate(maya, { percent: '19.6', validFrom: '2020-01-01' });
    const refused = await maya.call('POST', '/api/tax-rates', { ...standard, name: 'FRANCE standard' });
    expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([409, 'rate_overlaps', 'validFrom']);
    expect((await maya.call('PATCH', `/api/tax-rates/${old.id}`, { validTo: '2025-12-31' })).status).toBe(200);
    await aRate(maya);
    const on = async (day: string) =>
      (await maya.call('GET', `/api/tax-rates?on=${day}`)).body.map((rate: { percent: string }) => rate.percent);
    expect([await on('2019-12-31'), await on('2025-12-31'), await on('2026-01-01')]).toEqual([[], ['19.60'], ['20.00']]);
    expect((await maya.call('PATCH', `/api/tax-rates/${old.id}`, { validTo: null })).body.code).toBe('rate_overlaps');
  });

  test('is created by one of several concurrent requests, and the others are refused', async () => {
    const maya = await aPerson(world);
    const answers = await Promise.all(Array.from({ length: 8 }, () => maya.call('POST', '/api/tax-rates', standard)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  test.each([
    [{ percent: 0 }, 'percent', 'A standard or reduced rate is above 0%'],
    [{ category: 'E', percent: 0 }, 'reason', 'Please say why it is exempt'],
    [{ category: 'Z', percent: 5 }, 'percent', 'In this category the rate is 0%'],
    [{ percent: 100.01 }, 'percent', 'A rate is from 0 to 100%'],
    [{ validTo: '2025-12-31' }, 'validTo', "The last day can't be before the first"],
    [{ name: '' }, 'name', 'Name is required'],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/tax-rates', { ...standard, ...wrong });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  });

  test('gets the reason of its category when that changes, and none where it is charged', async () => {
    const maya = await aPerson(world);
    const { id } = await aRate(maya);
    const change = async (changes: object) => (await maya.call('PATCH', `/api/tax-rates/${id}`, changes)).body;
    expect(await change({ category: 'G', percent: 0 })).toMatchObject({ reason: 'Export outside the EU', reasonCode: 'VATEX-EU-G' });
    expect(await change({ category: 'S', percent: 20 })).toMatchObject({ reason: null, reasonCode: null });
  });

  test('of another company doesn’t exist, is deleted with the known version, and its deletion is in the feed', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { id } = await aRate(maya);
    for (const method of ['GET', 'PATCH', 'DELETE'] as const)
      expect((await nora.call(method, `/api/tax-rates/${id}`, method === 'PATCH' ? { percent: 1 } : undefined)).status).toBe(404);
    expect((await maya.call('DELETE', `/api/tax-rates/${id}`)).status).toBe(204);
    const [{ action, resourceType, details }] = (await maya.call('GET', '/api/activities?limit=1')).body;
    expect([action, resourceType, details]).toEqual(['delete', 'tax_rate', 'Deleted tax rate France standard (20%)']);
  });
});

describe('how the books are kept', () => {
  test('starts with net prices, no usual rate and issued invoices that stay, and those who run the company change it', async () => {
    const maya = await aPerson(world);
    const { body } = await maya.call('GET', '/api/books/settings');
    expect(body).toMatchObject({ companyId: maya.companyId, prices: 'net', taxRateId: null, issuedStays: true });
    const { id } = await aRate(maya);
    const changed = await maya.call('PATCH', '/api/books/settings', { prices: 'gross', taxRateId: id });
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ prices: 'gross', taxRateId: id, issuedStays: true })]);
    await maya.call('DELETE', `/api/tax-rates/${id}`);
    const tom = await aColleague(maya);
    expect((await tom.call('GET', '/api/books/settings')).body).toMatchObject({ prices: 'gross', taxRateId: null });
    expect((await tom.call('PATCH', '/api/books/settings', { prices: 'net' })).status).toBe(403);
  });

  test('is changed, even for the first time, with the version that was read, and refused with an older one', async () => {
    const maya = await aPerson(world);
    const { body: read } = await maya.call('GET', '/api/books/settings');
    const change = (street: string) => maya.call('PATCH', '/api/books/settings', { street }, { 'if-match': `"${read.updatedAt}"` });
    expect(await change('Quai 1')).toMatchObject({ status: 200, body: { street: 'Quai 1' } });
    expect(await change('Quai 2')).toMatchObject({ status: 412, body: { current: { street: 'Quai 1' } } });
  });

  test('can’t use another company’s rate', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { id } = await aRate(nora);
    expect((await maya.call('PATCH', '/api/books/settings', { taxRateId: id })).body.errors[0].path).toBe('taxRateId');
  });

  test('locks sent invoices for good', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const on = await maya.call('PATCH', '/api/books/settings', { issuedStays: true });
    expect(on.body.issuedStays).toBe(true);
    const off = await maya.call('PATCH', '/api/books/settings', { issuedStays: false });
    expect([off.status, off.body.code, off.body.message]).toEqual([
      409,
      'stays_on',
      'Once sent invoices are locked, this can’t be turned off.',
    ]);
  });

  test('has the seller details of electronic invoices, each in its own format', async () => {
    const maya = await aPerson(world);
    const seller = {
      legalName: 'Azure Charters SARL',
      street: '12 Quai Lunel',
      city: 'Nice',
      country: 'fr',
      vatNumber: 'fr 40 123 456 789',
    };
    const more = { bic: 'agri frpp', electronicAddress: 'FR40123456789', electronicScheme: '9957' };
    const { status, body } = await maya.call('PATCH', '/api/books/settings', { ...seller, ...more });
    const expected = { ...seller, ...more, country: 'FR', vatNumber: 'FR40123456789', bic: 'AGRIFRPP', contactName: null };
    expect([status, body]).toEqual([200, expect.objectContaining(expected)]);
    expect((await maya.call('GET', '/api/books/settings')).body).toMatchObject(expected);
    expect((await maya.call('PATCH', '/api/books/settings', { street: '' })).body.street).toBeNull();
    const [{ details }] = (await maya.call('GET', '/api/activities?limit=1')).body;
    expect(details).toBe('Changed how the books are kept');
  });

  test.each([
    [{ vatNumber: 'FR123' }, 'vatNumber', 'A French VAT number looks like FR12345678901.'],
    [{ country: 'France' }, 'country', 'Please enter a country as two letters, such as FR'],
    [{ bic: 'AGRI' }, 'bic', 'A BIC has 8 or 11 characters, such as AGRIFRPP.'],
    [{ electronicScheme: '0001' }, 'electronicScheme', 'Please enter a scheme such as 0088 or EM'],
    [{ electronicAddress: 'x' }, 'electronicScheme', 'Please say which kind of address it is, such as 0088'],
    [{ electronicScheme: 'EM' }, 'electronicAddress', 'Please enter the address that this scheme is of'],
  ])('with a seller of %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('PATCH', '/api/books/settings', wrong);
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  });

  test('needs a company when a platform admin asks', async () => {
    const [maya, admin] = [await aPerson(world), await aPerson(world, { role: 'admin' })];
    expect((await admin.call('GET', '/api/books/settings')).body.errors[0].path).toBe('companyId');
    expect((await admin.call('GET', `/api/books/settings?companyId=${maya.companyId}`)).body.companyId).toBe(maya.companyId);
  });
});

describe('a sent invoice, where issued invoices stay', () => {
  const charter = { issueDate: '2026-01-15', currency: 'EUR', items: [{ description: 'A week', unitPrice: 100 }] };
  async function sent(maya: Person) {
    const { id: customerId } = await aCustomer(maya);
    const { body } = await maya.call('POST', '/api/invoices', { customerId, ...charter, status: 'sent' });
    const move = (status: string) => maya.call('PATCH', `/api/invoices/${body.id}/status`, { status });
    return { ...body, move, remove: () => maya.call('DELETE', `/api/invoices/${body.id}`) };
  }

  test('can’t be deleted or set back to draft; it can be cancelled, and then stays cancelled', async () => {
    const maya = await aPerson(world);
    const invoice = await sent(maya);
    expect(invoice.staysInBooks).toBe(true);
    for (const refused of [await invoice.remove(), await invoice.move('draft')])
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'invoice_issued',
        'INV-2026-0001 has been sent, so it stays in the books. Cancel it, and a credit note is made.',
      ]);
    expect((await invoice.move('cancelled')).status).toBe(200);
    const again = await invoice.move('sent');
    expect([again.status, again.body.code]).toEqual([409, 'invoice_cancelled']);
    expect((await invoice.remove()).body.code).toBe('invoice_issued');
  });

  test('can be deleted as before if it was never sent', async () => {
    const maya = await aPerson(world);
    const { id: customerId } = await aCustomer(maya);
    const { body } = await maya.call('POST', '/api/invoices', { customerId, ...charter });
    await maya.call('PATCH', `/api/invoices/${body.id}/status`, { status: 'cancelled' });
    expect((await maya.call('PATCH', `/api/invoices/${body.id}/status`, { status: 'draft' })).body.status).toBe('draft');
    expect((await maya.call('DELETE', `/api/invoices/${body.id}`)).status).toBe(204);
  });

  test('can be deleted where its company allows it', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const invoice = await sent(maya);
    expect(invoice.staysInBooks).toBe(false);
    expect((await invoice.move('draft')).status).toBe(200);
    expect((await invoice.remove()).status).toBe(204);
  });
});

async function aCustomer(person: Person) {
  return (await person.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).body;
}

/** A colleague in the same company who doesn't run it. */
function aColleague({ companyId, companyName }: Person): Promise<Person> {
  return aPerson(world, { role: 'user', company: { id: companyId as number, name: companyName as string } });
}
