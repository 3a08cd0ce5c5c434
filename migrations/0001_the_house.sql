-- Every entity of the specification, and the wall between companies.
--
-- How to read it: a tenant table has the primary key (company_id, id), refers to others by (company_id, …_id), and
-- stands behind row level security. `unique (id)` lets platform admins open a record by its id alone. Company 0 is
-- the reserved "None" of yachts that belong to no company; no list shows it.

create extension if not exists btree_gist;

-- Roles -----------------------------------------------------------------------------------------------------------
-- The server works as fairlead_app, which owns nothing. For one transaction it may step up to fairlead_platform
-- (platform admins: every company) or to fairlead_signin (sessions and password hashes, before a tenant is known).
do $$
declare
  name text;
begin
  foreach name in array array['fairlead_app', 'fairlead_platform', 'fairlead_signin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
  if not pg_has_role('fairlead_app', 'fairlead_platform', 'member') then grant fairlead_platform to fairlead_app; end if;
  if not pg_has_role('fairlead_app', 'fairlead_signin', 'member') then grant fairlead_signin to fairlead_app; end if;
end $$;

create function current_company() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::bigint;

-- Keeps updated_at strictly rising, because it is the record's version (ETag) as well.
create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
  return new;
end $$;

-- Companies and people ----------------------------------------------------------------------------------------------
create table companies (
  id bigint generated always as identity primary key,
  name text not null check (length(name) <= 200),
  description text,
  address text,
  contact_phone text,
  contact_email text,
  website text,
  logo text,
  subscription_tier text not null default 'starter' check (subscription_tier in ('starter', 'professional', 'enterprise')),
  owner_id bigint,
  time_zone text not null default 'UTC',
  default_currency text not null default 'USD' check (length(default_currency) = 3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index companies_name_key on companies (lower(name));

create table users (
  id bigint generated always as identity primary key,
  company_id bigint references companies,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null default 'user' check (role in ('user', 'manager', 'admin')),
  image_url text,
  stripe_customer_id text,
  stripe_subscription_id text,
  last_login timestamptz(3),
  deactivated_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (role = 'admin' or company_id is not null)
);
create unique index users_email_key on users (lower(email));
create unique index users_company_key on users (company_id, id);
alter table companies add constraint companies_owner_fkey foreign key (id, owner_id) references users (company_id, id) on delete set null (owner_id);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  user_agent text,
  ip inet,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- Fleet and crew ------------------------------------------------------------------------------------------------------
create table yachts (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  type text not null check (type in ('Motor Yacht', 'Sailing Yacht', 'Mega Yacht', 'Super Yacht', 'Catamaran')),
  length text not null,
  -- Length is free text; where it starts with a number it sorts by that number in metres.
  length_metres numeric generated always as (
    replace(substring(length from '^\s*(\d{1,6}(?:[.,]\d{1,4})?)'), ',', '.')::numeric
      * case when length ~* '^\s*[\d.,]+\s*(ft|feet|foot|''|′)' then 0.3048 else 1 end
  ) stored,
  status text not null default 'active' check (status in ('active', 'maintenance', 'inspection', 'docked')),
  image_url text,
  flag_country text,
  location text,
  year integer,
  captain_id bigint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id)
);
create index yachts_captain on yachts (company_id, captain_id) where captain_id is not null;

create table crew (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  role text not null,
  email text,
  phone text,
  certifications text,
  experience text,
  image_url text,
  yacht_id bigint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete set null (yacht_id)
);
create index crew_yacht on crew (company_id, yacht_id);
alter table yachts add constraint yachts_captain_fkey foreign key (company_id, captain_id) references crew on delete set null (captain_id);

-- Customers -----------------------------------------------------------------------------------------------------------
create table customers (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  address text,
  notes text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id)
);

-- Maintenance and the calendar: a record and its slot are one thing ------------------------------------------------------
create table maintenance (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  title text not null,
  description text,
  yacht_id bigint not null,
  type text not null check (type in ('engine', 'hull', 'safety', 'electrical', 'general')),
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
  progress integer not null default 0 check (progress between 0 and 100),
  scheduled_date timestamptz(3) not null,
  completed_date timestamptz(3),
  estimated_cost numeric(12, 2) check (estimated_cost >= 0),
  actual_cost numeric(12, 2) check (actual_cost >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);
create index maintenance_yacht on maintenance (company_id, yacht_id);
create index maintenance_scheduled on maintenance (company_id, scheduled_date);

create table schedule_events (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  title text not null,
  description text,
  yacht_id bigint not null,
  type text not null check (type in ('maintenance', 'day_rent', 'charter', 'inspection', 'crew_change', 'other')),
  color text,
  customer_id bigint,
  maintenance_id bigint,
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  -- Hundredths of the currency's unit, for every currency.
  price bigint check (price >= 0),
  currency text not null default 'USD' check (length(currency) = 3),
  estimated_cost bigint check (estimated_cost >= 0),
  actual_cost bigint check (actual_cost >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, maintenance_id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  foreign key (company_id, customer_id) references customers,
  foreign key (company_id, maintenance_id) references maintenance on delete cascade,
  constraint schedule_events_ends_after_start check (end_date > start_date),
  -- One yacht, one booking at a time. The interval is half open: the end of one may be the start of the next.
  constraint schedule_events_one_booking exclude using gist
    (company_id with =, yacht_id with =, tstzrange(start_date, end_date) with &&) where (type in ('day_rent', 'charter'))
);
create index schedule_events_start on schedule_events (company_id, start_date);
-- How long a company's longest event is: what started longer ago than that is over, so a window needs no older rows.
create index schedule_events_longest on schedule_events (company_id, (end_date - start_date));
create index schedule_events_yacht on schedule_events (company_id, yacht_id, start_date);
create index schedule_events_customer on schedule_events (company_id, customer_id) where customer_id is not null;

create table trips (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  yacht_id bigint not null,
  departure_location text not null,
  arrival_location text not null,
  departure_date timestamptz(3) not null,
  arrival_date timestamptz(3),
  status text not null default 'planned' check (status in ('planned', 'in_progress', 'completed', 'cancelled')),
  type text not null default 'relocation' check (type in ('charter', 'relocation', 'personal', 'maintenance', 'other')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  constraint trips_arrive_after_departure check (arrival_date >= departure_date)
);
create index trips_yacht on trips (company_id, yacht_id, departure_date);
create index trips_departure on trips (company_id, departure_date);

-- Finance -------------------------------------------------------------------------------------------------------------
create table invoices (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  customer_id bigint not null,
  event_id bigint,
  invoice_number text not null check (length(invoice_number) <= 50),
  issue_date date not null,
  due_date date not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'paid', 'overdue', 'cancelled')),
  subtotal numeric(10, 2) not null,
  tax_rate numeric(5, 2) not null default 0 check (tax_rate between 0 and 100),
  tax_amount numeric(10, 2) not null default 0,
  total numeric(10, 2) not null,
  currency text not null default 'USD' check (length(currency) = 3),
  notes text,
  pdf_url text check (length(pdf_url) <= 500),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, invoice_number),
  foreign key (company_id, customer_id) references customers,
  foreign key (company_id, event_id) references schedule_events on delete set null (event_id)
);
create index invoices_customer on invoices (company_id, customer_id);
create index invoices_event on invoices (company_id, event_id) where event_id is not null;
create index invoices_issued on invoices (company_id, issue_date);

create table invoice_items (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  invoice_id bigint not null,
  position integer not null,
  description text not null,
  quantity numeric(8, 2) not null default 1 check (quantity > 0),
  unit_price numeric(10, 2) not null,
  total numeric(10, 2) not null,
  tax_exempt boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references invoices on delete cascade
);
create index invoice_items_invoice on invoice_items (company_id, invoice_id, position);

-- The next number of a company's invoices in a year: locked and raised in the transaction that takes it, so that
-- no number is skipped.
create table invoice_counters (
  company_id bigint not null references companies,
  year integer not null,
  last_number integer not null,
  primary key (company_id, year)
);

create table expenses (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  yacht_id bigint,
  category text not null check (length(category) <= 50),
  subcategory text check (length(subcategory) <= 100),
  description text not null,
  amount numeric(10, 2) not null check (amount > 0),
  currency text not null default 'USD' check (length(currency) = 3),
  expense_date date not null,
  vendor text check (length(vendor) <= 200),
  payment_method text check (length(payment_method) <= 50),
  receipt_url text check (length(receipt_url) <= 500),
  notes text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts
);
create index expenses_date on expenses (company_id, expense_date);
create index expenses_yacht on expenses (company_id, yacht_id) where yacht_id is not null;

create table income (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  customer_id bigint,
  yacht_id bigint,
  invoice_id bigint,
  category text not null check (length(category) <= 50),
  subcategory text check (length(subcategory) <= 100),
  description text not null,
  amount numeric(10, 2) not null check (amount > 0),
  currency text not null default 'USD' check (length(currency) = 3),
  income_date date not null,
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'overdue')),
  payment_method text check (length(payment_method) <= 50),
  notes text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, customer_id) references customers,
  foreign key (company_id, yacht_id) references yachts,
  foreign key (company_id, invoice_id) references invoices on delete set null (invoice_id)
);
create index income_date on income (company_id, income_date);
create index income_customer on income (company_id, customer_id) where customer_id is not null;
create index income_yacht on income (company_id, yacht_id) where yacht_id is not null;
create index income_invoice on income (company_id, invoice_id) where invoice_id is not null;

