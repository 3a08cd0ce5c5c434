import { expect, test } from 'vitest';
import { moneyStateOf } from './money-state.ts';

const invoice = (status: 'draft' | 'sent' | 'paid' | 'overdue' | 'cancelled', total: string, open = '0.00', currency = 'EUR') => ({
  status,
  total,
  open,
  currency,
});
const week = { price: 1_000_000, currency: 'EUR' };

test.each([
  ['without an invoice it isn’t invoiced', week, [], 'not_invoiced'],
  ['neither with a draft or a cancelled one', week, [invoice('draft', '10000.00'), invoice('cancelled', '10000.00')], 'not_invoiced'],
  ['what was sent is due', week, [invoice('sent', '10000.00', '10000.00')], 'due'],
  ['of which a cent is still due', week, [invoice('sent', '10000.00', '0.01')], 'due'],
  ['past its day it is overdue', week, [invoice('overdue', '10000.00', '4000.00'), invoice('paid', '6000.00')], 'overdue'],
  ['one that is late outweighs one that isn’t', week, [invoice('sent', '1.00', '1.00'), invoice('overdue', '1.00', '1.00')], 'overdue'],
  ['late and yet paid in full is settled', week, [invoice('overdue', '10000.00')], 'paid'],
  ['all of it was paid', week, [invoice('paid', '5000.00'), invoice('paid', '5000.00')], 'paid'],
  ['with tax it comes to more than its price', week, [invoice('paid', '12000.00')], 'paid'],
  ['of a deposit that was paid the rest is due', week, [invoice('paid', '5000.00')], 'due'],
  ['also while the rest is a draft', week, [invoice('paid', '5000.00'), invoice('draft', '5000.00')], 'due'],
  ['without a price all that was claimed is all', { price: null, currency: 'EUR' }, [invoice('paid', '5.00')], 'paid'],
  ['dollars can’t be compared with a price in euros', week, [invoice('paid', '11.00', '0.00', 'USD')], 'paid'],
] as const)('%s', (_, booking, invoices, state) => {
  expect(moneyStateOf(booking, invoices)).toBe(state);
});
