-- How many letters a company sent to people outside it, since when its day began. Kept through a crash, as what counts tries is not.
create table letters_to_strangers (
  company_id bigint primary key references companies on delete cascade,
  count integer not null,
  day_ends timestamptz(3) not null
);
alter table letters_to_strangers enable row level security, force row level security;
create policy tenant on letters_to_strangers to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on letters_to_strangers to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on letters_to_strangers to fairlead_app, fairlead_platform;
