import type { WorkSubcategory } from '#domain/finance/words.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { centsTyped } from '#domain/shared/typed-amount.ts';
import type { UploadedFile } from '../../platform/upload.ts';

/** The cost of work as typed, with its receipt. */
export type TypedCost = { receipt: UploadedFile | null; amount: string; subcategory: WorkSubcategory; vendor: string };

export function blankCost({ contractor }: Pick<MaintenanceRecord, 'contractor'>): TypedCost {
  return { receipt: null, amount: '', subcategory: 'Labour', vendor: contractor ?? '' };
}

/** Whether there is something to log: a receipt or an amount. */
export function hasCost({ receipt, amount }: TypedCost): boolean {
  return receipt !== null || amount.trim() !== '';
}

/** The expense to log. Its amount is null if it can't be read. */
export function costEntered({ receipt, amount, subcategory, vendor }: TypedCost, mark: Parameters<typeof centsTyped>[1]) {
  const cents = centsTyped(amount, mark);
  return {
    amount: cents === null || cents <= 0 ? null : decimalOf(cents),
    subcategory,
    vendor: vendor.trim() || null,
    receiptUrl: receipt?.url ?? null,
  };
}
