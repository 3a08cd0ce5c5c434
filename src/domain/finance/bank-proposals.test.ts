import { describe, expect, test } from 'vitest';
import { proposalsFor, type Books, type OpenInvoice } from './bank-proposals.ts';

const baltic = { id: 7, firstName: 'Jonas', lastName: 'Krüger', organisation: 'Baltic Events GmbH' };
const lindgren = { id: 8, firstName: 'Ada', lastName: 'Lindgren', organisation: null };
const invoice = (id: number, open: number, customer: OpenInvoice['customer'] = baltic) => ({
  id,
  number: `INV-2026-${String(id).padStart(4, '0')}`,
  open,
  customer,
});
const books: Books = {
  currency: 'EUR',
  invoices: [invoice(42, 1_369_769), invoice(43, 50_000), invoice(40, 840_000, lindgren)],
  expenses: [{ id: 5, day: '2026-03-12', amount: 12_000, vendor: 'Port Vauban', description: 'Berth' }],
  payments: [],
  owners: [{ id: 3, name: 'Helena Brandt', owed: 842_902, statements: ['OS-2026-0003'] }],
  payers: new Map(),
  payees: new Map(),
  closedUntil: null,
  formats: { dateOrder: 'dmy' },
};
const line = { day: '2026-03-14', amount: 1_369_769, name: null, iban: null, text: null, reference: null, isReversal: false };
const first = (more: object, known: Partial<Books> = {}) => proposalsFor([{ ...line, ...more }], { ...books, ...known })[0]?.[0];
const best = (more: object, known: Partial<Books> = {}) => {
  const found = first(more, known);
  return found && [found.certainty, found.invoices.map(({ id, amount }) => `${id}: ${amount}`).join(', '), found.reason];
};