-- The trace, files, and what a request leaves behind -----------------------------------------------------------------------
create table activities (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  action text not null,
  resource_type text not null,
  resource_id bigint not null,
  details text,
  changes jsonb,
  user_id bigint,
  user_name text,
  ip inet,
  timestamp timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create index activities_newest on activities (company_id, timestamp desc, id desc);
-- Platform admins read the feed of all companies, newest first.
create index activities_newest_of_all on activities (timestamp desc, id desc);

create table files (
  company_id bigint not null references companies,
  id text not null,
  kind text not null check (kind in ('picture', 'document')),
  name text not null,
  content_type text not null,
  size integer not null,
  created_by bigint,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id)
);
create index files_created on files (created_at);

create table idempotency_keys (
  company_id bigint not null references companies,
  user_id bigint not null,
  key text not null check (length(key) <= 255),
  request_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Counts of tries within a window. Losing them in a crash costs nothing, so they are not logged.
create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  window_ends timestamptz(3) not null
);
create index rate_limits_window on rate_limits (window_ends);

-- Sign-up, subscription, sales leads ------------------------------------------------------------------------------------------
create table pending_signups (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  password_hash text,
  plan_id text not null,
  subscription_id uuid not null unique default gen_random_uuid(),
  provider text not null,
  customer_id text,
  setup_intent_id text unique,
  setup_attempt integer not null default 1,
  state text not null default 'open' check (state in ('open', 'completed', 'expired', 'conflict')),
  failure text,
  -- What came of it. It belongs to no company before, so this is no tenant's table.
  made_company_id bigint references companies,
  made_user_id bigint references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null default now() + interval '24 hours',
  check (state <> 'completed' or (made_company_id is not null and password_hash is null))
);
create index pending_signups_state on pending_signups (state, updated_at);

