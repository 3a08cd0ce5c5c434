-- By which whoever got an invoice by email looks at it, and at what of it is open: of the secret its hash is kept. A link ends a year after
-- its letter. It tells no more than the PDF beside it, and what was paid since.
create table invoice_links (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  invoice_id bigint not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  opened_at timestamptz(3),
  opens integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, invoice_id) references invoices on delete cascade
);
create index invoice_links_invoice on invoice_links (company_id, invoice_id, id);
alter table invoice_links enable row level security, force row level security;
create policy tenant on invoice_links to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on invoice_links to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on invoice_links to fairlead_app, fairlead_platform;
create trigger touch before update on invoice_links for each row execute function touch();
