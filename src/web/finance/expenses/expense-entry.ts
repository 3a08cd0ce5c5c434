import { writtenTax } from '#domain/finance/included-tax.ts';
import type { Expense } from '#domain/finance/expense.ts';

/** What a form shows of an expense. */
export type ExpenseForm = {
  description: string;
  amount: string;
  currency: string;
  category: string;
  subcategory: string;
  expenseDate: string;
  vendor: string;
  paymentMethod: string;
  yachtId: number | null;
  receiptUrl: string;
  taxRateId: number | null;
  taxAmount: string;
  exchangeRate: string;
  passOn: boolean | null;
  notes: string;
  companyId: number | null;
};

export function blankExpense(given: Pick<ExpenseForm, 'expenseDate' | 'currency' | 'yachtId' | 'companyId'>): ExpenseForm {
  return {
    description: '',
    amount: '',
    category: '',
    subcategory: '',
    vendor: '',
    paymentMethod: '',
    receiptUrl: '',
    taxRateId: null,
    taxAmount: '',
    exchangeRate: '',
    passOn: null,
    notes: '',
    ...given,
  };
}

export function formOf(expense: Expense): ExpenseForm {
  const { description, amount, currency, category, expenseDate, yachtId, companyId } = expense;
  return {
    description,
    amount,
    currency,
    category,
    expenseDate,
    yachtId,
    companyId,
    subcategory: expense.subcategory ?? '',
    vendor: expense.vendor ?? '',
    paymentMethod: expense.paymentMethod ?? '',
    receiptUrl: expense.receiptUrl ?? '',
    taxRateId: expense.taxRateId,
    taxAmount: writtenTax(expense) ?? '',
    exchangeRate: expense.exchangeRate ?? '',
    passOn: expense.passOn,
    notes: expense.notes ?? '',
  };
}
