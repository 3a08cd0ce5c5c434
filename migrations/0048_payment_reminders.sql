-- Reminders of invoices that are late, in levels of so many days after they were due: how a company words them, which of them went
-- out, and which invoices it leaves alone. A company without levels of its own has the usual ones.
alter table books_settings add column reminder_levels jsonb;
alter table invoices add column reminders_stopped boolean not null default false;

create table payment_reminders (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  invoice_id bigint not null,
  level integer not null check (level >= 1),
  day date not null,
  sent_to text not null check (length(sent_to) <= 320),
  -- What was owed when it was sent.
  open numeric(10, 2) not null check (open > 0),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  -- Each level goes out once, whoever presses at the same moment.
  unique (company_id, invoice_id, level),
  foreign key (company_id, invoice_id) references invoices on delete cascade
);

alter table payment_reminders enable row level security, force row level security;
create policy tenant on payment_reminders to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on payment_reminders to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on payment_reminders to fairlead_app, fairlead_platform;
