// A company with years of books, in SQL: so many invoices with two taxes each, expenses and payments, a tenth of them in dollars.

export const invoices = 20_000;
export const expenses = 40_000;
export const payments = 30_000;
/** The days over which they are spread, the last one being the 21st of November 2026. */
const days = 3 * 365;

const dayOf = (row: string) => `date '2026-11-21' - (${row} * 7919 % ${days})`;
const currencyOf = (row: string) => `case when ${row} % 10 = 0 then 'USD' else 'EUR' end`;
const rateOf = (row: string) => `case when ${row} % 10 = 0 then 0.9 + (${row} % 97) / 1000.0 end`;

/** The statements that make it, in the company $company with the person $token. */
export const booksRows = [
  `insert into companies (id, name, subscription_tier, time_zone, default_currency) overriding system value values ($company, 'Books', 'professional', 'Europe/Paris', 'EUR')`,
  `insert into users (id, company_id, email, password_hash, first_name, last_name, role) overriding system value values ($company, $company, 'books@people.example', 'none', 'Maya', 'Laurent', 'manager')`,
  `insert into sessions (token_hash, user_id, expires_at) values (sha256('$token'), $company, now() + interval '1 year')`,
  `insert into books_settings (company_id, reporting_currency) values ($company, 'EUR')`,
  `insert into yachts (id, company_id, name, type, length) overriding system value select $base + n, $company, 'Yacht ' || n, 'Motor Yacht', '24m' from generate_series(1, 40) n`,
  `insert into customers (id, company_id, first_name, last_name) overriding system value select $base + n, $company, 'Ada', 'Fenwick ' || n from generate_series(1, 2000) n`,
  `insert into tax_rates (id, company_id, name, category, percent, valid_from) overriding system value values ($base, $company, 'Standard', 'S', 20, '2020-01-01')`,
  `insert into invoices (id, company_id, customer_id, yacht_id, invoice_number, issue_date, due_date, currency, status, sent_at, subtotal, tax_amount, total, exchange_rate)
    overriding system value
    select $base + n, $company, $base + 1 + n % 2000, $base + 1 + n % 40, 'B-' || n, ${dayOf('n')}, ${dayOf('n')} + 14, ${currencyOf('n')}, case when n % 20 = 0 then 'sent' else 'paid' end, ${dayOf('n')}, 1100, 200, 1300, ${rateOf('n')}
    from generate_series(1, ${invoices}) n`,
  `insert into invoice_taxes (company_id, invoice_id, position, category, percent, taxable, tax)
    select $company, $base + n, k, case k when 1 then 'S' else 'E' end, case k when 1 then 20 else 0 end, case k when 1 then 1000 else 100 end, case k when 1 then 200 else 0 end
    from generate_series(1, ${invoices}) n, generate_series(1, 2) k`,
  `insert into expenses (id, company_id, yacht_id, category, description, amount, currency, expense_date, payment_method, tax_rate_id, tax_amount, exchange_rate)
    overriding system value
    select $base + n, $company, $base + 1 + n % 40, (array['fuel', 'docking', 'supplies', 'other'])[1 + n % 4], 'Expense ' || n, 120, ${currencyOf('n')}, ${dayOf('n')}, 'bank_transfer', $base, 20, ${rateOf('n')}
    from generate_series(1, ${expenses}) n`,
  `insert into payments (id, company_id, direction, customer_id, day, amount, currency, method, exchange_rate)
    overriding system value
    select $base + n, $company, 'in', $base + 1 + (n % ${invoices}) % 2000, ${dayOf(`(n % ${invoices})`)} + 10, case when n <= 10000 or n > ${invoices} then 650 else 1300 end, ${currencyOf('n')}, 'bank_transfer', ${rateOf('n')}
    from generate_series(1, ${payments}) n`,
  `insert into allocations (company_id, credit_payment_id, debit_invoice_id, day, amount)
    select $company, p.id, i.id, p.day, p.amount from payments p join invoices i on i.id = $base + (p.id - $base) % ${invoices}
    where p.company_id = $company and (p.id - $base) % ${invoices} > 0 and (p.id - $base) % 20 > 0`,
];
