-- What a charterer advances for what is spent on board, the Advance Provisioning Allowance: their money, never income. An account for each
-- charter, which stays when the charter is cancelled and leaves the calendar.
create table apa_accounts (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  -- As the charter had them: the books say what they said.
  customer_id bigint not null,
  yacht_id bigint,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  requested numeric(12, 2) not null check (requested > 0),
  opened_on date not null,
  -- What one of its currency is in the one the company reports in.
  exchange_rate numeric(18, 8) check (exchange_rate > 0),
  closed_on date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint apa_accounts_one_each unique (company_id, charter_id),
  foreign key (company_id, charter_id) references charters,
  foreign key (company_id, customer_id) references customers,
  foreign key (company_id, yacht_id) references yachts on delete set null (yacht_id)
);
create index apa_accounts_customer on apa_accounts (company_id, customer_id);
create index apa_accounts_yacht on apa_accounts (company_id, yacht_id) where yacht_id is not null;
create index apa_accounts_open on apa_accounts (company_id) where closed_on is null;
create index apa_accounts_opened on apa_accounts (company_id, opened_on desc, id desc);

-- What was spent of it, at cost.
create table apa_entries (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  account_id bigint not null,
  day date not null,
  category text not null check (category in ('fuel', 'provisions', 'berths', 'agents', 'excursions', 'communication', 'laundry', 'other')),
  description text check (length(description) <= 500),
  supplier text check (length(supplier) <= 200),
  method text check (length(method) <= 50),
  amount numeric(10, 2) not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What one of its currency is in the account's.
  exchange_rate numeric(18, 8) check (exchange_rate > 0),
  amount_in_apa numeric(10, 2) not null check (amount_in_apa > 0),
  receipt_url text check (length(receipt_url) <= 500),
  disputed boolean not null default false,
  entered_by text not null check (length(entered_by) <= 300),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, account_id) references apa_accounts
);
create index apa_entries_account on apa_entries (company_id, account_id, day, id);
create index apa_entries_day on apa_entries (company_id, day);
create index apa_entries_receipt on apa_entries (receipt_url) where receipt_url is not null;

do $$
declare
  name text;
