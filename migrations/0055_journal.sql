-- What an invoice earns: as its booking is when it is written. It outlives the booking, so that the journal of a closed month does.
alter table invoices add column category text not null default 'charter';
create function keep_category() returns trigger language plpgsql as $$
begin
  if new.event_id is not null then
    new.category := coalesce((select case e.type when 'day_rent' then 'day_trip' else 'charter' end
      from schedule_events e where e.company_id = new.company_id and e.id = new.event_id), new.category);
  end if;
  return new;
end $$;
create trigger keep_category before insert or update of event_id on invoices for each row execute function keep_category();

alter table invoices disable trigger touch;
set local role fairlead_platform;
update invoices i set category = 'day_trip' from schedule_events e
  where e.company_id = i.company_id and e.id = i.event_id and e.type = 'day_rent';
reset role;
alter table invoices enable trigger touch;

-- What the accounts of the journal are called, and which numbers they have at the company's accountant, where somebody said so.
create table books_accounts (
  id bigint generated always as identity unique,
  company_id bigint not null references companies on delete cascade,
  key text not null check (length(key) <= 60),
  number text check (length(number) <= 20),
  name text check (length(name) <= 100),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, key)
);
create trigger touch before update on books_accounts for each row execute function touch();
alter table books_accounts enable row level security, force row level security;
create policy tenant on books_accounts to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on books_accounts to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on books_accounts to fairlead_app, fairlead_platform;

-- The journal of a stretch of days is read by them.
create index invoices_journal on invoices (company_id, issue_date) where sent_at is not null;
create index credit_notes_journal on credit_notes (company_id, issue_date);
