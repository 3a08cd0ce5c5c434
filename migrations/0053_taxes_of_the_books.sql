-- The tax that is in an expense or in other income: at which rate, and how much it is.
alter table expenses
  add column tax_rate_id bigint,
  add column tax_amount numeric(12, 2) check (tax_amount >= 0),
  add foreign key (company_id, tax_rate_id) references tax_rates (company_id, id) on delete set null (tax_rate_id);
create index expenses_tax_rate on expenses (company_id, tax_rate_id) where tax_rate_id is not null;

alter table income
  add column tax_rate_id bigint,
  add column tax_amount numeric(12, 2) check (tax_amount >= 0),
  add foreign key (company_id, tax_rate_id) references tax_rates (company_id, id) on delete set null (tax_rate_id);
create index income_tax_rate on income (company_id, tax_rate_id) where tax_rate_id is not null;
