-- A company's own page, on which strangers see what is free and ask for it (docs/decisions/027). Its address is its own among all companies.
alter table companies add column public_slug text check (public_slug ~ '^[a-z0-9-]{3,40}$');
create unique index companies_public_slug on companies (public_slug) where public_slug is not null;

alter table charter_terms
  add column public_open boolean not null default false,
  -- Whether visitors may hold dates themselves, for so many hours, and how many such holds there may be at a time.
  add column public_options boolean not null default false,
  add column public_option_hours integer not null default 24 check (public_option_hours between 1 and 336),
  add column public_most integer not null default 10 check (public_most between 1 and 100),
  -- Websites that may show the page in a frame.
  add column public_origins text[] not null default '{}',
  add column public_words text check (length(public_words) <= 5000),
  -- What the forms of the page are signed with. It never leaves the server.
  add column public_key uuid not null default gen_random_uuid();

alter table yacht_terms
  add column is_public boolean not null default false,
  add column blurb text check (length(blurb) <= 2000);

-- Options that a visitor asked for: each holds nothing until the link that was mailed for it is confirmed.
create table charter_confirmations (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  token_hash bytea not null,
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (token_hash),
  foreign key (company_id, charter_id) references charters on delete cascade
);
create index charter_confirmations_charter on charter_confirmations (company_id, charter_id);
create index charter_confirmations_over on charter_confirmations (expires_at);
alter table charter_confirmations enable row level security, force row level security;
create policy tenant on charter_confirmations to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on charter_confirmations to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on charter_confirmations to fairlead_app, fairlead_platform;

-- How many options of the page are on: few of all charters.
create index charters_from_page on charters (company_id, option_until) where source = 'website' and state = 'option';