begin
  foreach name in array array['apa_accounts', 'apa_entries'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;

-- How much is asked for where nobody says: so much of the charter's fee.
alter table books_settings add column apa_percent numeric(5, 2) check (apa_percent > 0 and apa_percent <= 100);

-- Payments of a customer go to their APA; what is left of it goes back to them, or to an invoice of theirs.
alter table allocations add column credit_apa_id bigint, add column debit_apa_id bigint;
alter table allocations drop constraint allocations_check, drop constraint allocations_one_credit,
  add constraint allocations_one_debit check (num_nonnulls(debit_invoice_id, debit_payment_id, debit_apa_id) = 1),
  add constraint allocations_one_credit check (num_nonnulls(credit_payment_id, credit_note_id, credit_apa_id) = 1),
  add constraint allocations_of_apa check (debit_apa_id is null or credit_payment_id is not null),
  add constraint allocations_credit_apa foreign key (company_id, credit_apa_id) references apa_accounts,
  add constraint allocations_debit_apa foreign key (company_id, debit_apa_id) references apa_accounts;
create index allocations_credit_apa on allocations (company_id, credit_apa_id) where credit_apa_id is not null;
create index allocations_debit_apa on allocations (company_id, debit_apa_id) where debit_apa_id is not null;

-- An invoice that is paid from an APA stands in the books as income, which follows it.
alter table income add column apa_id bigint;
alter table income add constraint income_apa foreign key (company_id, apa_id) references apa_accounts;
alter table income add constraint income_of_one check (payment_id is null or apa_id is null);
create index income_apa on income (company_id, apa_id) where apa_id is not null;

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
  if new.debit_apa_id is not null or new.credit_apa_id is not null then
    -- Held before it is added up: what is left of it is what it is once nobody else writes.
    select w.id, w.currency, w.customer_id into held from apa_accounts w
      where w.company_id = new.company_id and w.id = coalesce(new.debit_apa_id, new.credit_apa_id) for update;
    if new.credit_apa_id is not null and (
        (select coalesce(sum(case when a.debit_apa_id is null then -a.amount else a.amount end), 0) from allocations a
          where a.company_id = new.company_id and (a.debit_apa_id = held.id or a.credit_apa_id = held.id))
        < (select coalesce(sum(e.amount_in_apa), 0) from apa_entries e where e.company_id = new.company_id and e.account_id = held.id)) then
      raise exception 'more is taken of APA % than is left', held.id using errcode = 'BK002';
    end if;
    if not exists (select from payments p where p.company_id = new.company_id and p.id = coalesce(new.credit_payment_id, new.debit_payment_id)
          and p.direction = case when new.debit_apa_id is null then 'out' else 'in' end and p.currency = held.currency and p.customer_id = held.customer_id)
        and not exists (select from invoices i where i.company_id = new.company_id and i.id = new.debit_invoice_id and i.currency = held.currency
          and i.customer_id = held.customer_id) then
      raise exception 'APA % is another customer’s, or in another currency', held.id using errcode = 'BK002';
    end if;
  end if;
  return null;
end $$;

-- Of an APA that is closed nothing changes any more, whoever writes: with a company that is deleted everything of it goes.
create function keep_closed_apa() returns trigger language plpgsql as $$
declare
  row jsonb;
begin
  foreach row in array array_remove(array[case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end], null) loop
    if exists (select from apa_accounts w where w.company_id = (row ->> 'company_id')::bigint and w.closed_on is not null
        and w.id in ((row ->> 'account_id')::bigint, (row ->> 'debit_apa_id')::bigint, (row ->> 'credit_apa_id')::bigint)) then
      if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
      raise exception 'the APA is closed' using errcode = 'BK005';
    end if;
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_closed_apa before insert or update or delete on apa_entries for each row execute function keep_closed_apa();
create trigger keep_closed_apa before insert or update or delete on allocations for each row execute function keep_closed_apa();

-- Nor of what the journal says of a closed day.
create trigger refuse_closed before insert or delete or update on apa_entries for each row execute function refuse_closed('day',
  'day', 'account_id', 'category', 'description', 'supplier', 'method', 'amount_in_apa');
create function refuse_closed_apa() returns trigger language plpgsql as $$
declare
  first date;
begin
  if (old.currency, old.exchange_rate, old.customer_id, old.yacht_id, old.charter_id)
      is distinct from (new.currency, new.exchange_rate, new.customer_id, new.yacht_id, new.charter_id) then
    select min(day) into first from (
      select e.day from apa_entries e where e.company_id = new.company_id and e.account_id = new.id
      union all
      select greatest(a.day, (select p.day from payments p where p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)),
        (select i.issue_date from invoices i where i.company_id = a.company_id and i.id = a.debit_invoice_id))
      from allocations a where a.company_id = new.company_id and (a.debit_apa_id = new.id or a.credit_apa_id = new.id)) lines;
    if first is not null then perform refuse_closed_day(new.company_id, first); end if;
  end if;
  -- What rounding leaves of one in another currency stands on the day on which it was closed.
  if new.closed_on is distinct from old.closed_on then perform refuse_closed_day(new.company_id, coalesce(new.closed_on, old.closed_on)); end if;
  return new;
end $$;
create trigger refuse_closed before update on apa_accounts for each row execute function refuse_closed_apa();

-- An account has the rate of the day on which it was opened.
create trigger keep_exchange_rate before insert or update of currency, opened_on, exchange_rate on apa_accounts
  for each row execute function keep_exchange_rate('opened_on');
create or replace function renew_exchange_rates(of_company bigint, every_one boolean default false) returns void language plpgsql as $$
declare
  reporting text := reporting_currency(of_company);
  kind record;
begin
  for kind in select * from (values ('invoices', 'issue_date'), ('credit_notes', 'issue_date'), ('payments', 'day'),
      ('expenses', 'expense_date'), ('income', 'income_date'), ('apa_accounts', 'opened_on')) kinds (name, day) loop
    execute format('update %1$I set exchange_rate = exchange_rate_on(company_id, currency, $2, %2$I) where company_id = $1
        and case when $3 then exchange_rate is distinct from nullif(exchange_rate_on(company_id, currency, $2, %2$I), 1) or currency = $2
          else exchange_rate is null and currency <> $2 and exchange_rate_on(company_id, currency, $2, %2$I) is not null end',
      kind.name, kind.day) using of_company, reporting, every_one;
  end loop;
end $$;

-- What an APA paid isn't a payment of its own.
create or replace function adopt_payments(of_company bigint, of_invoice bigint default null) returns void language plpgsql as $$
declare
  paid record;
  rest numeric(10, 2);
  payment bigint;
begin
  for paid in
    select n.*, i.customer_id as payer, i.total from income n
      join invoices i on i.company_id = n.company_id and i.id = n.invoice_id and i.currency = n.currency
    where n.company_id = of_company and (of_invoice is null or n.invoice_id = of_invoice) and n.payment_status = 'paid' and n.payment_id is null and n.apa_id is null
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
