import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Income, IncomeChanges, NewIncome } from '#domain/finance/income.ts';
import { client, versionOf } from '../platform/api.ts';

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

type Save = { values: NewIncome } | { changes: IncomeChanges; upon: Income };

/** Logs income, or changes the version of it that was worked on. */
export function useSaveIncome() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it is logged once.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Income> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/income/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/income', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved income record without it.');
      return data;
    },
  });
}
