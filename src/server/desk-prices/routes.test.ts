import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const summer = [
  { fromDay: '2099-07-04', toDay: '2099-08-28', week: '4900.00' },
  { fromDay: '2099-06-06', toDay: '2099-07-03', week: 3500, night: '600' },
];

async function aPricedYacht(person: Person, more: object = {}) {
  const yacht = await aYacht(person);
  const { body } = await person.call('PATCH', `/api/yachts/${yacht.id}/charter-terms`, { currency: 'EUR', seasons: summer, ...more });
  return { yacht, terms: body, at: `/api/yachts/${yacht.id}/charter-terms` };
}

describe('a yacht’s prices', () => {
  test('are the defaults until changed, and sorted by time', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const usual = await maya.call('GET', `/api/yachts/${yacht.id}/charter-terms`);
    expect(usual.body).toMatchObject({
      yachtId: yacht.id,
      checkInDays: [],
      checkInTime: '17:00',
      checkOutTime: '09:00',
      minNights: 1,
      maxGuests: null,
      deposit: '0.00',
      seasons: [],
    });
    const { status, body } = await maya.call('PATCH', `/api/yachts/${yacht.id}/charter-terms`, {
      checkInDays: [6, 5, 5],
      minNights: 7,
      maxGuests: 8,
      deposit: 3000,
      seasons: summer,
    });
    expect([status, body.checkInDays, body.minNights, body.maxGuests, body.deposit]).toEqual([200, [5, 6], 7, 8, '3000.00']);
    expect(body.seasons).toMatchObject([
      { fromDay: '2099-06-06', toDay: '2099-07-03', week: '3500.00', night: '600.00', day: null },
      { fromDay: '2099-07-04', toDay: '2099-08-28', week: '4900.00', night: null },
    ]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/charter-terms`)).body).toEqual(body);
    const { body: activities } = await maya.call('GET', '/api/activities?limit=1');
    expect(activities[0]).toMatchObject({ resourceType: 'price', details: `Changed the prices of ${yacht.name}` });
  });

  test('replace the previous seasons completely, and stay if not given', async () => {
    const maya = await aPerson(world);
    const { at, terms } = await aPricedYacht(maya);
    const changed = await maya.call('PATCH', at, { minNights: 3 });
    expect(changed.body.seasons).toEqual(terms.seasons);
    expect((await maya.call('PATCH', at, { seasons: [] })).body).toMatchObject({ seasons: [], minNights: 3 });
  });

  test.each([
    [{ seasons: [...summer, { fromDay: '2099-07-03', toDay: '2099-07-03' }] }, 'seasons.2.fromDay', 'This season overlaps another one'],
    [{ seasons: [{ fromDay: '2099-07-03', toDay: '2099-07-02' }] }, 'seasons.0.toDay', "The last day can't be before the first"],
    [{ seasons: [{ fromDay: '2099-07-03', toDay: '2099-07-04', week: -1 }] }, 'seasons.0.week', "A price can't be below 0"],
    [{ seasons: [{ toDay: '2099-07-04' }] }, 'seasons.0.fromDay', 'First day is required'],
    [{ checkInTime: '25:00' }, 'checkInTime', 'Please enter a time such as 17:00'],
    [{ minNights: 0 }, 'minNights', 'Minimum nights must be a whole number from 1 to 365'],
  ])('%j are refused at %s', async (body, path, message) => {
    const maya = await aPerson(world);
    const { at, terms } = await aPricedYacht(maya);
    const refused = await maya.call('PATCH', at, body);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path, message }]]);
    expect((await maya.call('GET', at)).body).toEqual(terms);
  });

  test('of next year start 364 days later, and the following ones another 364', async () => {
    const maya = await aPerson(world);
    const { at, yacht } = await aPricedYacht(maya);
    const { status, body } = await maya.call('POST', `${at}/next-year`, { percent: '4' });
    expect([status, body.seasons.slice(2)]).toMatchObject([
      200,
      [
        { fromDay: '2100-06-05', toDay: '2100-07-02', week: '3640.00', night: '624.00' },
        { fromDay: '2100-07-03', toDay: '2100-08-27', week: '5096.00', night: null },
      ],
    ]);
    expect((await maya.call('POST', `${at}/next-year`, { percent: 0 })).body.seasons).toHaveLength(6);
    await maya.call('PATCH', at, { seasons: [] });
    const none = await maya.call('POST', `${at}/next-year`, { percent: 4 });
    expect([none.status, none.body.code, none.body.message]).toEqual([
      409,
      'no_seasons',
      `${yacht.name} has no prices yet. Add the first season.`,
    ]);
  });

  test('are refused for an older version, with the stored ones in the answer', async () => {
    const maya = await aPerson(world);
    const { at, terms } = await aPricedYacht(maya);
    const version = `"${terms.updatedAt}"`;
    await maya.call('PATCH', at, { seasons: [] }, { 'if-match': version });
    const late = await maya.call('PATCH', at, { minNights: 2 }, { 'if-match': version });
    expect([late.status, late.body.current]).toMatchObject([412, { seasons: [], minNights: 1 }]);
  });
});

describe('a company’s rules', () => {
  test('are the defaults, and change individually', async () => {
    const maya = await aPerson(world);
    expect((await maya.call('GET', '/api/charter-terms')).body).toMatchObject({
      optionDays: 5,
      optionTime: '18:00',
      shortNoticeDays: 14,
      shortNoticeHours: 24,
      challengeHours: 48,
      maxDiscount: '30.00',
      taxRate: '0.00',
      discounts: [],
      policyKind: 'days',
    });
    const discounts = [{ label: 'Early booking', kind: 'early', days: 180, percent: 10 }];
    const policy = [
      { fromDays: 0, percent: 100 },
      { fromDays: 30, percent: 50 },
    ];
    const { status, body } = await maya.call('PATCH', '/api/charter-terms', { optionDays: 7, taxRate: 13, discounts, policy });
    expect([status, body.optionDays, body.taxRate, body.discounts, body.policy]).toMatchObject([
      200,
      7,
      '13.00',
      [{ label: 'Early booking', kind: 'early', days: 180, percent: '10.00' }],
      [
        { fromDays: 30, percent: '50.00' },
        { fromDays: 0, percent: '100.00' },
      ],
    ]);
    expect((await maya.call('GET', '/api/charter-terms')).body).toEqual(body);
  });

  test('start with the company’s tax rate for invoices', async () => {
    const maya = await aPerson(world);
    await world.owner.query(`update companies set house_rules = '{"taxRate": "20.00"}' where id = $1`, [maya.companyId]);
    expect((await maya.call('PATCH', '/api/charter-terms', { optionDays: 3 })).body).toMatchObject({ taxRate: '20.00', optionDays: 3 });
  });

  test('refuse inconsistent values', async () => {
    const maya = await aPerson(world);
    const plan = [{ kind: 'fee', label: 'All', percent: 90, anchor: 'booking', days: 0 }];
    const refused = await maya.call('PATCH', '/api/charter-terms', { plan });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'plan', message: 'The installments of the fee must add up to 100%' }],
    ]);
  });
});

describe('extras and agencies', () => {
  test('are added, listed, changed and deleted', async () => {
    const maya = await aPerson(world);
    const { yacht } = await aPricedYacht(maya, { currency: 'GBP' });
    const added = await maya.call('POST', '/api/extras', { name: 'Skipper', unit: 'night', price: 170, yachtId: yacht.id });
    expect([added.status, added.body]).toMatchObject([
      201,
      { name: 'Skipper', price: '170.00', currency: 'GBP', obligatory: false, payable: 'invoice', yachtName: yacht.name },
    ]);
    await maya.call('POST', '/api/extras', { name: 'Cleaning', unit: 'booking', price: 180, currency: 'EUR', obligatory: true });
    const other = await aYacht(maya);
    const listed = async (query = '') => (await maya.call('GET', `/api/extras${query}`)).body.map(({ name }: { name: string }) => name);
    expect([await listed(), await listed(`?yachtId=${other.id}`), await listed('?q=skip')]).toEqual([
      ['Cleaning', 'Skipper'],
      ['Cleaning'],
      ['Skipper'],
    ]);
    expect((await maya.call('GET', '/api/extras?limit=1')).headers['x-total-count']).toBe('2');
    const changed = await maya.call('PATCH', `/api/extras/${added.body.id}`, { price: '180', yachtId: null });
    expect(changed.body).toMatchObject({ price: '180.00', yachtId: null, yachtName: null });
    expect((await maya.call('DELETE', `/api/extras/${added.body.id}`)).status).toBe(204);
    expect(await listed()).toEqual(['Cleaning']);

    const agency = await maya.call('POST', '/api/agencies', { name: 'Blue Water', commissionPercent: 15 });
    expect([agency.status, agency.body.commissionPercent]).toEqual([201, '15.00']);
    expect((await maya.call('PATCH', `/api/agencies/${agency.body.id}`, { email: 'desk@bluewater.example' })).body.email).toBe(
      'desk@bluewater.example',
    );
    expect((await maya.call('GET', '/api/agencies?q=blue')).body).toHaveLength(1);
    expect((await maya.call('DELETE', `/api/agencies/${agency.body.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/agencies')).body).toEqual([]);
  });

  test('are deleted with their yacht', async () => {
    const maya = await aPerson(world);
    const { yacht, at } = await aPricedYacht(maya);
    await maya.call('POST', '/api/extras', { name: 'Skipper', unit: 'night', price: 170, yachtId: yacht.id });
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
    expect([(await maya.call('GET', '/api/extras')).body, (await maya.call('GET', at)).status]).toEqual([[], 404]);
  });

  test('aren’t accessible to another company, and neither are prices', async () => {
    const [maya, stranger] = [await aPerson(world), await aPerson(world)];
    const { yacht, at } = await aPricedYacht(maya);
    const { body: extra } = await maya.call('POST', '/api/extras', { name: 'Skipper', unit: 'night', price: 170 });
    const { body: agency } = await maya.call('POST', '/api/agencies', { name: 'Blue Water' });
    const request = { yachtId: yacht.id, startDate: '2099-07-04T15:00:00Z', endDate: '2099-07-11T07:00:00Z' };
    const answers = await Promise.all([
      stranger.call('GET', at),
      stranger.call('PATCH', at, { minNights: 2 }),
      stranger.call('POST', `${at}/next-year`, { percent: 1 }),
      stranger.call('GET', `/api/extras/${extra.id}`),
      stranger.call('PATCH', `/api/agencies/${agency.id}`, { name: 'Mine' }),
      stranger.call('POST', '/api/charters/price', request),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const theirs = await aYacht(stranger);
    const refusedExtra = await stranger.call('POST', '/api/extras', { name: 'Mine', unit: 'night', price: 1, yachtId: yacht.id });
    const refusedPrice = await stranger.call('POST', '/api/charters/price', { ...request, yachtId: theirs.id, agencyId: agency.id });
    expect([refusedExtra.status, refusedExtra.body.errors[0].path, refusedPrice.status, refusedPrice.body.errors[0].path]).toEqual([
      422,
      'yachtId',
      422,
      'agencyId',
    ]);
    expect([(await stranger.call('GET', '/api/extras')).body, (await stranger.call('GET', '/api/agencies')).body]).toEqual([[], []]);
  });

  test('can be read by everyone in the company, and changed by people who run it', async () => {
    const maya = await aPerson(world);
    const { at } = await aPricedYacht(maya);
    const deckhand = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: '' } });
    expect((await deckhand.call('GET', at)).status).toBe(200);
    expect([
      (await deckhand.call('PATCH', at, { minNights: 2 })).status,
      (await deckhand.call('POST', '/api/agencies', { name: 'A' })).status,
    ]).toEqual([403, 403]);
  });
});

