-- Expenses and invoices that come again and again: what each is to say, how often, and the next day. Each day makes one of each, however
-- often it is tried, also where it was missed.
create table recurring (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('expense', 'invoice')),
  every integer not null check (every between 1 and 60),
  unit text not null check (unit in ('week', 'month')),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- None once it is over.
  next_on date,
  body jsonb not null,
  -- Why the last one couldn't be made; it is tried again each morning.
  problem text check (length(problem) <= 1000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id)
);
create index recurring_next on recurring (next_on) where next_on is not null;
create trigger touch before update on recurring for each row execute function touch();

alter table recurring enable row level security, force row level security;
create policy tenant on recurring to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on recurring to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on recurring to fairlead_app, fairlead_platform;

alter table expenses add column recurring_id bigint, add column recurring_on date,
  add foreign key (company_id, recurring_id) references recurring on delete set null (recurring_id);
create unique index expenses_recurring on expenses (company_id, recurring_id, recurring_on) where recurring_id is not null;
alter table invoices add column recurring_id bigint, add column recurring_on date,
  add foreign key (company_id, recurring_id) references recurring on delete set null (recurring_id);
create unique index invoices_recurring on invoices (company_id, recurring_id, recurring_on) where recurring_id is not null;
