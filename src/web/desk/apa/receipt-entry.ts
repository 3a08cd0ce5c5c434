import { NewApaEntry, type Apa, type ApaEntry } from '#domain/finance/apa.ts';
import { apaCategoryLabels, paymentMethodLabels, type ApaCategory } from '#domain/finance/words.ts';
import { checkedBy } from '../../platform/record-form.ts';
import { wordFor } from '../../words/book-words.tsx';

/** A receipt as a form has it. */
export type ReceiptEntry = {
  receiptUrl: string;
  amount: string;
  currency: string;
  exchangeRate: string;
  category: ApaCategory | '';
  day: string;
  supplier: string;
  description: string;
  method: string;
  disputed: boolean;
};

export const receiptResolver = checkedBy<ReceiptEntry, NewApaEntry>(NewApaEntry);

export const receiptLabels: Record<keyof ReceiptEntry, string> = {
  receiptUrl: 'Receipt',
  amount: 'Amount',
  currency: 'Currency',
  exchangeRate: 'Exchange rate',
  category: 'Category',
  day: 'Date',
  supplier: 'Supplier',
  description: 'Description',
  method: 'Payment method',
  disputed: 'Disputed',
};

/** The initial values of a new receipt. */
export function blankReceipt({ currency }: Pick<Apa, 'currency'>, today: string): ReceiptEntry {
  const blank = { receiptUrl: '', amount: '', exchangeRate: '', category: '', supplier: '', description: '', method: '' } as const;
  return { ...blank, currency, day: today, disputed: false };
}

/** The form values of a stored receipt. */
export function receiptOf(stored: ApaEntry): ReceiptEntry {
  const { amount, currency, category, day, disputed } = stored;
  return {
    amount,
    currency,
    category,
    day,
    disputed,
    receiptUrl: stored.receiptUrl ?? '',
    exchangeRate: stored.exchangeRate?.replace(/0+$/, '').replace(/\.$/, '') ?? '',
    supplier: stored.supplier ?? '',
    description: stored.description ?? '',
    method: stored.method ?? '',
  };
}

/** A field in words, for comparing two versions. */
export function receiptWords(field: keyof ReceiptEntry, entry: ReceiptEntry): string {
  if (field === 'receiptUrl') return entry.receiptUrl ? 'A receipt' : 'None';
  if (field === 'disputed') return entry.disputed ? 'Yes' : 'No';
  if (field === 'category') return wordFor(apaCategoryLabels, entry.category);
  if (field === 'method') return wordFor(paymentMethodLabels, entry.method) || 'Not specified';
  return entry[field] || 'Empty';
}
