import { afterEach, expect, test, vi } from 'vitest';
import { centsOf, decimalOf } from '#domain/shared/money.ts';
import { dayInName } from '#domain/shared/date-words.ts';
import { usualFormats } from '#domain/shared/formats.ts';
import { anInvoice } from '../testing/books.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const period = 'from=2026-01-15&to=2026-03-20';

/** Books in two currencies, for two yachts and none, inside the period and on both sides of it. */
async function books(): Promise<{ maya: Person; yachts: number[] }> {
  const maya = await aPerson(world);
  const yachts = [(await aYacht(maya)).id, (await aYacht(maya, { name: 'Kallisto' })).id];
  const days = ['2026-01-14', '2026-01-15', '2026-02-28', '2026-03-20', '2026-03-21'];
  for (const [place, day] of days.entries()) {
    for (const [at, currency] of ['EUR', 'GBP'].entries()) {
      const yachtId = [null, ...yachts][(place + at) % 3];
      await maya.call('POST', '/api/income', {
        category: place % 2 === 0 ? 'charter' : 'day_trip',
        description: 'In',
        amount: `${1000 + place}.${at}1`,
        currency,
        incomeDate: day,
        paymentStatus: place === 2 ? 'pending' : 'paid',
        yachtId,
      });
      await maya.call('POST', '/api/expenses', {
        category: place % 2 === 0 ? 'fuel' : 'rent',
        description: 'Out',
        amount: `${200 + place}.${at}7`,
        currency,
        expenseDate: day,
        yachtId,
      });
    }
  }
  return { maya, yachts };
}

test('every figure of the overview is the sum of the rows behind it', async () => {
  const { maya } = await books();
  const overview = (await maya.call('GET', `/api/finance/overview?${period}`)).body;
  const sum = async (of: 'income' | 'expenses', query: string) => {
    const rows: { amount: string }[] = (await maya.call('GET', `/api/${of}?${query}`)).body;
    return decimalOf(rows.reduce((total, { amount }) => total + (centsOf(amount) ?? 0), 0));
  };
  expect(overview.currencies.map(({ currency }: { currency: string }) => currency).toSorted()).toEqual(['EUR', 'GBP']);
  for (const {
    currency,
    income,
    received,
    expenses,
    result,
    months,
    incomeByCategory,
    expensesByCategory,
    yachts,
  } of overview.currencies) {
    const within = `${period}&currency=${currency}`;
    expect([income, expenses, received]).toEqual([
      await sum('income', within),
      await sum('expenses', within),
      await sum('income', `${within}&paymentStatus=paid`),
    ]);
    expect(centsOf(result)).toBe((centsOf(income) ?? 0) - (centsOf(expenses) ?? 0));
    expect(months.map(({ month }: { month: string }) => month)).toEqual(['2026-01', '2026-02', '2026-03']);
    const ends = {
      '2026-01': 'from=2026-01-15&to=2026-01-31',
      '2026-02': 'from=2026-02-01&to=2026-02-28',
      '2026-03': 'from=2026-03-01&to=2026-03-20',
    } as Record<string, string>;
    for (const each of months)
      expect([each.income, each.expenses]).toEqual([
        await sum('income', `${ends[each.month]}&currency=${currency}`),
        await sum('expenses', `${ends[each.month]}&currency=${currency}`),
      ]);
    for (const { category, amount } of incomeByCategory) expect(amount).toBe(await sum('income', `${within}&category=${category}`));
    for (const { category, amount } of expensesByCategory) expect(amount).toBe(await sum('expenses', `${within}&category=${category}`));
    for (const each of yachts)
      expect([each.income, each.expenses]).toEqual([
        await sum('income', `${within}&yachtId=${each.yachtId ?? 'none'}`),
        await sum('expenses', `${within}&yachtId=${each.yachtId ?? 'none'}`),
      ]);
    for (const parts of [months, yachts])
      expect(decimalOf(parts.reduce((total: number, each: { result: string }) => total + (centsOf(each.result) ?? 0), 0))).toBe(result);
  }
});

