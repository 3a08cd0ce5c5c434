-- Secret addresses under which a calendar program reads a company's schedule, or one yacht's. Only the hash of the secret is stored.
create table calendar_feeds (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  -- None: the whole company's.
  yacht_id bigint,
  token_hash bytea not null unique,
  -- An address goes with the account of whoever made it. Platform admins belong to no company, so this can't refer to one.
  user_id bigint not null,
  user_name text not null,
  last_read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique nulls not distinct (company_id, yacht_id),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);

alter table calendar_feeds enable row level security, force row level security;
create policy tenant on calendar_feeds to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on calendar_feeds to fairlead_platform using (true) with check (true);
-- Whoever comes with an address is looked up before the company is known.
create policy signin on calendar_feeds to fairlead_signin using (true) with check (true);
grant select, insert, update, delete on calendar_feeds to fairlead_app, fairlead_platform;
grant select, update (last_read_at) on calendar_feeds to fairlead_signin;
