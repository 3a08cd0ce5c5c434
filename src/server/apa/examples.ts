import { Apa, ApaChanges, ApaClosing, ApaEntry, ApaEntryChanges, NewApa, NewApaEntry } from '#domain/finance/apa.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewApa, { charterId: 12, currency: 'EUR', percent: '30.00' });
withExample(ApaChanges, { amount: '14000.00' });
withExample(Apa, {
  id: 5,
  companyId: 1,
  companyName: 'Azure Charters',
  charterId: 12,
  charterNumber: 'C-2026-0012',
  customerId: 7,
  customerName: 'Ada Fenwick',
  yachtId: 12,
  yachtName: 'Aurelia',
  currency: 'EUR',
  requested: '12000.00',
  received: '12000.00',
  spent: '10700.00',
  returned: '0.00',
  balance: '1300.00',
  low: true,
  state: 'open',
  disputed: 0,
  openedOn: '2027-06-05',
  closedOn: null,
  exchangeRate: null,
  createdAt: '2027-06-05T09:00:00.000Z',
  updatedAt: '2027-07-09T18:20:00.000Z',
});
const entry = {
  day: '2027-07-05',
  category: 'fuel' as const,
  amount: '250.00',
  currency: 'USD' as const,
  description: 'Diesel for the tender',
  supplier: 'Port Vauban',
  method: 'credit_card' as const,
  exchangeRate: '0.92165899',
  receiptUrl: null,
  disputed: false,
};
withExample(NewApaEntry, entry);
withExample(ApaEntryChanges, { disputed: true });
withExample(ApaEntry, {
  id: 31,
  companyId: 1,
  companyName: 'Azure Charters',
  apaId: 5,
  ...entry,
  amountInApa: '230.41',
  balance: '11769.59',
  enteredBy: 'Maya Laurent',
  createdAt: '2027-07-05T18:20:00.000Z',
  updatedAt: '2027-07-05T18:20:00.000Z',
});
withExample(ApaClosing, { day: '2027-07-10', method: 'bank_transfer' });