create table subscriptions (
  company_id bigint not null references companies,
  id uuid not null default gen_random_uuid(),
  provider text not null,
  customer_id text not null,
  payment_method_id text,
  provider_subscription_id text unique,
  plan_id text not null,
  status text not null check (status in ('provisioning', 'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  cancel_at_period_end boolean not null default false,
  trial_end timestamptz(3),
  current_period_start timestamptz(3),
  current_period_end timestamptz(3),
  past_due_since timestamptz(3),
  ended_at timestamptz(3),
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  provision_attempts integer not null default 0,
  last_error text,
  synced_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id)
);
create unique index subscriptions_one_live on subscriptions (company_id)
  where status in ('provisioning', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused');

create table contact_requests (
  id bigint generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  company_name text not null,
  fleet_size text not null,
  phone text not null,
  message text not null,
  created_at timestamptz(3) not null default now()
);

-- The wall ------------------------------------------------------------------------------------------------------------------
do $$
declare
  name text;
begin
  foreach name in array array['yachts', 'crew', 'customers', 'maintenance', 'schedule_events', 'trips', 'invoices', 'invoice_items',
    'invoice_counters', 'expenses', 'income', 'activities', 'files', 'idempotency_keys', 'subscriptions'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;

  foreach name in array array['companies', 'users', 'yachts', 'crew', 'customers', 'maintenance', 'schedule_events', 'trips', 'invoices',
    'expenses', 'income', 'pending_signups', 'subscriptions'] loop
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;

alter table companies enable row level security, force row level security;
create policy tenant on companies to fairlead_app using (id = current_company()) with check (id = current_company());
create policy platform on companies to fairlead_platform using (true) with check (true);
create policy signin on companies for select to fairlead_signin using (true);
grant select, update on companies to fairlead_app;
grant select, insert, update, delete on companies to fairlead_platform;
grant select on companies to fairlead_signin;

-- Password hashes can be written by those who manage people, and read at sign-in alone.
alter table users enable row level security, force row level security;
create policy tenant on users to fairlead_app using (company_id = current_company()) with check (company_id = current_company() and role <> 'admin');
create policy platform on users to fairlead_platform using (true) with check (true);
create policy signin on users to fairlead_signin using (true) with check (true);
grant insert, update, delete on users to fairlead_app, fairlead_platform;
grant select (id, company_id, email, first_name, last_name, role, image_url, stripe_customer_id, stripe_subscription_id, last_login,
  deactivated_at, created_at, updated_at) on users to fairlead_app, fairlead_platform;
grant select, update (password_hash, last_login) on users to fairlead_signin;
grant select, insert, update, delete on sessions to fairlead_signin;
grant select, insert, update, delete on rate_limits to fairlead_app;

insert into companies (id, name) overriding system value values (0, '');

-- Coming in -------------------------------------------------------------------------------------------------------------------
-- Looks a session up, notes its use, answers who it is, and puts the rest of the transaction inside that person's
-- company. Nobody is let in by an unknown or expired token. Platform admins get no company here: the caller takes
-- the platform role for them.
create function enter(token bytea) returns json language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select sessions.last_used_at, u.id, u.email, u.first_name, u.last_name, u.role, u.image_url, u.company_id, u.created_at, u.last_login,
    u.stripe_subscription_id, c.name as company_name, c.owner_id, c.time_zone, c.default_currency, c.subscription_tier
  into s
  from sessions join users u on u.id = sessions.user_id left join companies c on c.id = u.company_id
  where sessions.token_hash = token and sessions.expires_at > now() and u.deactivated_at is null;
  if not found then
    raise exception 'not signed in' using errcode = 'invalid_authorization_specification';
  end if;
  if s.last_used_at < now() - interval '1 minute' then
    -- A crash may lose this note of use, and nobody has to wait for the disk to keep it.
    perform set_config('synchronous_commit', 'off', true);
    update sessions set last_used_at = now(), expires_at = now() + interval '30 days' where token_hash = token;
  end if;
  if s.role <> 'admin' then
    perform set_config('app.company_id', s.company_id::text, true);
  end if;
  return json_build_object('id', s.id, 'email', s.email, 'firstName', s.first_name, 'lastName', s.last_name, 'role', s.role,
    'imageUrl', s.image_url, 'companyId', s.company_id, 'companyName', s.company_name, 'isOwner', coalesce(s.owner_id = s.id, false),
    'timeZone', s.time_zone, 'currency', s.default_currency, 'subscriptionTier', s.subscription_tier,
    'stripeSubscriptionId', s.stripe_subscription_id,
    'createdAt', to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'lastLogin', to_char(s.last_login at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
end $$;
grant create on schema public to fairlead_signin;
alter function enter(bytea) owner to fairlead_signin;
revoke create on schema public from fairlead_signin;
revoke execute on function enter(bytea) from public;
grant execute on function enter(bytea) to fairlead_app;
