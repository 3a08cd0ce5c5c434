import { describe, expect, test } from 'vitest';
import { aPerson, anEvent, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

async function aRate(person: Person, more: object = {}) {
  const standard = { name: 'France standard', category: 'S', percent: 20, validFrom: '2026-01-01' };
  return (await person.call('POST', '/api/tax-rates', { ...standard, ...more })).body;
}

const outside = { name: 'Outside EU waters', category: 'E', percent: 0, reason: 'Use outside EU waters' };

async function aCustomer(person: Person, more: object = {}) {
  return (await person.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren', ...more })).body;
}

async function invoiced(person: Person, items: object[], more: object = {}) {
  const { id: customerId } = await aCustomer(person);
  return person.call('POST', '/api/invoices', { customerId, issueDate: '2026-06-01', currency: 'EUR', items, ...more });
}

describe('the taxes of an invoice', () => {
  test('that is copied follow the rate of the same name that is valid today, if its own has ended', async () => {
    const maya = await aPerson(world);
    const [ended, away] = [await aRate(maya, { validTo: '2026-06-30' }), await aRate(maya, { ...outside, validTo: '2026-06-30' })];
    const { body: original } = await invoiced(maya, [
      { description: 'Charter', unitPrice: 1000, taxRateId: ended.id, outsideShare: 50, outsideTaxRateId: away.id },
    ]);
    const copy = () => maya.call('POST', `/api/invoices/${original.id}/copy`);
    const refused = await copy();
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      { path: 'items.0.taxRateId', message: "France standard isn't valid on the day this is taxed." },
    ]);
    const holds = await aRate(maya, { name: 'FRANCE standard', percent: 25, validFrom: '2026-07-01' });
    const still = await aRate(maya, { ...outside, validFrom: '2026-07-01' });
    const { status, body } = await copy();
    expect([status, body.total, body.items[0].taxRateId, body.items[0].outsideTaxRateId]).toEqual([201, '1125.00', holds.id, still.id]);
    expect((await maya.call('GET', `/api/invoices/${original.id}`)).body.total).toBe(original.total);
  });

  test('are added up by line, with discounts on lines and on the whole, to the cent of the worked example', async () => {
    const maya = await aPerson(world);
    const [standard, reduced] = [await aRate(maya), await aRate(maya, { name: 'France reduced', percent: 10 })];
    const { status, body } = await invoiced(
      maya,
      [
        { description: 'Charter', quantity: 7, unitPrice: 1850, discountPercent: 10, taxRateId: standard.id, unit: 'DAY' },
        { description: 'Provisions', unitPrice: '333.33', taxRateId: reduced.id },
        { description: 'Linen', quantity: 3, unitPrice: '19.99', taxRateId: reduced.id },
      ],
      { discountPercent: 5 },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      prices: 'net',
      lineTotal: '12048.30',
      discountTotal: '602.42',
      subtotal: '11445.88',
      taxAmount: '2251.81',
      total: '13697.69',
      taxes: [
        { category: 'S', percent: '20.00', taxable: '11072.25', tax: '2214.45', reason: null },
        { category: 'S', percent: '10.00', taxable: '373.63', tax: '37.36', reason: null },
      ],
      items: [
        { total: '11655.00', net: '11655.00', discountPercent: '10.00', unit: 'DAY', taxName: 'France standard', taxPercent: '20.00' },
        { taxName: 'France reduced' },
        { taxExempt: false },
      ],
    });
  });

  test('for a charter partly outside EU waters are split, and the PDF says why', async () => {
    const maya = await aPerson(world);
    const [standard, none] = [await aRate(maya), await aRate(maya, outside)];
    const items = [
      { description: 'Charter', unitPrice: 40000, taxRateId: standard.id, outsideShare: '42.86', outsideTaxRateId: none.id },
      { description: 'Transfer', unitPrice: 1500, taxRateId: standard.id },
    ];
    const { body } = await invoiced(maya, items);
    expect(body).toMatchObject({
      subtotal: '41500.00',
      taxAmount: '4871.20',
      total: '46371.20',
      taxes: [
        { category: 'S', taxable: '24356.00', tax: '4871.20' },
        { category: 'E', taxable: '17144.00', tax: '0.00', reason: 'Use outside EU waters' },
      ],
      items: [{ outsideShare: '42.86', outsideAmount: '17144.00', outsideReason: 'Use outside EU waters' }, { outsideShare: null }],
    });
  });

  test('with prices that include tax leave the total at these prices', async () => {
    const maya = await aPerson(world);
    const german = await aRate(maya, { name: 'Germany standard', percent: 19 });
    await maya.call('PATCH', '/api/books/settings', { prices: 'gross' });
    const { body } = await invoiced(maya, [{ description: 'Day trip', unitPrice: '79.20', taxRateId: german.id }]);
    expect(body).toMatchObject({
      prices: 'gross',
      total: '79.20',
      subtotal: '66.55',
      taxAmount: '12.65',
      items: [{ total: '79.20', net: '66.55' }],
    });
  });

  test('without rates are as before: the invoice’s percentage, exempt lines, or no tax stated', async () => {
    const maya = await aPerson(world);
    const items = [
      { description: 'Week', unitPrice: 100 },
      { description: 'Provisions', unitPrice: 50, taxExempt: true },
    ];
    expect((await invoiced(maya, items, { taxRate: 20 })).body).toMatchObject({
      total: '170.00',
      lineTotal: '150.00',
      taxes: [
        { category: 'S', percent: '20.00', taxable: '100.00', tax: '20.00', reason: null },
        { category: 'E', percent: '0.00', taxable: '50.00', tax: '0.00', reason: 'Exempt' },
      ],
    });
    expect((await invoiced(maya, items.slice(0, 1), { taxRate: 0 })).body.taxes).toEqual([
      { category: null, percent: '0.00', taxable: '100.00', tax: '0.00', reason: null },
    ]);
  });

  test('are refused at the line whose rate isn’t valid, isn’t the company’s, or isn’t allowed there', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [standard, foreign, none] = [
      await aRate(maya, { validTo: '2026-05-31' }),
      await aRate(nora),
      await aRate(maya, { ...outside, category: 'O', reason: null }),
    ];
    const item = { description: 'Week', unitPrice: 100 };
    const refusal = async (items: object[], more: object = {}) => (await invoiced(maya, items, more)).body.errors;
    expect(await refusal([item, { ...item, taxRateId: standard.id }])).toEqual([
      { path: 'items.1.taxRateId', message: "France standard isn't valid on the day this is taxed." },
    ]);
    expect((await invoiced(maya, [{ ...item, taxRateId: standard.id }], { serviceTo: '2026-05-30' })).status).toBe(201);
    expect((await refusal([{ ...item, taxRateId: foreign.id }]))[0].path).toBe('items.0.taxRateId');
    expect(
      await refusal([
        { ...item, taxRateId: none.id },
        { ...item, taxExempt: true },
      ]),
    ).toEqual([
      { path: 'items', message: "“Not subject to VAT” can't stand beside other VAT. Use exempt with a reason, or two invoices." },
    ]);
    expect((await refusal([{ ...item, outsideShare: 10 }]))[0].path).toBe('items.0.outsideTaxRateId');
    expect((await refusal([item], { discountPercent: 5, discountAmount: 5 }))[0].path).toBe('discountAmount');
    expect((await refusal([item], { discountAmount: '100.01' }))[0].path).toBe('discountAmount');
    expect((await refusal([item], { serviceFrom: '2026-06-02', serviceTo: '2026-06-01' }))[0].path).toBe('serviceTo');
  });
});

