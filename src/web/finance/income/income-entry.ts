import type { Income } from '#domain/finance/income.ts';

/** What a form shows of an income record. */
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
  notes: string;
  companyId: number | null;
};

export function blankIncome(given: Pick<IncomeForm, 'incomeDate' | 'currency' | 'customerId' | 'yachtId' | 'companyId'>): IncomeForm {
  return { description: '', amount: '', category: '', subcategory: '', paymentStatus: 'pending', paymentMethod: '', notes: '', ...given };
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
    notes: income.notes ?? '',
  };
}
