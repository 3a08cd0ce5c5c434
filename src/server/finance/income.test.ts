import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();

const fee = {
  category: 'charter',
  subcategory: null,
  description: 'A week off Corsica',
  amount: '18000.00',
  currency: 'EUR',
  incomeDate: '2026-06-01',
  paymentStatus: 'pending',
  paymentMethod: 'bank_transfer',
  notes: null,
};

describe('income', () => {
  test('is logged, changed and deleted, and each shows in the feed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const ada = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
    const { status, body } = await maya.call('POST', '/api/income', { ...fee, yachtId: yacht.id, customerId: ada.body.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...fee,
      yachtName: 'Aurelia',
      customerName: 'Ada Lindgren',
      companyId: maya.companyId,
      invoiceId: null,
      invoiceNumber: null,
    });
    expect((await maya.call('GET', `/api/income/${body.id}`)).body).toEqual(body);
    expect(
      (await maya.call('PATCH', `/api/income/${body.id}`, { paymentStatus: 'paid' }, { 'if-match': `"${body.updatedAt}"` })).body
        .paymentStatus,
    ).toBe('paid');
    expect((await maya.call('PATCH', `/api/income/${body.id}`, { amount: 1 }, { 'if-match': `"${body.updatedAt}"` })).status).toBe(412);
    const refused = await maya.call('DELETE', `/api/customers/${ada.body.id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Ada Lindgren can't be deleted: this customer has 1 income record. Delete these or choose another customer for them first. If they must stay, keep the customer.",
    ]);
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).body.message).toBe(
      "Aurelia can't be deleted: it has 1 income record. Move or delete these first. If they must stay, set its status to Docked instead.",
    );
    expect((await maya.call('DELETE', `/api/income/${body.id}`)).status).toBe(204);
    expect((await maya.call('DELETE', `/api/customers/${ada.body.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/activities?limit=4')).body.map(({ details }: { details: string }) => details).slice(1)).toEqual(
      ['Deleted income', 'Updated income', 'Logged income'].map((what) => `${what} A week off Corsica (€18,000.00)`),
    );
  });

  test.each([
    [{ paymentStatus: undefined }, 'paymentStatus', 'Payment status is required'],
    [{ paymentStatus: 'lost' }, 'paymentStatus', 'Payment status is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ amount: 0 }, 'amount', 'Amount must be greater than 0'],
    [{ category: 'fuel' }, 'category', 'Category is required'],
    [{ currency: '' }, 'currency', 'Currency is required'],
    [{ incomeDate: null }, 'incomeDate', 'Date is required'],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    expect((await maya.call('POST', '/api/income', { ...fee, ...wrong })).body.errors).toEqual([{ path, message }]);
  });

  test("can't name another company's customer, yacht or invoice", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const yacht = await aYacht(nora);
    const ada = await nora.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
    for (const theirs of [{ yachtId: yacht.id }, { customerId: ada.body.id }, { invoiceId: 999_999_999 }]) {
      const { status, body } = await maya.call('POST', '/api/income', { ...fee, ...theirs });
      expect([status, body.errors[0].path]).toEqual([422, Object.keys(theirs)[0]]);
    }
  });

  test('is filtered, sorted by customer, and added up by currency, with how much of it is paid', async () => {
    const maya = await aPerson(world);
    const ada = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
    const log = (more: object) => maya.call('POST', '/api/income', { ...fee, ...more });
    await log({ description: 'one', amount: '100.10', paymentStatus: 'paid', incomeDate: '2026-03-01' });
    await log({ description: 'two', amount: '50', customerId: ada.body.id, category: 'day_trip', incomeDate: '2026-04-01' });
    await log({ description: 'three', amount: '7', currency: 'GBP', paymentStatus: 'overdue', incomeDate: '2026-05-01' });
    const found = async (query: string) =>
      (await maya.call('GET', `/api/income?${query}`)).body.map(({ description }: { description: string }) => description);
    expect(await found('')).toEqual(['three', 'two', 'one']);
    expect(await found('sort=customer')).toEqual(['two', 'three', 'one']);
    expect(await found(`customerId=${ada.body.id}`)).toEqual(['two']);
    expect(await found('paymentStatus=overdue')).toEqual(['three']);
    expect(await found('q=lindgren')).toEqual(['two']);
    expect(await found('category=day_trip&from=2026-04-01&to=2026-04-01')).toEqual(['two']);
    expect((await maya.call('GET', '/api/income/totals')).body).toEqual([
      { currency: 'EUR', count: 2, total: '150.10', paid: '100.10' },
      { currency: 'GBP', count: 1, total: '7.00', paid: '0.00' },
    ]);
  });
});