describe('an invoice that is issued', () => {
  test('under reverse charge needs the customer’s VAT number, and is sent once that is known', async () => {
    const maya = await aPerson(world);
    const { id: taxRateId } = await aRate(maya, { name: 'Reverse charge', category: 'AE', percent: 0 });
    const { body } = await invoiced(maya, [{ description: 'Week', unitPrice: 100, taxRateId }]);
    const issue = () => maya.call('PATCH', `/api/invoices/${body.id}/status`, { status: 'sent' });
    const refused = await issue();
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'customerId', message: "Reverse charge needs the customer's VAT number." }],
    ]);
    await maya.call('PATCH', `/api/customers/${body.customerId}`, { vatNumber: 'DE123456789' });
    expect([(await issue()).status, (await issue()).body.sentAt !== null]).toEqual([200, true]);
  });

  test('keeps the buyer’s details of that day; a draft shows the current ones', async () => {
    const maya = await aPerson(world);
    const { id: customerId } = await aCustomer(maya);
    const make = async (status: string) =>
      (
        await maya.call('POST', '/api/invoices', {
          customerId,
          issueDate: '2026-06-01',
          status,
          items: [{ description: 'Week', unitPrice: 1 }],
        })
      ).body.id;
    const [sent, draft] = [await make('sent'), await make('draft')];
    await maya.call('PATCH', `/api/customers/${customerId}`, { organisation: 'Lindgren AB' });
    const nameOn = async (id: number) => (await maya.call('GET', `/api/invoices/${id}`)).body.customerName;
    expect([await nameOn(sent), await nameOn(draft)]).toEqual(['Ada Lindgren', 'Lindgren AB']);
  });

  test('locks its rate, which can then only be ended', async () => {
    const maya = await aPerson(world);
    const rate = await aRate(maya);
    const { body } = await invoiced(maya, [{ description: 'Week', unitPrice: 100, taxRateId: rate.id }]);
    expect((await maya.call('GET', `/api/tax-rates/${rate.id}`)).body.isInUse).toBe(false);
    await maya.call('PATCH', `/api/invoices/${body.id}/status`, { status: 'sent' });
    for (const refused of [
      await maya.call('DELETE', `/api/tax-rates/${rate.id}`),
      await maya.call('PATCH', `/api/tax-rates/${rate.id}`, { percent: 21 }),
    ])
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'rate_in_use',
        'France standard is on issued invoices. End it, and add the new one.',
      ]);
    expect((await maya.call('PATCH', `/api/tax-rates/${rate.id}`, { validTo: '2026-12-31' })).status).toBe(200);
  });

  test('is for the yacht of its booking, even after the booking is deleted', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const eventId = await anEvent(world, maya.companyId as number, yacht.id);
    const { body } = await invoiced(maya, [{ description: 'Week', unitPrice: 100 }], { eventId });
    expect(body.yachtId).toBe(yacht.id);
    await maya.call('DELETE', `/api/schedule/${eventId}`);
    expect((await maya.call('GET', `/api/invoices/${body.id}`)).body).toMatchObject({ eventId: null, yachtId: yacht.id });
  });
});
