import { enteredTax } from '#domain/finance/included-tax.ts';
import type { Expense } from '#domain/finance/expense.ts';
import { subcategoryInWords, workSubcategoryLabels } from '#domain/finance/words.ts';

/** The form of an expense. */
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
  maintenanceId: number | null;
  receiptUrl: string;
  taxRateId: number | null;
  taxAmount: string;
  exchangeRate: string;
  passOn: boolean | null;
  notes: string;
  companyId: number | null;
};

/** The work that a new expense starts with, and its yacht. */
export type ForWork = { id: number; title: string; yachtId: number; yachtName: string };

export function blankExpense(
  given: Pick<ExpenseForm, 'expenseDate' | 'currency' | 'yachtId' | 'companyId'>,
  work: ForWork | null,
): ExpenseForm {
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
    maintenanceId: null,
    ...given,
    ...(work && {
      description: work.title,
      category: 'maintenance',
      subcategory: workSubcategoryLabels.Labour,
      maintenanceId: work.id,
      yachtId: work.yachtId,
    }),
  };
}

export function formOf(expense: Expense): ExpenseForm {
  const { description, amount, currency, category, expenseDate, yachtId, maintenanceId, companyId } = expense;
  return {
    description,
    amount,
    currency,
    category,
    expenseDate,
    yachtId,
    maintenanceId,
    companyId,
    subcategory: subcategoryInWords(expense.subcategory ?? ''),
    vendor: expense.vendor ?? '',
    paymentMethod: expense.paymentMethod ?? '',
    receiptUrl: expense.receiptUrl ?? '',
    taxRateId: expense.taxRateId,
    taxAmount: enteredTax(expense) ?? '',
    exchangeRate: expense.exchangeRate ?? '',
    passOn: expense.passOn,
    notes: expense.notes ?? '',
  };
}
