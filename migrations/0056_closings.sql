-- What was closed, from which day until which, with the sums of its journal. Each closing keeps its journal, and its hash includes that
-- of the one before: none can be changed or taken away unnoticed. Nobody changes or deletes one.
create table closings (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  currency text not null,
  entries integer not null,
  debit numeric(20, 2) not null,
  credit numeric(20, 2) not null check (credit = debit),
  sha256 text not null check (length(sha256) = 64),
  closed_by text not null check (length(closed_by) <= 300),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, until_day)
);
create table closing_files (
  id bigint generated always as identity unique,
  company_id bigint not null references companies on delete cascade,
  closing_id bigint not null,
  content text not null,
  primary key (company_id, closing_id),
  foreign key (company_id, closing_id) references closings on delete cascade
);
do $$
declare
  name text;
begin
  foreach name in array array['closings', 'closing_files'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
-- A cell of a file of values parted by commas. What a spreadsheet would run as a formula gets an apostrophe before it.
create function quoted(cell text) returns text language sql immutable as $$
  select case when safe ~ '[",\r\n]' then '"' || replace(safe, '"', '""') || '"' else safe end
  from (select case when cell ~ '^''*[=+@\t\r\n＝＋－＠-]' then '''' || cell else cell end as safe) as c;
$$;

-- The last day that is closed.
alter table books_settings add column closed_until date;

-- Whether this day is in a closed period. Whoever writes shares the lock that a closing takes alone, so that no closing comes between the
-- look and what is written after it: both end with the transaction. Who reads doesn't ask.
create function refuse_closed_day(of_company bigint, on_day date) returns void language plpgsql as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(727001, (of_company % 2147483647)::integer);
  select closed_until into closed from books_settings where company_id = of_company;
  if on_day <= closed then
    raise exception 'the books are closed until %', closed using errcode = 'BK001', detail = closed::text;
  end if;
end $$;

-- Nothing that the journal says of a closed day is added, changed or taken away, whoever writes. With a company that is deleted
-- everything of it goes.
create function refuse_closed() returns trigger language plpgsql as $$
declare
  of_company bigint := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' then
    -- What the journal doesn't say may change.
    if (select coalesce(bool_and(before -> name is not distinct from after -> name), true) from unnest(tg_argv[1:]) name)
        and (before ->> 'receipt_url' is null or before -> 'receipt_url' is not distinct from after -> 'receipt_url') then
      return new;
    end if;
  elsif tg_op = 'DELETE' and not exists (select from companies c where c.id = of_company) then
    return old;
  end if;
  if before is not null then perform refuse_closed_day(of_company, (before ->> tg_argv[0])::date); end if;
  if after is not null then perform refuse_closed_day(of_company, (after ->> tg_argv[0])::date); end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger refuse_closed before insert or delete or update on expenses for each row execute function refuse_closed('expense_date',
  'expense_date', 'amount', 'currency', 'exchange_rate', 'tax_rate_id', 'tax_amount', 'category', 'description', 'payment_method', 'yacht_id');
create trigger refuse_closed before insert or delete or update on income for each row execute function refuse_closed('income_date',
  'income_date', 'amount', 'currency', 'exchange_rate', 'tax_rate_id', 'tax_amount', 'category', 'description', 'payment_method', 'payment_status',
  'yacht_id', 'customer_id', 'invoice_id', 'payment_id');
create trigger refuse_closed before insert or delete or update on payments for each row execute function refuse_closed('day',
  'day', 'direction', 'amount', 'currency', 'exchange_rate', 'customer_id', 'method', 'reference');
create trigger refuse_closed before insert or delete or update on credit_notes for each row execute function refuse_closed('issue_date',
  'issue_date', 'number', 'reason', 'invoice_id', 'customer_id', 'currency', 'exchange_rate', 'total');

-- An invoice's status moves on by its own rules, whatever is closed: sent, paid, and cancelled with its note, which is looked at on its
-- own day. What puts an invoice into the journal or takes it out of it is refused, and so is a draft: it could never be sent.
create function refuse_closed_invoice() returns trigger language plpgsql as $$
declare
  said text[] := array['issue_date', 'invoice_number', 'currency', 'exchange_rate', 'yacht_id', 'customer_id', 'category', 'subtotal', 'tax_amount', 'total'];
  has_note boolean := exists (select from credit_notes k where k.company_id = case tg_op when 'DELETE' then old.company_id else new.company_id end
    and k.invoice_id = case tg_op when 'DELETE' then old.id else new.id end);
  in_books_before boolean := tg_op <> 'INSERT' and old.sent_at is not null and (old.status in ('sent', 'paid', 'overdue') or (old.status = 'cancelled' and has_note));
  in_books_after boolean := tg_op <> 'DELETE' and new.sent_at is not null and (new.status in ('sent', 'paid', 'overdue') or (new.status = 'cancelled' and has_note));
begin
  if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
  if tg_op = 'UPDATE' and in_books_before and in_books_after
      and (select bool_and(to_jsonb(old) -> name is not distinct from to_jsonb(new) -> name) from unnest(said) name) then
    return new;
  end if;
  if tg_op <> 'INSERT' and (in_books_before or in_books_after) then perform refuse_closed_day(old.company_id, old.issue_date); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (in_books_after or new.issue_date <> old.issue_date)) then
    perform refuse_closed_day(new.company_id, new.issue_date);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger refuse_closed before insert or delete or update on invoices for each row execute function refuse_closed_invoice();

-- The taxes of a document are the lines of its entry.
create function refuse_closed_taxes() returns trigger language plpgsql as $$
declare
  row jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  company bigint := (row ->> 'company_id')::bigint;
  on_day date;
begin
  if tg_table_name = 'invoice_taxes' then
    select i.issue_date into on_day from invoices i where i.company_id = company and i.id = (row ->> 'invoice_id')::bigint and i.sent_at is not null;
  else
    select n.issue_date into on_day from credit_notes n where n.company_id = company and n.id = (row ->> 'credit_note_id')::bigint;
  end if;
  if on_day is not null and not (tg_op = 'DELETE' and not exists (select from companies c where c.id = company)) then
    perform refuse_closed_day(company, on_day);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger refuse_closed before insert or delete or update on invoice_taxes for each row execute function refuse_closed_taxes();
create trigger refuse_closed before insert or delete or update on credit_note_taxes for each row execute function refuse_closed_taxes();

-- An allocation says what was lost or won by exchange on its day, or on that of its documents where that is later.
create function refuse_closed_allocation() returns trigger language plpgsql as $$
declare
  was record;
  row allocations;
begin
  if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
  for row in select * from (select (old).* where tg_op <> 'INSERT' union all select (new).* where tg_op <> 'DELETE') rows loop
    select greatest(row.day,
      (select i.issue_date from invoices i where i.company_id = row.company_id and i.id = row.debit_invoice_id),
      (select p.day from payments p where p.company_id = row.company_id and p.id = row.debit_payment_id),
      (select p.day from payments p where p.company_id = row.company_id and p.id = row.credit_payment_id),
      (select n.issue_date from credit_notes n where n.company_id = row.company_id and n.id = row.credit_note_id)) as day into was;
    perform refuse_closed_day(row.company_id, was.day);
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger refuse_closed before insert or delete or update on allocations for each row execute function refuse_closed_allocation();

-- A currency that was chosen isn't another because records begin with another one.
create or replace function follow_default_currency() returns trigger language plpgsql as $$
begin
  if not exists (select from books_settings s where s.company_id = new.id and s.reporting_currency is not null) then
    perform renew_exchange_rates(new.id, true);
  end if;
  return null;
end $$;
