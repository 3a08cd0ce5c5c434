import type { DecimalMark } from '#domain/shared/formats.ts';
import { understood } from '../platform/amount-field.tsx';

/** What is typed about received parts. The vendor is at first the usual one. */
type ReceivedEntry = { unitCost: string; expense: boolean; vendor: string; usualVendor: string; receiptUrl: string | null };

/**
 * What is sent about received parts. They are an expense once its cost, its receipt or another vendor is typed, so that the server asks for
 * a missing cost.
 */
export function receivedOf({ unitCost, expense, vendor, usualVendor, receiptUrl }: ReceivedEntry, mark: DecimalMark) {
  const cost = unitCost.trim() === '' ? null : understood(unitCost, mark);
  const seller = vendor.trim() || null;
  const isBought = cost !== null || receiptUrl !== null || (seller !== null && seller !== usualVendor);
  return { unitCost: cost, ...(expense && isBought && { expense, vendor: seller, receiptUrl }) };
}
