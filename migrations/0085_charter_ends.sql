-- How a charter ends: called off, for what it costs by then, or closed once it is over and settled, its deposit with it.
alter table charters
  add column cancelled_on date,
  add column cancellation_fee numeric(12, 2) check (cancellation_fee >= 0),
  add constraint charters_cancelled check (cancellation_fee is null or cancelled_on is not null);

-- What became of a deposit that was received: what was kept of it, and what went back.
create table deposit_settlements (
  company_id bigint not null,
  id bigint generated always as identity,
  charter_id bigint not null,
  deposit numeric(12, 2) not null check (deposit > 0),
  deductions jsonb not null check (jsonb_typeof(deductions) = 'array'),
  withheld numeric(12, 2) not null,
  refund numeric(12, 2) not null,
  -- What was to be deducted beyond the deposit.
  uncovered numeric(12, 2) not null,
  refunded_on date not null,
  method text check (method in ('cash', 'credit_card', 'debit_card', 'bank_transfer', 'check', 'other')),
  -- Over what was kept, where somebody wanted one.
  invoice_id bigint,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, charter_id),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, charter_id) references charters on delete cascade,
  foreign key (company_id, invoice_id) references invoices on delete set null (invoice_id),
  constraint deposit_settlements_adds_up check (withheld >= 0 and refund >= 0 and uncovered >= 0 and withheld + refund = deposit)
);
create index deposit_settlements_invoice on deposit_settlements (company_id, invoice_id) where invoice_id is not null;
alter table deposit_settlements enable row level security, force row level security;
create policy tenant on deposit_settlements to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on deposit_settlements to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on deposit_settlements to fairlead_app, fairlead_platform;
