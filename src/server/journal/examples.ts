import { ProfitAndLoss, Receivables, TaxReport } from '#domain/finance/books-reports.ts';
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
  charterId: null,
});
withExample(JournalTotals, { currency: 'EUR', lines: 214, debit: '184210.55', credit: '184210.55', missingRates: 0 });
const account = { key: 'revenue_charter', number: '706000', name: 'Charter revenue' };
withExample(BooksAccount, account);
withExample(BooksAccountChanges, { accounts: [account] });
const profit = {
  revenue: '41500.00',
  costs: '8900.40',
  ownersShare: '26949.60',
  result: '5650.00',
  accounts: [
    { account: 'revenue_charter', accountNumber: '706000', accountName: 'Charter revenue', part: 'revenue' as const, amount: '41500.00' },
    { account: 'expense_fuel', accountNumber: null, accountName: 'Expense: Fuel', part: 'costs' as const, amount: '8900.40' },
  ],
};
const month = { from: '2026-03-01', to: '2026-03-31', currency: 'EUR', missingRates: 0 };
withExample(ProfitAndLoss, { ...month, rows: [{ yachtId: 12, yachtName: 'Aurelia', ...profit }], total: profit });
withExample(TaxReport, {
  ...month,
  rows: [{ direction: 'output', category: 'S', percent: '20.00', taxable: '11072.25', tax: '2214.45' }],
  total: { output: '2214.45', input: '0.00', due: '2214.45' },
});
const balances = { notDue: '0.00', days30: '8697.69', days60: '0.00', days90: '0.00', older: '0.00', credit: '0.00', total: '8697.69' };
withExample(Receivables, {
  on: '2026-12-13',
  since: '2026-01-05',
  currency: 'EUR',
  missingRates: 0,
  rows: [
    {
      customerId: 7,
      customerName: 'Baltic Events GmbH',
      ...balances,
      invoices: [
        { invoiceId: 42, invoiceNumber: 'INV-2026-0042', issueDate: '2026-11-13', dueDate: '2026-11-27', daysLate: 16, open: '8697.69' },
      ],
    },
  ],
  total: balances,
});
