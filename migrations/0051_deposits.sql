-- A deposit is invoiced before the rest, and a later invoice takes it off again: for each tax a line below nothing, which names it.
alter table invoices add column kind text not null default 'invoice' check (kind in ('invoice', 'deposit'));
create index invoices_deposits on invoices (company_id, customer_id) where kind = 'deposit';

alter table invoice_items add column deposit_invoice_id bigint,
  add foreign key (company_id, deposit_invoice_id) references invoices,
  drop constraint invoice_items_quantity_check,
  add constraint invoice_items_quantity_check check (quantity > 0 or (quantity < 0 and deposit_invoice_id is not null));
create index invoice_items_deposit on invoice_items (company_id, deposit_invoice_id) where deposit_invoice_id is not null;

-- On which invoice a deposit is deducted: on one at a time, whoever writes at the same moment.
create table deposit_deductions (
  id bigint generated always as identity unique,
  company_id bigint not null references companies on delete cascade,
  deposit_id bigint not null,
  invoice_id bigint not null,
  primary key (company_id, deposit_id),
  foreign key (company_id, deposit_id) references invoices,
  foreign key (company_id, invoice_id) references invoices on delete cascade,
  check (deposit_id <> invoice_id)
);
create index deposit_deductions_invoice on deposit_deductions (company_id, invoice_id);
alter table deposit_deductions enable row level security, force row level security;
create policy tenant on deposit_deductions to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on deposit_deductions to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on deposit_deductions to fairlead_app, fairlead_platform;
