-- What is paid of a charter and when, from its booking on. The fee is invoiced, each part by itself; a deposit and an APA are others' money.
create table charter_instalments (
  company_id bigint not null,
  id bigint generated always as identity,
  charter_id bigint not null,
  position smallint not null,
  kind text not null check (kind in ('fee', 'deposit', 'apa')),
  label text not null check (length(label) between 1 and 100),
  -- How much of the charter it is, in percent.
  share numeric(5, 2) check (share between 0 and 100),
  -- In the charter's price mode, as its invoice says them.
  taxable numeric(12, 2) not null,
  exempt numeric(12, 2) not null,
  -- What is paid, tax included.
  amount numeric(12, 2) not null check (amount > 0),
  due_date date not null,
  invoice_id bigint,
  -- When its invoice was drafted: once that is deleted, it isn't drafted again by itself.
  drafted_on date,
  received_on date,
  method text check (method in ('cash', 'credit_card', 'debit_card', 'bank_transfer', 'check', 'other')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, charter_id) references charters on delete cascade,
  foreign key (company_id, invoice_id) references invoices on delete set null (invoice_id),
  constraint charter_instalments_of_the_fee check ((kind = 'fee') = (share is not null) and (kind = 'fee' or invoice_id is null)),
  constraint charter_instalments_of_others check (kind <> 'fee' or received_on is null)
);
create index charter_instalments_charter on charter_instalments (company_id, charter_id, position);
create unique index charter_instalments_invoice on charter_instalments (company_id, invoice_id) where invoice_id is not null;
create unique index charter_instalments_deposit on charter_instalments (company_id, charter_id, kind) where kind <> 'fee';
create index charter_instalments_due on charter_instalments (company_id, due_date) where kind = 'fee' and invoice_id is null;

alter table charter_instalments enable row level security, force row level security;
create policy tenant on charter_instalments to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on charter_instalments to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on charter_instalments to fairlead_app, fairlead_platform;
create trigger touch before update on charter_instalments for each row execute function touch();
