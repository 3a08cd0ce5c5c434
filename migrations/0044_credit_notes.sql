-- What takes back an issued invoice, whole or in part: a document of its own, with a number of its own. It isn't among the invoices, because
-- much adds those up. Once stored it stays as it is.
create table credit_notes (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  invoice_id bigint not null,
  customer_id bigint not null,
  number text not null,
  issue_date date not null,
  reason text not null check (length(reason) <= 500),
  currency text not null check (length(currency) = 3),
  prices text not null check (prices in ('net', 'gross')),
  line_total numeric(12, 2) not null,
  discount_total numeric(12, 2) not null,
  subtotal numeric(12, 2) not null,
  tax_amount numeric(12, 2) not null,
  total numeric(12, 2) not null check (total > 0),
  issued_as jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint credit_notes_number unique (company_id, number),
  foreign key (company_id, invoice_id) references invoices,
  foreign key (company_id, customer_id) references customers
);
create index credit_notes_day on credit_notes (company_id, issue_date desc, id desc);
create index credit_notes_invoice on credit_notes (company_id, invoice_id);
create index credit_notes_customer on credit_notes (company_id, customer_id, issue_date);
create trigger touch before update on credit_notes for each row execute function touch();

-- How much of which line of the invoice it takes back, in the invoice's prices.
create table credit_note_items (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  credit_note_id bigint not null,
  position integer not null,
  invoice_item_id bigint not null,
  description text not null,
  amount numeric(12, 2) not null,
  net numeric(12, 2) not null,
  tax_name text,
  tax_category text check (tax_category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  tax_percent numeric(5, 2) not null,
  tax_reason text,
  outside_share numeric(5, 2),
  outside_amount numeric(12, 2),
  outside_category text check (outside_category in ('Z', 'E', 'O')),
  outside_reason text,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, credit_note_id) references credit_notes on delete cascade,
  foreign key (company_id, invoice_item_id) references invoice_items
);
create index credit_note_items_note on credit_note_items (company_id, credit_note_id, position);
create index credit_note_items_item on credit_note_items (company_id, invoice_item_id);

create table credit_note_taxes (
  id bigint generated always as identity unique,
  company_id bigint not null references companies on delete cascade,
  credit_note_id bigint not null,
  position integer not null,
  category text check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  percent numeric(5, 2) not null,
  taxable numeric(12, 2) not null,
  tax numeric(12, 2) not null,
  reason text,
  primary key (company_id, credit_note_id, position),
  foreign key (company_id, credit_note_id) references credit_notes on delete cascade
);

create table credit_note_documents (
  company_id bigint not null references companies on delete cascade,
  credit_note_id bigint not null,
  content bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, credit_note_id),
  foreign key (company_id, credit_note_id) references credit_notes on delete cascade
);

-- The last number of each kind of document in each year. They are counted when they are issued, so there are no holes.
create table document_counters (
  company_id bigint not null references companies on delete cascade,
  series text not null check (series in ('CN')),
  year integer not null,
  last_number integer not null,
  primary key (company_id, series, year)
);

do $$
declare
  name text;
begin
  foreach name in array array['credit_notes', 'credit_note_items', 'credit_note_taxes', 'credit_note_documents', 'document_counters'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;

-- A credit note is set off against invoices, or goes back to the customer, as a payment that came in is.
alter table allocations alter column credit_payment_id drop not null;
alter table allocations add column credit_note_id bigint;
alter table allocations add foreign key (company_id, credit_note_id) references credit_notes;
alter table allocations add constraint allocations_one_credit check (num_nonnulls(credit_payment_id, credit_note_id) = 1);
create index allocations_credit_note on allocations (company_id, credit_note_id) where credit_note_id is not null;

create or replace function allot_within() returns trigger language plpgsql as $$
declare
  held record;
begin
  if new.debit_invoice_id is not null then
    select total, currency, customer_id into held from invoices where company_id = new.company_id and id = new.debit_invoice_id for update;
    if held.total < (select sum(amount) from allocations where company_id = new.company_id and debit_invoice_id = new.debit_invoice_id) then
      raise exception 'more is allotted than invoice % comes to', new.debit_invoice_id using errcode = 'BK002';
    end if;
    if new.credit_payment_id is not null and not exists (select from payments p where p.company_id = new.company_id and p.id = new.credit_payment_id
        and p.direction = 'in' and p.currency = held.currency and p.customer_id = held.customer_id) then
      raise exception 'payment % is not for invoice %', new.credit_payment_id, new.debit_invoice_id using errcode = 'BK002';
    end if;
    if new.credit_note_id is not null and not exists (select from credit_notes n where n.company_id = new.company_id and n.id = new.credit_note_id
        and n.currency = held.currency and n.customer_id = held.customer_id) then
      raise exception 'credit note % is not for invoice %', new.credit_note_id, new.debit_invoice_id using errcode = 'BK002';
    end if;
  end if;
  if new.credit_note_id is not null then
    select total into held from credit_notes where company_id = new.company_id and id = new.credit_note_id for update;
    if held.total < (select sum(amount) from allocations where company_id = new.company_id and credit_note_id = new.credit_note_id) then
      raise exception 'more is allotted than credit note % comes to', new.credit_note_id using errcode = 'BK002';
    end if;
  end if;
  for held in
    select p.id, p.amount, (select sum(a.amount) from allocations a where a.company_id = p.company_id
        and (case p.direction when 'in' then a.credit_payment_id else a.debit_payment_id end) = p.id) as allotted
    from payments p where p.company_id = new.company_id and p.id in (new.credit_payment_id, new.debit_payment_id) order by p.id for update
  loop
    if held.amount < held.allotted then
      raise exception 'more is allotted than payment % comes to', held.id using errcode = 'BK002';
    end if;
  end loop;
  return null;
end $$;

-- Nor is more taken back of an invoice than it comes to, of all of it or of one of its lines.
create function credit_within() returns trigger language plpgsql as $$
declare
  held record;
begin
  select total into held from invoices where company_id = new.company_id and id = new.invoice_id for update;
  if held.total < (select sum(total) from credit_notes where company_id = new.company_id and invoice_id = new.invoice_id) then
    raise exception 'more is credited than invoice % comes to', new.invoice_id using errcode = 'BK004';
  end if;
  return null;
end $$;
create constraint trigger credit_within after insert or update on credit_notes for each row execute function credit_within();