test('a refund reduces the income of the yacht and the category whose invoice was credited', async () => {
  const maya = await aPerson(world);
  const { id: yachtId } = await aYacht(maya);
  const invoice = await anInvoice(maya, { yachtId, status: 'sent', taxRate: 0, items: [{ description: 'A week', unitPrice: 1000 }] });
  const pays = (direction: string, amount: string, allocations: object[]) =>
    maya.call('POST', '/api/payments', {
      direction,
      customerId: invoice.customerId,
      day: '2026-02-01',
      amount,
      currency: 'EUR',
      allocations,
    });
  await pays('in', '1050', [{ invoiceId: invoice.id, amount: '1000' }]);
  const items = [{ itemId: invoice.items[0].id, amount: '300' }];
  const { body: note } = await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, { reason: 'No wind', items });
  await pays('out', '320', [{ creditNoteId: note.id, amount: '300' }]);
  const { body } = await maya.call('GET', `/api/finance/overview?${period}`);
  expect(body.currencies).toMatchObject([
    {
      income: '730.00',
      incomeByCategory: [
        { category: 'charter', amount: '700.00' },
        { category: 'other', amount: '30.00' },
      ],
    },
  ]);
  expect(body.currencies[0].yachts.find((each: { yachtId: number | null }) => each.yachtId === yachtId).income).toBe('700.00');
});

test('each month is compared with the same days a year before, in the same currency', async () => {
  const { maya } = await books();
  const comesIn = (amount: string, incomeDate: string, currency: string) =>
    maya.call('POST', '/api/income', {
      category: 'charter',
      description: 'In',
      amount,
      incomeDate,
      currency,
      paymentStatus: 'paid',
    });
  for (const [amount, day, currency] of [
    ['1', '2025-01-14', 'EUR'],
    ['2', '2025-01-15', 'EUR'],
    ['3', '2025-03-20', 'EUR'],
    ['4', '2025-03-21', 'EUR'],
    ['5', '2025-02-28', 'CHF'],
  ] as const)
    await comesIn(amount, day, currency);
  const before = async (query: string) =>
    Object.fromEntries(
      (await maya.call('GET', `/api/finance/overview?${query}`)).body.currencies.map(
        ({ currency, months }: { currency: string; months: { yearBefore: { income: string } | null }[] }) => [
          currency,
          months.map(({ yearBefore }) => yearBefore?.income ?? null),
        ],
      ),
    );
  // A currency in which nothing happened in the period is left out.
  expect(await before(period)).toEqual({ EUR: ['2.00', null, '3.00'], GBP: [null, null, null] });
  // A leap day belongs to its February.
  await comesIn('6', '2024-02-29', 'EUR');
  await comesIn('7', '2025-02-28', 'EUR');
  expect(await before('from=2025-02-01&to=2025-02-28')).toMatchObject({ EUR: ['6.00'] });
});

test('an overview without a period covers the last twelve months, and is empty for empty books', async () => {
  const maya = await aPerson(world);
  const { body } = await maya.call('GET', '/api/finance/overview');
  expect(body.currencies).toEqual([]);
  expect(body.from).toMatch(/-01$/);
});

test.each(['from=2026-02-01&to=2026-01-01', 'from=2000-01-01&to=2026-01-01', 'from=soon'])('an overview %s is refused', async (query) => {
  const maya = await aPerson(world);
  expect((await maya.call('GET', `/api/finance/overview?${query}`)).status).toBe(400);
});

test.each([
  // In Paris the month has already begun, in New York it hasn't.
  ['Europe/Paris', '2026-11-30T23:30:00Z', '2026-12-01', '2026-01-01', '2026-12-31'],
  ['America/New_York', '2026-12-01T04:30:00Z', '2026-11-30', '2025-12-01', '2026-11-30'],
  ['UTC', '2026-11-30T23:30:00Z', '2026-11-30', '2025-12-01', '2026-11-30'],
])('in %s at %s it is %s, which decides the names of files and the months', async (timeZone, now, day, from, to) => {
  const maya = await aPerson(world);
  await world.owner.query('update companies set time_zone = $2 where id = $1', [maya.companyId, timeZone]);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { body } = await maya.call('GET', '/api/finance/overview');
  expect([body.from, body.to]).toEqual([from, to]);
  expect((await maya.call('GET', '/api/finance/overview?to=2026-10-31')).body.to).toBe('2026-10-31');
  expect((await maya.call('GET', '/api/finance/overview?from=2027-01-01')).status).toBe(400);
  for (const name of ['expenses', 'income', 'invoices']) {
    const { headers } = await maya.call('GET', `/api/${name}/export`);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}-${dayInName(day, usualFormats)}.csv"`);
  }
});

afterEach(() => {
  vi.useRealTimers();
});
