import { BookingBalance, CurrencyTotal, IncomeTotal, InvoiceFigures, InvoiceTotal } from '#domain/finance/currency-total.ts';
import { ExpenseFile, ExpenseImport } from '#domain/finance/expense-import.ts';
import { Expense, ExpenseChanges, NewExpense } from '#domain/finance/expense.ts';
import { Income, IncomeChanges, NewIncome } from '#domain/finance/income.ts';
import { FinanceOverview } from '#domain/finance/overview.ts';
import { withExample } from '../platform/examples.ts';

const ofAzure = {
  companyId: 1,
  companyName: 'Azure Charters',
  createdAt: '2026-11-16T15:00:00.000Z',
  updatedAt: '2026-11-16T15:00:00.000Z',
};
const expense = {
  category: 'fuel' as const,
  description: 'Diesel, 2,400 liters',
  amount: '3984.00',
  currency: 'EUR' as const,
  expenseDate: '2026-11-16',
  vendor: 'Port Vauban Fuel',
  paymentMethod: 'credit_card',
  yachtId: 12,
  taxRateId: 4,
};
withExample(NewExpense, expense);
withExample(ExpenseChanges, { amount: '4012.50' });
withExample(Expense, {
  id: 88,
  ...expense,
  taxRateName: 'France standard',
  taxPercent: '20.00',
  taxAmount: '664.00',
  exchangeRate: null,
  yachtName: 'Aurelia',
  subcategory: null,
  passOn: null,
  receiptUrl: null,
  maintenanceId: null,
  notes: null,
  ...ofAzure,
});
withExample(CurrencyTotal, { currency: 'EUR', count: 14, total: '48210.75' });
withExample(ExpenseFile, {
  csv: 'Date,Category,Description,Amount,Currency,Yacht\n2026-11-16,Fuel,"Diesel, 2,400 liters",3984.00,EUR,Aurelia\n',
});
withExample(ExpenseImport, {
  lines: [
    {
      line: 2,
      expenseDate: '2026-11-16',
      category: 'Fuel',
      description: 'Diesel, 2,400 liters',
      amount: '3984.00',
      currency: 'EUR',
      yacht: 'Aurelia',
      faults: [],
    },
  ],
  dates: { order: 'dmy', doubtful: null },
  faulty: 0,
  imported: 1,
});

const income = {
  category: 'charter' as const,
  description: 'Charter Fenwick, deposit',
  amount: '9000.00',
  currency: 'EUR' as const,
  incomeDate: '2026-11-10',
  paymentStatus: 'paid' as const,
  paymentMethod: 'bank_transfer',
  customerId: 7,
  yachtId: 12,
};
withExample(NewIncome, income);
withExample(IncomeChanges, { paymentStatus: 'paid', paymentMethod: 'bank_transfer' });
withExample(Income, {
  id: 61,
  ...income,
  customerName: 'Ada Fenwick',
  yachtName: 'Aurelia',
  subcategory: null,
  invoiceId: 19,
  invoiceNumber: 'INV-2026-0019',
  paymentId: 34,
  apaId: null,
  taxRateId: null,
  taxRateName: null,
  taxPercent: null,
  taxAmount: null,
  exchangeRate: null,
  notes: null,
  ...ofAzure,
});
withExample(IncomeTotal, { currency: 'EUR', count: 9, total: '112400.00', paid: '94400.00' });
withExample(InvoiceTotal, {
  currency: 'EUR',
  count: 12,
  total: '130400.00',
  byStatus: { draft: '9000.00', sent: '18000.00', paid: '94400.00', overdue: '9000.00', cancelled: '0.00' },
  paid: '94400.00',
  credited: '0.00',
  open: '27000.00',
  overdue: '9000.00',
});
withExample(InvoiceFigures, {
  currency: 'EUR',
  count: 12,
  total: '130400.00',
  invoiced: '121400.00',
  paid: '94400.00',
  open: '27000.00',
  openCount: 3,
  overdue: '9000.00',
  overdueCount: 1,
  paidInMonth: '36000.00',
  paidMonthBefore: '31500.00',
});
withExample(BookingBalance, {
  eventId: 54,
  currency: 'EUR',
  invoices: 1,
  invoiced: '18000.00',
  paid: '9000.00',
  credited: '0.00',
  open: '9000.00',
});
withExample(FinanceOverview, {
  from: '2026-11-01',
  to: '2026-11-30',
  currencies: [
    {
      currency: 'EUR',
      income: '18000.00',
      expenses: '3984.00',
      result: '14016.00',
      received: '9000.00',
      months: [
        {
          month: '2026-11',
          income: '18000.00',
          expenses: '3984.00',
          result: '14016.00',
          yearBefore: { income: '15500.00', expenses: '4100.00', result: '11400.00' },
        },
      ],
      incomeByCategory: [{ category: 'charter', amount: '18000.00' }],
      expensesByCategory: [{ category: 'fuel', amount: '3984.00' }],
      yachts: [{ yachtId: 12, yachtName: 'Aurelia', companyName: null, income: '18000.00', expenses: '3984.00', result: '14016.00' }],
    },
  ],
});