async function aFullPrice(maya: Person) {
  const { yacht } = await aPricedYacht(maya);
  await maya.call('PATCH', '/api/charter-terms', {
    taxRate: 13,
    discounts: [{ label: 'Early booking', kind: 'early', days: 90, percent: 10 }],
  });
  const extra = (name: string, unit: string, price: string, more: object) =>
    maya.call('POST', '/api/extras', { name, unit, price, currency: 'EUR', obligatory: true, ...more });
  const { body: skipper } = await extra('Skipper', 'night', '170', { obligatory: false });
  await extra('Cleaning', 'booking', '180', {});
  await extra('Tourist tax', 'person_night', '1.35', { taxExempt: true });
  await extra('Transit log', 'booking', '165', { payable: 'base' });
  await extra('In dollars', 'booking', '1', { currency: 'USD' });
  const { body: agency } = await maya.call('POST', '/api/agencies', { name: 'Blue Water', commissionPercent: 15 });
  return { yachtId: yacht.id, extraIds: [skipper.id], agencyId: agency.id };
}

const aWeekOn = () => addDays(dayIn('Europe/Paris', new Date().toISOString()), 7);

describe('a price', () => {
  const request = { startDate: '2099-07-01T15:00:00Z', endDate: '2099-07-08T07:00:00Z', adults: 6 };

  test('adds up to the cent, and stores nothing', async () => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/charters/price', { ...request, ...(await aFullPrice(maya)) });
    expect([status, body]).toMatchObject([
      200,
      {
        currency: 'EUR',
        prices: 'net',
        fee: '3870.00',
        subtotal: '5296.70',
        taxAmount: '681.20',
        total: '5977.90',
        atBase: '165.00',
        commission: '580.50',
        unpriced: false,
      },
    ]);
    expect(body.lines.map(({ kind, label, quantity, total }: Record<string, string>) => [kind, label, quantity, total])).toEqual([
      ['base', '3 nights, Jul 1 – 4, 2099', '1.00', '1500.00'],
      ['base', '4 nights, Jul 4 – 8, 2099', '1.00', '2800.00'],
      ['discount', 'Early booking', '1.00', '-430.00'],
      ['extra', 'Cleaning', '1.00', '180.00'],
      ['extra', 'Skipper', '7.00', '1190.00'],
      ['extra', 'Tourist tax', '42.00', '56.70'],
      ['extra', 'Transit log', '1.00', '165.00'],
    ]);
  });

  test('lists the payments by the company’s plan from today on', async () => {
    const maya = await aPerson(world);
    const wish = await aFullPrice(maya);
    await maya.call('PATCH', `/api/yachts/${wish.yachtId}/charter-terms`, { deposit: 3000 });
    const priced = async () => (await maya.call('POST', '/api/charters/price', { ...request, ...wish })).body.plan;
    const [earliest, { dueDate }, latest] = [aWeekOn(), (await priced())[0], aWeekOn()];
    expect([earliest, latest]).toContain(dueDate);
    expect(await priced()).toMatchObject([
      { kind: 'fee', label: 'First installment', amount: '2988.95' },
      { kind: 'fee', label: 'Second installment', amount: '2988.95', dueDate: '2099-06-03' },
      { kind: 'deposit', label: 'Security deposit', amount: '3000.00', dueDate: '2099-06-03' },
    ]);
    await maya.call('PATCH', '/api/charter-terms', { plan: [{ kind: 'fee', label: 'All of it', percent: 100, anchor: 'start', days: 0 }] });
    expect(await priced()).toEqual([{ kind: 'fee', label: 'All of it', amount: '5977.90', dueDate: '2099-07-01' }]);
  });

  test('uses the company’s price mode: gross prices include the tax', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', '/api/books/settings', { prices: 'gross' });
    await maya.call('PATCH', '/api/charter-terms', { taxRate: 20 });
    const { yacht } = await aPricedYacht(maya);
    const { body } = await maya.call('POST', '/api/charters/price', { ...request, yachtId: yacht.id });
    expect(body).toMatchObject({ prices: 'gross', fee: '4300.00', subtotal: '3583.33', taxAmount: '716.67', total: '4300.00' });
  });

  test('shows which nights have no price', async () => {
    const maya = await aPerson(world);
    const { yacht } = await aPricedYacht(maya);
    const late = { yachtId: yacht.id, startDate: '2099-08-25T15:00:00Z', endDate: '2099-09-01T07:00:00Z' };
    expect((await maya.call('POST', '/api/charters/price', late)).body).toMatchObject({ unpriced: true, lines: [], total: '0.00' });
  });

  test.each([
    [{ endDate: '2099-07-01T15:00:00Z' }, 'endDate'],
    [{ startDate: undefined }, 'startDate'],
    [{ yachtId: undefined }, 'yachtId'],
    [{ discounts: [{ label: 'Both', percent: 5, amount: 5 }] }, 'discounts.0.amount'],
  ])('of %j is refused at %s', async (wrong, path) => {
    const maya = await aPerson(world);
    const { yacht } = await aPricedYacht(maya);
    const refused = await maya.call('POST', '/api/charters/price', { ...request, yachtId: yacht.id, ...wrong });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, path]);
  });
});
