-- What a euro was in other currencies, as the European Central Bank publishes it or as somebody wrote it. Nothing is fetched.
create table exchange_rates (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  per_euro numeric(18, 8) not null check (per_euro > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, currency, day),
  unique (id)
);
create index exchange_rates_day on exchange_rates (company_id, day desc, currency);
create trigger touch before update on exchange_rates for each row execute function touch();

alter table exchange_rates enable row level security, force row level security;
create policy tenant on exchange_rates to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on exchange_rates to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on exchange_rates to fairlead_app, fairlead_platform;

-- The currency that a company reports in; without one, the one its records begin with.
alter table books_settings add column reporting_currency text check (reporting_currency ~ '^[A-Z]{3}$');

create function reporting_currency(of_company bigint) returns text language sql stable as $$
  select coalesce((select s.reporting_currency from books_settings s where s.company_id = of_company),
    (select c.default_currency from companies c where c.id = of_company));
$$;

-- What one of a currency is in another, of a day or the last of seven days before that has both; null where none has.
create function exchange_rate_on(of_company bigint, of_currency text, in_currency text, on_day date) returns numeric language sql stable as $$
  select case when of_currency = in_currency then 1 else (
    select round(coalesce(b.per_euro, 1) / coalesce(a.per_euro, 1), 8)
    from generate_series(0, 7) back
    left join exchange_rates a on a.company_id = of_company and a.currency = of_currency and a.day = on_day - back
    left join exchange_rates b on b.company_id = of_company and b.currency = in_currency and b.day = on_day - back
    where (of_currency = 'EUR' or a.id is not null) and (in_currency = 'EUR' or b.id is not null)
    order by back limit 1) end;
$$;

-- Each document keeps what its currency was in the company's on its day.
alter table invoices add column exchange_rate numeric(18, 8) check (exchange_rate > 0);
alter table credit_notes add column exchange_rate numeric(18, 8) check (exchange_rate > 0);
alter table payments add column exchange_rate numeric(18, 8) check (exchange_rate > 0);
alter table expenses add column exchange_rate numeric(18, 8) check (exchange_rate > 0);
alter table income add column exchange_rate numeric(18, 8) check (exchange_rate > 0);

-- Whoever writes a document: in the reporting currency it has no rate, else the one that is given, else that of its day. One that
-- the table told follows the day; one that somebody wrote stays until the currency is another.
create function keep_exchange_rate() returns trigger language plpgsql as $$
declare
  reporting text := reporting_currency(new.company_id);
  new_day date := (to_jsonb(new) ->> tg_argv[0])::date;
  old_day date;
begin
  if new.currency = reporting then
    new.exchange_rate := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.exchange_rate is not null and new.exchange_rate is not distinct from old.exchange_rate then
    old_day := (to_jsonb(old) ->> tg_argv[0])::date;
    if new.currency <> old.currency
        or (new_day <> old_day and old.exchange_rate = exchange_rate_on(new.company_id, old.currency, reporting, old_day)) then
      new.exchange_rate := null;
    end if;
  end if;
  new.exchange_rate := coalesce(new.exchange_rate, exchange_rate_on(new.company_id, new.currency, reporting, new_day));
  return new;
end $$;
create trigger keep_exchange_rate before insert or update of currency, issue_date, exchange_rate on invoices
  for each row execute function keep_exchange_rate('issue_date');
create trigger keep_exchange_rate before insert or update of currency, issue_date, exchange_rate on credit_notes
  for each row execute function keep_exchange_rate('issue_date');
create trigger keep_exchange_rate before insert or update of currency, day, exchange_rate on payments
  for each row execute function keep_exchange_rate('day');
create trigger keep_exchange_rate before insert or update of currency, expense_date, exchange_rate on expenses
  for each row execute function keep_exchange_rate('expense_date');
create trigger keep_exchange_rate before insert or update of currency, income_date, exchange_rate on income
  for each row execute function keep_exchange_rate('income_date');

-- Gives documents without a rate that of their day, once it is known; all of them where the company reports in another currency.
create function renew_exchange_rates(of_company bigint, every_one boolean default false) returns void language plpgsql as $$
declare
  reporting text := reporting_currency(of_company);
  kind record;
begin
  for kind in select * from (values ('invoices', 'issue_date'), ('credit_notes', 'issue_date'), ('payments', 'day'),
      ('expenses', 'expense_date'), ('income', 'income_date')) kinds (name, day) loop
    execute format('update %1$I set exchange_rate = exchange_rate_on(company_id, currency, $2, %2$I) where company_id = $1
        and case when $3 then exchange_rate is distinct from nullif(exchange_rate_on(company_id, currency, $2, %2$I), 1) or currency = $2
          else exchange_rate is null and currency <> $2 and exchange_rate_on(company_id, currency, $2, %2$I) is not null end',
      kind.name, kind.day) using of_company, reporting, every_one;
  end loop;
end $$;

-- A company that begins its records in another currency, and didn't say what it reports in, reports in that.
create function follow_default_currency() returns trigger language plpgsql as $$
begin
  perform renew_exchange_rates(new.id, true);
  return null;
end $$;
create trigger follow_default_currency after update of default_currency on companies
  for each row when (old.default_currency is distinct from new.default_currency) execute function follow_default_currency();
