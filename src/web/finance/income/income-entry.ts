import { enteredTax } from '#domain/finance/included-tax.ts';
import type { Income } from '#domain/finance/income.ts';

/** The form of an income record. */
export type IncomeForm = {
  description: string;
  amount: string;
  currency: string;
  category: string;
  subcategory: string;
  incomeDate: string;
  paymentStatus: string;
  paymentMethod: string;
  customerId: number | null;
  yachtId: number | null;
  taxRateId: number | null;
  taxAmount: string;
  exchangeRate: string;
  notes: string;
  companyId: number | null;
};

export function blankIncome(given: Pick<IncomeForm, 'incomeDate' | 'currency' | 'customerId' | 'yachtId' | 'companyId'>): IncomeForm {
  return {
    description: '',
    amount: '',
    category: '',
    subcategory: '',
    paymentStatus: 'pending',
    paymentMethod: '',
    taxRateId: null,
    taxAmount: '',
    exchangeRate: '',
    notes: '',
    ...given,
  };
}

export function formOf(income: Income): IncomeForm {
  const { description, amount, currency, category, incomeDate, paymentStatus, customerId, yachtId, companyId } = income;
  return {
    description,
    amount,
    currency,
    category,
    incomeDate,
    paymentStatus,
    customerId,
    yachtId,
    companyId,
    subcategory: income.subcategory ?? '',
    paymentMethod: income.paymentMethod ?? '',
    taxRateId: income.taxRateId,
    taxAmount: enteredTax(income) ?? '',
    exchangeRate: income.exchangeRate ?? '',
    notes: income.notes ?? '',
  };
}
