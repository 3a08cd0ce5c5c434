-- What invoices need beyond the first migration: what a company prints on them, when one was sent, and the document as it was sent.

alter table companies
  add column tax_number text check (length(tax_number) <= 50),
  add column payment_details text check (length(payment_details) <= 1000);

-- The moment an invoice left the house. From then on it stays as it is; only its status goes on.
alter table invoices add column sent_at timestamptz(3);

-- The table's owner stands behind row level security as well.
set local role fairlead_platform;
update invoices set sent_at = issue_date where status in ('sent', 'paid', 'overdue');
reset role;

-- The PDF as it was sent. It lies in the database, so that it is kept in the very transaction that marks the invoice as sent.
create table invoice_documents (
  company_id bigint not null references companies on delete cascade,
  invoice_id bigint not null,
  content bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references invoices on delete cascade
);
alter table invoice_documents enable row level security, force row level security;
create policy tenant on invoice_documents to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on invoice_documents to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on invoice_documents to fairlead_app, fairlead_platform;

-- "What did we invoice this customer", newest first, and invoices by state.
create index invoices_status on invoices (company_id, status, due_date);
create index expenses_category on expenses (company_id, category, expense_date);
create index income_category on income (company_id, category, income_date);
