import { BooksAccount, BooksAccountChanges, JournalLine, JournalTotals } from '#domain/finance/journal.ts';
import { withExample } from '../platform/examples.ts';

withExample(JournalLine, {
  date: '2026-11-13',
  entry: 'INV-2026-0042',
  text: 'INV-2026-0042',
  account: 'revenue_charter',
  accountNumber: '706000',
  accountName: 'Revenue: Charter',
  debit: '0.00',
  credit: '11414.74',
  currency: 'EUR',
  amount: '-11414.74',
  taxCategory: 'S',
  taxPercent: '20.00',
  yachtId: 12,
  yachtName: 'Aurelia',
  customerId: 7,
  customerName: 'Baltic Events GmbH',
  sourceType: 'invoice',
  sourceId: 42,
  invoiceId: 42,
});
withExample(JournalTotals, { currency: 'EUR', lines: 214, debit: '184210.55', credit: '184210.55', missingRates: 0 });
const account = { key: 'revenue_charter', number: '706000', name: 'Charter revenue' };
withExample(BooksAccount, account);
withExample(BooksAccountChanges, { accounts: [account] });