describe('money that came in', () => {
  test.each(['INV-2026-0042', 'inv 2026 0042', 'Invoice INV2026-0042 14.03.2026', 'thanks!INV.2026.0042.', 'INV-2026-\n0042'])(
    'is certain for an invoice whose number is named and whose open amount it is: %s',
    (text) => {
      expect(best({ text })).toEqual(['certain', '42: 13697.69', 'INV-2026-0042 is named, and the amount is what is outstanding.']);
    },
  );

  test('is also certain by the reference', () => {
    expect(best({ reference: 'INV20260042' })?.[0]).toBe('certain');
  });

  test('is certain for several invoices of one customer that add up to it', () => {
    expect(best({ amount: 1_419_769, text: 'INV-2026-0042 + INV-2026-0043' })).toEqual([
      'certain',
      '42: 13697.69, 43: 500.00',
      'INV-2026-0042 and INV-2026-0043 are named, and the amount is what is outstanding.',
    ]);
  });

  test('isn’t certain on a closed day, unless its payment is recorded already', () => {
    const text = 'INV-2026-0042';
    const why = `${text} is named, and the amount is what is outstanding. The books are closed until 14 March 2026.`;
    expect(best({ text }, { closedUntil: '2026-03-14' })).toEqual(['likely', '42: 13697.69', why]);
    expect(best({ text }, { closedUntil: '2026-03-13' })?.[0]).toBe('certain');
    const payment = {
      id: 9,
      direction: 'in' as const,
      day: '2026-03-13',
      amount: 1_369_769,
      bankAccountId: null,
      customer: baltic,
      owner: null,
    };
    expect(best({ text }, { closedUntil: '2026-03-14', payments: [{ ...payment, invoices: [text] }] })?.[0]).toBe('certain');
  });

  test('isn’t matched to an invoice whose number is only part of a longer one', () => {
    expect(best({ text: 'INV-2026-00421' })).toBe(undefined);
    expect(best({ text: 'INV-2026-00' })).toBe(undefined);
    expect(best({ text: '12' }, { invoices: [{ ...invoice(42, 1_369_769), number: '12' }] })).toBe(undefined);
  });

  test('is likely a part payment or an overpayment of the invoice named', () => {
    expect(best({ amount: 500_000, text: 'INV-2026-0042' })).toEqual([
      'likely',
      '42: 5000.00',
      'INV-2026-0042 is named; €13,697.69 is outstanding.',
    ]);
    expect(best({ amount: 1_500_000, text: 'INV-2026-0042' })).toEqual([
      'likely',
      '42: 13697.69',
      'INV-2026-0042 is named; €13,697.69 is outstanding. The rest stays as credit.',
    ]);
  });

  test('is one payment for one customer: of two customers each is likely', () => {
    const found = proposalsFor([{ ...line, amount: 890_000, text: 'INV-2026-0043 INV-2026-0040' }], books)[0];
    expect(found?.map(({ certainty, customerId }) => [certainty, customerId])).toEqual([
      ['likely', 7],
      ['likely', 8],
    ]);
  });

  test.each([
    ['BALTIC EVENTS', 'Baltic Events GmbH is named, and this is what is outstanding on INV-2026-0042.'],
    ['Fa. Baltic-Events GMBH, Rostock', 'Baltic Events GmbH is named, and this is what is outstanding on INV-2026-0042.'],
    ['J. KRUEGER', 'Baltic Events GmbH is named, and this is what is outstanding on INV-2026-0042.'],
    ['KRUGER', undefined],
    ['J KRÜGER', 'Baltic Events GmbH is named, and this is what is outstanding on INV-2026-0042.'],
    ['M Krüger', undefined],
    ['BALTICUM EVENTS', undefined],
  ])('of %s is likely for the one invoice of its amount: %s', (name, reason) => expect(first({ name })?.reason).toBe(reason));

  test('is likely for a customer who has paid from that account before', () => {
    const payers = new Map([['DE1', 7]]);
    expect(best({ iban: 'DE1' }, { payers })?.[2]).toBe(
      'Baltic Events GmbH has paid from this account before, and this is what is outstanding on INV-2026-0042.',
    );
  });

  test('is likely a part payment for the only open invoice of the customer named', () => {
    expect(best({ amount: 500_000, name: 'A LINDGREN', text: 'charter' })).toEqual([
      'likely',
      '40: 5000.00',
      'Ada Lindgren is named. INV-2026-0040 is the one open invoice.',
    ]);
  });

  test('has no proposal where two invoices of one customer have its amount, or nobody is named', () => {
    expect(best({ name: 'Baltic Events' }, { invoices: [invoice(42, 1_369_769), invoice(44, 1_369_769)] })).toBe(undefined);
    expect(best({ name: 'Somebody' })).toBe(undefined);
  });

  test('is certain for one of two lines that name the same invoice', () => {
    const [one, two] = proposalsFor(
      [
        { ...line, text: 'INV-2026-0042' },
        { ...line, text: 'INV-2026-0042' },
      ],
      books,
    );
    expect([one?.[0]?.certainty, two?.[0]?.certainty]).toEqual(['certain', 'likely']);
  });

  test('is linked to a payment of its amount recorded around that day, and isn’t booked again', () => {
    const payment = {
      id: 9,
      direction: 'in' as const,
      day: '2026-03-12',
      amount: 500_000,
      bankAccountId: null,
      customer: lindgren,
      owner: null,
      invoices: ['INV-2026-0040'],
    };
    const known = { payments: [payment] };
    expect(first({ amount: 500_000, text: 'INV-2026-0040' }, known)).toMatchObject({
      certainty: 'certain',
      paymentId: 9,
      invoices: [],
      reason: 'A payment of this amount by Ada Lindgren is already recorded, for INV-2026-0040.',
    });
    expect(first({ amount: 500_000, name: 'Ada Lindgren' }, known)).toMatchObject({ certainty: 'likely', paymentId: 9 });
    expect(first({ amount: 500_000, name: 'Somebody' }, known)).toBe(undefined);
    expect(first({ amount: 500_000, day: '2026-04-01', text: 'INV-2026-0040' }, known)).toMatchObject({ paymentId: null });
  });

  test('is linked to a payment only on the account that the payment names', () => {
    const known = {
      payments: [
        {
          id: 9,
          direction: 'in' as const,
          day: '2026-03-12',
          amount: 500_000,
          bankAccountId: 2,
          customer: lindgren,
          owner: null,
          invoices: ['INV-2026-0040'],
        },
      ],
    };
    expect(first({ amount: 500_000, text: 'INV-2026-0040', accountId: 2 }, known)).toMatchObject({ paymentId: 9 });
    expect(first({ amount: 500_000, text: 'INV-2026-0040', accountId: 1 }, known)).toMatchObject({ paymentId: null });
  });
});

