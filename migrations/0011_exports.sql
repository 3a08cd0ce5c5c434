-- Work in the background, exports of everything a company has, and companies that are to go.

-- What is to be done in the background, by whichever server process comes first. Jobs carry ids alone, never what stands
-- behind a company's wall. Whoever takes one puts it ahead of now and keeps pushing it; should they die, it falls due again.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  -- Work with a key is there once at most; asked for while it runs, it runs once more.
  key text not null default gen_random_uuid()::text,
  data jsonb not null default '{}',
  run_at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  holder uuid,
  again boolean not null default false,
  last_error text,
  failed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (name, key)
);
create index jobs_due on jobs (run_at) where failed_at is null;
create index jobs_failed on jobs (failed_at) where failed_at is not null;
grant select, insert, update, delete on jobs to fairlead_app;
grant select, insert, update on jobs to fairlead_platform, fairlead_signin;

create table exports (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  status text not null default 'queued' check (status in ('queued', 'running', 'ready', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  -- Where the file store keeps it, once it is whole.
  stored_as text,
  size bigint,
  failure text,
  requested_by bigint,
  requested_by_name text not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  expires_at timestamptz(3),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, requested_by) references users (company_id, id) on delete set null (requested_by),
  check (status <> 'ready' or (stored_as is not null and size is not null and expires_at is not null))
);
create unique index exports_one_at_a_time on exports (company_id) where status in ('queued', 'running');
create index exports_requester on exports (company_id, requested_by) where requested_by is not null;
create index exports_expire on exports (expires_at);

alter table exports enable row level security, force row level security;
create policy tenant on exports to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on exports to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on exports to fairlead_app, fairlead_platform;

create index companies_to_go on companies (deletion_due) where deletion_due is not null;
