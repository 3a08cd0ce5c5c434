-- Papers that people aboard have to hold, with the day each of them expires. They go wherever their person goes: to another
-- company, or away.
create table certificates (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  crew_id bigint not null,
  type text not null check (length(type) <= 120),
  number text check (length(number) <= 80),
  issuing_authority text check (length(issuing_authority) <= 120),
  issue_date date,
  expiry_date date,
  file_url text check (length(file_url) <= 500),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, crew_id) references crew on update cascade on delete cascade,
  constraint certificates_expire_after_issue check (expiry_date >= issue_date)
);
-- Somebody's certificates, the one that expires first at the front: it says how they stand.
create index certificates_crew on certificates (company_id, crew_id, expiry_date);
create index certificates_expiry on certificates (company_id, expiry_date) where expiry_date is not null;

alter table certificates enable row level security, force row level security;
create policy tenant on certificates to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on certificates to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on certificates to fairlead_app, fairlead_platform;
create trigger touch before update on certificates for each row execute function touch();