describe('money that went out', () => {
  test('is likely an expense of its amount, within ten days, whose vendor is named', () => {
    const out = { amount: -12_000, name: 'PORT VAUBAN SA' };
    expect(first(out)).toMatchObject({ certainty: 'likely', expenseId: 5, reason: '“Berth” has this amount, and Port Vauban is named.' });
    expect(first({ ...out, day: '2026-03-22' })).toMatchObject({ expenseId: 5 });
    expect(first({ ...out, day: '2026-03-23' })).toBe(undefined);
    expect(first({ ...out, name: 'Port' })).toBe(undefined);
    expect(first({ ...out, amount: -12_001 })).toBe(undefined);
  });

  test.each([
    ['whose name it says', { name: 'HELENA BRANDT' }, {}, 'Helena Brandt is named, and this is what they are owed.'],
    ['whose statement it names', { text: 'OS 2026 0003' }, {}, 'OS-2026-0003 is named, and this is what Helena Brandt is owed.'],
    [
      'who was paid to this account before',
      { iban: 'DE1' },
      { payees: new Map([['DE1', 3]]) },
      'Helena Brandt was paid to this account before, and this is what Helena Brandt is owed.',
    ],
  ])('is likely a payout of the amount owed to an owner %s', (_, changes, known, reason) => {
    expect(first({ amount: -842_902, ...changes }, known)).toMatchObject({
      certainty: 'likely',
      ownerId: 3,
      ownerName: 'Helena Brandt',
      reason,
    });
    expect(first({ amount: -842_901, ...changes }, known)).toBe(undefined);
    expect(first({ amount: 842_902, ...changes }, known)).toBe(undefined);
  });

  test('to an owner is linked to a payout of its amount recorded around that day', () => {
    const owner = { id: 3, name: 'Helena Brandt' };
    const payment = {
      id: 9,
      direction: 'out' as const,
      day: '2026-03-12',
      amount: 100,
      bankAccountId: null,
      customer: null,
      owner,
      invoices: [],
    };
    expect(first({ amount: -100, name: 'Brandt Helena' }, { payments: [payment] })).toMatchObject({
      certainty: 'likely',
      paymentId: 9,
      ownerName: 'Helena Brandt',
      reason: 'A payout of this amount to Helena Brandt is already recorded.',
    });
    expect(first({ amount: -100, name: 'Brandt' }, { payments: [payment] })).toBe(undefined);
  });

  test('isn’t an expense if it reverses an incoming line', () => {
    expect(first({ amount: -12_000, name: 'PORT VAUBAN', isReversal: true })).toBe(undefined);
  });
});

test('5,000 lines and as many open invoices are compared at once', () => {
  const invoices = Array.from({ length: 5000 }, (_, place) => invoice(place + 1, 100 + place));
  const lines = invoices.map(({ number, open }) => ({ ...line, amount: open, text: `Charter ${number} thank you` }));
  expect(proposalsFor(lines, { ...books, invoices }).every(([one]) => one?.certainty === 'certain')).toBe(true);
});
