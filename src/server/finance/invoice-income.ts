import type { IncomeCategory } from '#domain/finance/words.ts';
import type { Transaction } from '../platform/database.ts';

/** The yacht and the category of what an invoice is for; without an invoice, income is the sale of something else. */
export async function incomeSourceOf(
  t: Transaction,
  companyId: number,
  invoiceId: number | null,
): Promise<{ yachtId: number | null; category: IncomeCategory }> {
  if (invoiceId === null) return { yachtId: null, category: 'other' };
  const { yachtId, category } = await t
    .selectFrom('invoices')
    .select(['yachtId', 'category'])
    .where('companyId', '=', companyId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return { yachtId, category: category as IncomeCategory };
}
