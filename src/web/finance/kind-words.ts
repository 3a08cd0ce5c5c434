import type { InvoiceKind } from '#domain/finance/words.ts';

export type BooksKind = InvoiceKind | 'credit_note';

/** The kinds offered by the filter of invoices. */
export const booksKinds: Record<BooksKind, string> = { invoice: 'Invoices', deposit: 'Deposits', credit_note: 'Credit notes' };
