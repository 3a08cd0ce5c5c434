import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Expense, ExpenseChanges, NewExpense } from '#domain/finance/expense.ts';
import { client, versionOf } from '../platform/api.ts';

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
  notes: string;
  companyId: number | null;
};

export function blankExpense(given: Pick<ExpenseForm, 'expenseDate' | 'currency' | 'yachtId' | 'companyId'>): ExpenseForm {
  return { description: '', amount: '', category: '', subcategory: '', vendor: '', paymentMethod: '', receiptUrl: '', notes: '', ...given };
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
    notes: expense.notes ?? '',
  };
}

type Save = { values: NewExpense } | { changes: ExpenseChanges; upon: Expense };

/** Logs an expense, or changes the version of it that was worked on. */
export function useSaveExpense() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it logs one expense.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Expense> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/expenses/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/expenses', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved expense without it.');
      return data;
    },
  });
}
