// Years of a company's books as SQL: invoices with two taxes each, expenses, and payments with their income, a tenth of them in another
// currency.

/** How many of each there are, over three years. */
export type BooksSize = { customers: number; invoices: number; expenses: number; payments: number };
/** SQL expressions for the company's id, the last day and the yacht of the nth row. The ids of rows start after `base`. */
type BooksOf = { company: string; base: number; lastDay: string; yachtOf: (row: string) => string };

const days = 3 * 365;
const currencyOf = (row: string) => `case when ${row} % 10 = 0 then 'USD' else 'EUR' end`;
const rateOf = (row: string) => `case when ${row} % 10 = 0 then 0.9 + (${row} % 97) / 1000.0 end`;

/** The statements that create them, for an existing company with yachts. */
export function booksRows(size: BooksSize, { company, base, lastDay, yachtOf }: BooksOf): string[] {
  const dayOf = (row: string) => `${lastDay} - (${row} * 7919 % ${days})`;
  const customerOf = (invoice: string) => `${base} + 1 + ${invoice} % ${size.customers}`;
  // Paid invoices are paid in full, except the first ones, which are paid in two parts. Their second parts come last.
  const inParts = size.payments - size.invoices;
  const invoiceOf = `(n % ${size.invoices})`;
  return [
    `insert into books_settings (company_id, reporting_currency) values (${company}, 'EUR')`,
    `insert into customers (id, company_id, first_name, last_name) overriding system value select ${base} + n, ${company}, 'Ada', 'Fenwick ' || n from generate_series(1, ${size.customers}) n`,
    `insert into tax_rates (id, company_id, name, category, percent, valid_from) overriding system value values (${base}, ${company}, 'Standard', 'S', 20, '2020-01-01')`,
    `insert into invoices (id, company_id, customer_id, yacht_id, invoice_number, issue_date, due_date, currency, status, sent_at, subtotal, tax_amount, total, exchange_rate)
      overriding system value
      select ${base} + n, ${company}, ${customerOf('n')}, ${yachtOf('n')}, 'B-' || n, ${dayOf('n')}, ${dayOf('n')} + 14, ${currencyOf('n')}, case when n % 20 = 0 then 'sent' else 'paid' end, ${dayOf('n')}, 1100, 200, 1300, ${rateOf('n')}
      from generate_series(1, ${size.invoices}) n`,
    `insert into invoice_taxes (company_id, invoice_id, position, category, percent, taxable, tax)
      select ${company}, ${base} + n, k, case k when 1 then 'S' else 'E' end, case k when 1 then 20 else 0 end, case k when 1 then 1000 else 100 end, case k when 1 then 200 else 0 end
      from generate_series(1, ${size.invoices}) n, generate_series(1, 2) k`,
    `insert into expenses (id, company_id, yacht_id, category, description, amount, currency, expense_date, payment_method, tax_rate_id, tax_amount, exchange_rate)
      overriding system value
      select ${base} + n, ${company}, ${yachtOf('n')}, (array['fuel', 'docking', 'supplies', 'other'])[1 + n % 4], 'Expense ' || n, 120, ${currencyOf('n')}, ${dayOf('n')}, 'bank_transfer', ${base}, 20, ${rateOf('n')}
      from generate_series(1, ${size.expenses}) n`,
    `insert into payments (id, company_id, direction, customer_id, day, amount, currency, method, exchange_rate)
      overriding system value
      select ${base} + n, ${company}, 'in', ${customerOf(invoiceOf)}, ${dayOf(invoiceOf)} + 10, case when n <= ${inParts} or n > ${size.invoices} then 650 else 1300 end, ${currencyOf('n')}, 'bank_transfer', ${rateOf('n')}
      from generate_series(1, ${size.payments}) n`,
    `insert into allocations (company_id, credit_payment_id, debit_invoice_id, day, amount)
      select ${company}, p.id, i.id, p.day, p.amount from payments p join invoices i on i.id = ${base} + (p.id - ${base}) % ${size.invoices}
      where p.company_id = ${company} and p.id > ${base} and (p.id - ${base}) % ${size.invoices} > 0 and (p.id - ${base}) % 20 > 0`,
    `insert into income (company_id, customer_id, yacht_id, invoice_id, payment_id, category, description, amount, currency, income_date, payment_status, payment_method)
      select ${company}, p.customer_id, i.yacht_id, i.id, p.id, 'charter', coalesce('Invoice ' || i.invoice_number, 'Payment on account'), p.amount, p.currency, p.day, 'paid', 'bank_transfer'
      from payments p left join allocations a on a.company_id = ${company} and a.credit_payment_id = p.id left join invoices i on i.company_id = ${company} and i.id = a.debit_invoice_id
      where p.company_id = ${company} and p.id > ${base}`,
  ];
}
