import { expect, test } from 'vitest';
import { receivedOf } from './movement-entry.ts';

const entry = { unitCost: '', expense: true, vendor: 'Diesel Antibes', usualVendor: 'Diesel Antibes', receiptUrl: null };
const bought = { expense: true, vendor: 'Diesel Antibes', receiptUrl: null };

test.each([
  ['without anything typed', {}, { unitCost: null }],
  ['with a cost', { unitCost: '12,50' }, { ...bought, unitCost: '12.50' }],
  ['with a receipt', { receiptUrl: '/api/files/7' }, { ...bought, unitCost: null, receiptUrl: '/api/files/7' }],
  ['from another vendor', { vendor: ' Sirocco ' }, { ...bought, unitCost: null, vendor: 'Sirocco' }],
  ['from a vendor that was removed', { vendor: '' }, { unitCost: null }],
  ['that are no expense', { expense: false, unitCost: '12,50', receiptUrl: '/api/files/7' }, { unitCost: '12.50' }],
])('parts received %s are sent with what their expense needs', (_how, more, sent) => {
  expect(receivedOf({ ...entry, ...more }, 'comma')).toEqual(sent);
});
