-- Money that came in from a customer or went back to one, on a day. Its allocations say what it is for; what they leave over is the
-- customer's credit. Many payments may go to one invoice, and one payment to many.
create table payments (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  direction text not null check (direction in ('in', 'out')),
  customer_id bigint not null,
  day date not null,
  amount numeric(10, 2) not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  method text check (length(method) <= 50),
  reference text check (length(reference) <= 140),
  note text check (length(note) <= 5000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, customer_id) references customers
);
create index payments_day on payments (company_id, day desc, id desc);
create index payments_customer on payments (company_id, customer_id, day);

-- What of a payment goes where: what came in to an invoice, or back to the customer.
create table allocations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  day date not null,
  amount numeric(10, 2) not null check (amount > 0),
  credit_payment_id bigint not null,
  debit_invoice_id bigint,
  debit_payment_id bigint,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  check (num_nonnulls(debit_invoice_id, debit_payment_id) = 1),
  foreign key (company_id, credit_payment_id) references payments on delete cascade,
  foreign key (company_id, debit_invoice_id) references invoices,
  foreign key (company_id, debit_payment_id) references payments on delete cascade
);
create index allocations_credit on allocations (company_id, credit_payment_id);
create index allocations_invoice on allocations (company_id, debit_invoice_id) where debit_invoice_id is not null;
create index allocations_refund on allocations (company_id, debit_payment_id) where debit_payment_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['payments', 'allocations'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on payments for each row execute function touch();

-- No document is allotted more than it comes to, whoever writes at the same moment: both sides are held, then added up. It is added
-- up when the transaction ends, because a payment and what it is for are written one after the other.
create function allot_within() returns trigger language plpgsql as $$
declare
  held record;
begin
  if new.debit_invoice_id is not null then
    select total, currency, customer_id into held from invoices where company_id = new.company_id and id = new.debit_invoice_id for update;
    if held.total < (select sum(amount) from allocations where company_id = new.company_id and debit_invoice_id = new.debit_invoice_id) then
      raise exception 'more is allotted than invoice % comes to', new.debit_invoice_id using errcode = 'BK002';
    end if;
    if not exists (select from payments p where p.company_id = new.company_id and p.id = new.credit_payment_id
        and p.direction = 'in' and p.currency = held.currency and p.customer_id = held.customer_id) then
      raise exception 'payment % is not for invoice %', new.credit_payment_id, new.debit_invoice_id using errcode = 'BK002';
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
create constraint trigger allot_within after insert or update on allocations for each row execute function allot_within();

-- A payment stands in the books as income, which follows it; one that went back as less of it.
alter table income add column payment_id bigint;
alter table income add foreign key (company_id, payment_id) references payments on delete cascade;
create index income_payment on income (company_id, payment_id) where payment_id is not null;
alter table income drop constraint income_amount_check;
alter table income add constraint income_amount_check check (amount > 0 or (amount < 0 and payment_id is not null));

-- Makes payments of the income that was recorded as paid for issued invoices in their currency, the oldest first, up to what each
-- invoice comes to; of one that reaches beyond, the rest is the customer's credit. Of one invoice, or of all of a company.
create function adopt_payments(of_company bigint, of_invoice bigint default null) returns void language plpgsql as $$
declare
  paid record;
  rest numeric(10, 2);
  payment bigint;
begin
  for paid in
    select n.*, i.customer_id as payer, i.total from income n
      join invoices i on i.company_id = n.company_id and i.id = n.invoice_id and i.currency = n.currency
    where n.company_id = of_company and (of_invoice is null or n.invoice_id = of_invoice) and n.payment_status = 'paid' and n.payment_id is null
      and i.status in ('sent', 'overdue', 'paid')
    order by n.income_date, n.id
  loop
    rest := paid.total - coalesce((select sum(a.amount) from allocations a where a.company_id = of_company and a.debit_invoice_id = paid.invoice_id), 0);
    continue when rest <= 0;
    insert into payments (company_id, direction, customer_id, day, amount, currency, method, created_at)
      values (of_company, 'in', paid.payer, paid.income_date, paid.amount, paid.currency, paid.payment_method, paid.created_at) returning id into payment;
    insert into allocations (company_id, day, amount, credit_payment_id, debit_invoice_id, created_at)
      values (of_company, paid.income_date, least(rest, paid.amount), payment, paid.invoice_id, paid.created_at);
    update income set payment_id = payment, amount = least(rest, paid.amount) where company_id = of_company and id = paid.id;
    if paid.amount > rest then
      insert into income (company_id, customer_id, yacht_id, category, subcategory, description, amount, currency, income_date, payment_status, payment_method, payment_id)
        values (of_company, paid.payer, paid.yacht_id, paid.category, paid.subcategory, paid.description, paid.amount - rest, paid.currency, paid.income_date, 'paid', paid.payment_method, payment);
    end if;
  end loop;
end $$;

set local role fairlead_platform;
select adopt_payments(id) from companies;
-- What nothing is open of is paid.
update invoices i set status = 'paid' where i.status in ('sent', 'overdue')
  and i.total = (select sum(a.amount) from allocations a where a.company_id = i.company_id and a.debit_invoice_id = i.id);
reset role;
