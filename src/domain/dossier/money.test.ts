import { expect, test } from 'vitest';
import type { DossierInvoice } from './dossier.ts';
import { moneyOf } from './money.ts';

const booking = { price: 1_000_000, currency: 'EUR' };

function anInvoice(status: DossierInvoice['status'], total: string, more: Partial<DossierInvoice> = {}): DossierInvoice {
  const paid = status === 'paid' ? total : '0.00';
  const open = status === 'sent' || status === 'overdue' ? total : '0.00';
  return { id: 1, number: 'INV-1', status, currency: 'EUR', total, paid, credited: '0.00', open, dueDate: '2026-07-20', ...more };
}

const half = anInvoice('sent', '5000.00', { paid: '2500.00', open: '2500.00' });

test.each([
  ['nothing invoiced', booking, [], ['EUR 10000.00 0% open 0.00'], '10000.00', 'create_invoice'],
  ['no price and no invoice', { ...booking, price: null }, [], [], null, null],
  ['free of charge', { ...booking, price: 0 }, [], [], null, null],
  ['a draft of all', booking, [anInvoice('draft', '10000.00')], ['EUR 10000.00 0% open 0.00'], null, 'send_invoice'],
  ['half of half paid', booking, [half], ['EUR 10000.00 25% open 2500.00'], '5000.00', 'create_invoice'],
  ['all invoiced, open', booking, [anInvoice('sent', '10000.00')], ['EUR 10000.00 0% open 10000.00'], null, 'record_payment'],
  ['more than the price', booking, [anInvoice('paid', '12000.00')], ['EUR 12000.00 100% open 0.00'], null, null],
  [
    'a cent of it paid',
    booking,
    [anInvoice('sent', '10000.00', { paid: '0.01', open: '9999.99' })],
    ['EUR 10000.00 1% open 9999.99'],
    null,
    'record_payment',
  ],
  [
    'a cent of it open',
    booking,
    [anInvoice('sent', '10000.00', { paid: '9999.99', open: '0.01' })],
    ['EUR 10000.00 99% open 0.01'],
    null,
    'record_payment',
  ],
  ['cancelled', booking, [anInvoice('cancelled', '10000.00')], ['EUR 10000.00 0% open 0.00'], '10000.00', 'create_invoice'],
  [
    'late before a draft',
    booking,
    [anInvoice('draft', '1.00'), anInvoice('overdue', '2.00', { id: 2 })],
    ['EUR 10000.00 0% open 2.00'],
    '9997.00',
    'remind',
  ],
  ['in another currency', booking, [anInvoice('paid', '900.00', { currency: 'USD' })], ['USD 900.00 100% open 0.00'], null, null],
] as const)('the money of a booking: %s', (_how, priced, invoices, sums, toInvoice, act) => {
  const money = moneyOf(priced, invoices);
  expect(money.sums.map(({ currency, total, share, open }) => `${currency} ${total} ${share}% open ${open}`)).toEqual(sums);
  expect([money.toInvoice, money.act?.kind ?? null]).toEqual([toInvoice, act]);
});

test('an act about an invoice names it', () => {
  expect(moneyOf(booking, [half, anInvoice('overdue', '1.00', { id: 7 })]).act).toEqual({ kind: 'remind', invoiceId: 7, blocker: null });
});

test('credits lower the total of a booking', () => {
  const credited = anInvoice('sent', '10000.00', { paid: '5000.00', credited: '2000.00', open: '3000.00' });
  const [sum] = moneyOf(booking, [credited]).sums;
  expect(sum).toMatchObject({ total: '8000.00', invoiced: '10000.00', credited: '2000.00', share: 62 });
  expect(moneyOf(booking, [credited]).toInvoice).toBeNull();
});
