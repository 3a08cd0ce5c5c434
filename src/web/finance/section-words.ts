// The build reads this as well: it names the addresses of the books.

/** The tabs of the books, with their labels. */
export const tabLabels = {
  expenses: 'Expenses',
  income: 'Income',
  invoices: 'Invoices',
  bank: 'Bank',
  owners: 'Owners',
  books: 'Books',
  overview: 'Overview',
};

export type BooksTab = keyof typeof tabLabels;

/** Credit notes have no tab of their own: they belong to the invoices. */
export const sections = [...(Object.keys(tabLabels) as BooksTab[]), 'credit-notes'] as const;
export type Section = (typeof sections)[number];
