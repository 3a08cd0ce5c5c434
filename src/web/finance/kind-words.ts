import type { InvoiceKind } from '#domain/finance/words.ts';

export type BooksKind = InvoiceKind | 'credit_note';

/** What invoices and what goes with them are called in lists. */
export const booksKinds: Record<BooksKind, string> = { invoice: 'Invoices', deposit: 'Deposits', credit_note: 'Credit notes' };
