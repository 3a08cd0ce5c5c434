-- Secret addresses at which anybody aboard a yacht reports what is broken, one for each yacht.
create table report_links (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  token_hash bytea not null unique,
  user_name text not null check (length(user_name) <= 300),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, yacht_id),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);

alter table report_links enable row level security, force row level security;
create policy tenant on report_links to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on report_links to fairlead_platform using (true) with check (true);
-- Whoever comes with an address is looked up before the company is known.
create policy signin on report_links for select to fairlead_signin using (true);
grant select, insert, update, delete on report_links to fairlead_app, fairlead_platform;
grant select on report_links to fairlead_signin;
