import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/calendar-days.ts';
import { usualFormats } from '../shared/formats.ts';
import { cancellationFee } from './cancellation.ts';
import { usualTerms } from './charter-terms.ts';
import { cancellationRows, contractValues, planRows, priceRows, type PricedCharter } from './contract-values.ts';

const line = { id: 1, extraId: null, taxExempt: false, payable: 'invoice' as const };
const charter = {
  number: 'C-2026-0007',
  type: 'charter',
  startDate: '2027-07-03T15:00:00.000Z',
  endDate: '2027-07-10T07:00:00.000Z',
  adults: 4,
  children: 2,
  currency: 'EUR',
  prices: 'net',
  taxRate: '13.00',
  subtotal: '5080.00',
  taxAmount: '660.40',
  total: '5740.40',
  deposit: '800.00',
  bookedAt: null,
  plan: [],
  lines: [
    { ...line, kind: 'base', label: '7 nights', quantity: '7.00', unitPrice: '700.00', total: '4900.00' },
    { ...line, kind: 'extra', label: 'Cleaning', quantity: '1.00', unitPrice: '180.00', total: '180.00' },
    { ...line, kind: 'extra', label: 'Transit log', quantity: '1.00', unitPrice: '165.00', total: '165.00', payable: 'base' },
  ],
} as unknown as PricedCharter;
const place = { timeZone: 'Europe/Paris', formats: usualFormats, today: '2027-06-20' };

describe('the values in a contract', () => {
  test('are in the company’s time zone and the charter’s currency', () => {
    const parties = {
      company: { name: 'Azure', address: '1 Quay\nAntibes', taxNumber: null },
      customer: { name: 'Ada', address: null, email: null },
      yacht: { name: 'Aurelia', type: 'Catamaran', length: '14 m', flag: 'Malta', registration: null },
    };
    expect(contractValues(charter, parties, usualTerms, place)).toMatchObject({
      'company.address': '1 Quay, Antibes',
      'customer.address': null,
      'charter.start': 'Saturday, July 3, 2027, 5:00\u00a0PM',
      'charter.end': 'Saturday, July 10, 2027, 9:00\u00a0AM',
      'charter.nights': '7',
      'charter.guests': '6',
      'price.total': '€5,740.40',
      'price.tax': '€660.40',
      'price.deposit': '€800.00',
      today: 'June 20, 2027',
    });
  });

  test('include the lines of the price, their total, and then what is paid at the base', () => {
    expect(priceRows(charter)).toEqual([
      { name: '7 nights', value: '€4,900.00', note: '7 × €700.00' },
      { name: 'Cleaning', value: '€180.00' },
      { name: 'Without tax', value: '€5,080.00' },
      { name: 'Tax (13%)', value: '€660.40' },
      { name: 'Total', value: '€5,740.40', isSum: true },
      { name: 'Transit log', value: '€165.00', note: 'paid at base' },
    ]);
    expect(priceRows({ ...charter, prices: 'gross' }).map(({ name }) => name)).toContain('Tax included (13%)');
  });

  test('include the plan as of today, or as of the day of booking', () => {
    // Booked within four weeks of the start, all is due at once (R19).
    expect(planRows(charter, usualTerms, place).map(({ note }) => note)).toEqual(['by June 20, 2027', 'by June 20, 2027']);
    const early = planRows({ ...charter, bookedAt: '2027-01-10T12:00:00.000Z' }, usualTerms, place);
    expect(early).toEqual([
      { name: 'First installment', value: '€2,870.20', note: 'by January 17, 2027' },
      { name: 'Second installment', value: '€2,870.20', note: 'by June 5, 2027' },
      { name: 'Security deposit', value: '€800.00', note: 'by June 5, 2027' },
    ]);
    const plan = [{ label: 'All at once', amount: '5740.40', dueDate: '2027-02-01' }] as PricedCharter['plan'];
    expect(planRows({ ...charter, plan }, usualTerms, place)).toEqual([
      { name: 'All at once', value: '€5,740.40', note: 'by February 1, 2027' },
    ]);
  });

  test('include the cancellation fees for all days, without a gap', () => {
    expect(cancellationRows(usualTerms)).toEqual([
      { name: '61 days or more before the start', value: '30%' },
      { name: '31 to 60 days before the start', value: '50%' },
      { name: '0 to 30 days before the start', value: '100%' },
    ]);
    const policy = [
      { fromDays: 1, percent: '50.00' },
      { fromDays: 2, percent: '25.50' },
    ];
    expect(cancellationRows({ policyKind: 'days', policy })).toEqual([
      { name: '2 days or more before the start', value: '25.5%' },
      { name: '1 day before the start', value: '50%' },
      { name: '0 days before the start', value: '100%' },
    ]);
    expect(cancellationRows({ policyKind: 'due', policy })).toEqual([{ name: 'At any time', value: 'What was due by then' }]);
  });

  test.each([
    [usualTerms.policy],
    [[{ fromDays: 0, percent: '20.00' }]],
    [[{ fromDays: 60, percent: '25.00' }]],
    [
      [
        { fromDays: 1, percent: '50.00' },
        { fromDays: 90, percent: '0.00' },
        { fromDays: 14, percent: '75.00' },
      ],
    ],
  ])('say for each day what a cancellation costs on it, by %j', (policy) => {
    const terms = { policyKind: 'days', policy } as const;
    for (let days = 0; days <= 100; days++) {
      const cancelled = {
        day: addDays('2027-07-03', -days),
        startsOn: '2027-07-03',
        hasStarted: false,
        total: 100_00,
        currency: 'EUR',
        plan: [],
      };
      const { percent } = cancellationFee(cancelled, terms);
      expect(cancellationRows(terms).flatMap((row) => (isWithin(row.name, days) ? row.value : []))).toEqual([`${Number(percent)}%`]);
    }
  });
});

/** Whether a row is about a cancellation so many days before the start. */
function isWithin(name: string, days: number): boolean {
  const [from = 0, until = name.includes('or more') ? Infinity : from] = (name.match(/\d+/g) ?? []).map(Number);
  return from <= days && days <= until;
}
