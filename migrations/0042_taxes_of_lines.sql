-- A tax on each line of an invoice, discounts, prices with tax, parts that were sailed outside EU waters, and what an invoice comes to for
-- each tax. Invoices that are there keep every figure they have.
alter table invoices
  add column prices text not null default 'net' check (prices in ('net', 'gross')),
  add column discount_percent numeric(5, 2) check (discount_percent between 0.01 and 100),
  add column discount_amount numeric(12, 2) check (discount_amount > 0),
  add column line_total numeric(12, 2) not null default 0,
  add column discount_total numeric(12, 2) not null default 0,
  add column service_from date,
  add column service_to date check (service_to >= service_from),
  add column purchase_order text check (length(purchase_order) <= 100),
  -- The yacht it is about: given, or its booking's. It outlives the booking.
  add column yacht_id bigint,
  -- Who sold and who bought, as they were when it was issued.
  add column issued_as jsonb,
  add constraint invoices_one_discount check (discount_percent is null or discount_amount is null),
  add foreign key (company_id, yacht_id) references yachts (company_id, id) on delete set null (yacht_id);
create index invoices_yacht on invoices (company_id, yacht_id, issue_date);

alter table invoice_items
  add column unit text check (unit in ('C62', 'DAY', 'WEE', 'HUR', 'LTR')),
  add column discount_percent numeric(5, 2) check (discount_percent between 0.01 and 100),
  -- The tax is copied, so that a line says what it was taxed with whatever becomes of the rate.
  add column tax_rate_id bigint,
  add column tax_name text,
  add column tax_category text check (tax_category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  add column tax_percent numeric(5, 2) not null default 0,
  add column tax_reason text,
  add column net numeric(12, 2) not null default 0,
  add column outside_share numeric(5, 2) check (outside_share between 0.01 and 100),
  add column outside_amount numeric(12, 2),
  add column outside_tax_rate_id bigint,
  add column outside_category text check (outside_category in ('Z', 'E', 'O')),
  add column outside_reason text,
  add foreign key (company_id, tax_rate_id) references tax_rates (company_id, id) on delete set null (tax_rate_id),
  add foreign key (company_id, outside_tax_rate_id) references tax_rates (company_id, id) on delete set null (outside_tax_rate_id);
create index invoice_items_tax_rate on invoice_items (company_id, tax_rate_id);
create index invoice_items_outside_tax_rate on invoice_items (company_id, outside_tax_rate_id);

-- What an invoice comes to for each tax, in the order in which its lines name them. Without a category it isn't said which.
create table invoice_taxes (
  id bigint generated always as identity unique,
  company_id bigint not null references companies on delete cascade,
  invoice_id bigint not null,
  position integer not null,
  category text check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  percent numeric(5, 2) not null,
  taxable numeric(12, 2) not null,
  tax numeric(12, 2) not null,
  reason text,
  primary key (company_id, invoice_id, position),
  foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade
);
alter table invoice_taxes enable row level security, force row level security;
create policy tenant on invoice_taxes to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on invoice_taxes to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on invoice_taxes to fairlead_app, fairlead_platform;

-- Nobody changed these invoices: their versions stay.
alter table invoices disable trigger touch;
set local role fairlead_platform;
update invoices i set line_total = subtotal,
  yacht_id = (select e.yacht_id from schedule_events e where e.company_id = i.company_id and e.id = i.event_id);
update invoice_items t set net = t.total,
  tax_category = case when t.tax_exempt then 'E' when i.tax_rate > 0 then 'S' end,
  tax_percent = case when t.tax_exempt then 0 else i.tax_rate end,
  tax_reason = case when t.tax_exempt then 'Exempt' end
  from invoices i where i.company_id = t.company_id and i.id = t.invoice_id;
insert into invoice_taxes (company_id, invoice_id, position, category, percent, taxable, tax, reason)
select t.company_id, t.invoice_id, row_number() over (partition by t.company_id, t.invoice_id order by min(t.position)),
  t.tax_category, t.tax_percent, sum(t.total), case when t.tax_category = 'S' then i.tax_amount else 0 end, max(t.tax_reason)
from invoice_items t join invoices i on i.company_id = t.company_id and i.id = t.invoice_id
group by t.company_id, t.invoice_id, t.tax_category, t.tax_percent, i.tax_amount;
reset role;
alter table invoices enable trigger touch;
