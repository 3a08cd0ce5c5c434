-- Payments: what a sign-up leaves on its way, what the payment provider tells us, and the sandbox that stands in for one.

-- Sign-ups belong to no company yet, so they are reached as the platform alone.
alter table pending_signups add column time_zone text not null default 'UTC', add column failures integer not null default 0, add column welcomed_at timestamptz(3);
create index pending_signups_to_welcome on pending_signups (updated_at) where state = 'completed' and welcomed_at is null;
create index pending_signups_email on pending_signups (lower(email)) where state = 'open';
grant select, insert, update, delete on pending_signups to fairlead_platform;
grant insert on contact_requests to fairlead_app;

-- A company that subscribes for the first time sets its card up before anything is subscribed to.
alter table subscriptions add column setup_intent_id text unique, add column reminded_at timestamptz(3);
create index subscriptions_to_look_after on subscriptions (synced_at) where status in ('provisioning', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused');
create policy signin on subscriptions for select to fairlead_signin using (true);
grant select on subscriptions to fairlead_signin;

-- An event is a hint to look again, kept once however often it is told.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  body jsonb not null,
  attempts integer not null default 0,
  last_error text,
  received_at timestamptz(3) not null default now(),
  processed_at timestamptz(3),
  primary key (provider, event_id)
);
create index payment_events_waiting on payment_events (received_at) where processed_at is null;
grant select, insert, update, delete on payment_events to fairlead_platform;

-- Who works on what at the moment, across all server processes. A holder that dies loses it when its time is over.
create table leases (
  name text primary key,
  holder uuid not null,
  held_until timestamptz(3) not null
);
create index leases_end on leases (held_until);
grant select, insert, update, delete on leases to fairlead_app;

-- A change of plan; its id is the key under which the provider carries it out once.
create table subscription_changes (
  company_id bigint not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  from_plan text not null,
  to_plan text not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  created_by bigint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, subscription_id) references subscriptions on delete cascade,
  foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)
);
create index subscription_changes_subscription on subscription_changes (company_id, subscription_id, created_at);
create index subscription_changes_by on subscription_changes (company_id, created_by) where created_by is not null;

-- Plain payments of /checkout. What was paid is credited to the company's next bill, once.
create table one_off_payments (
  company_id bigint not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  provider text not null,
  customer_id text not null,
  provider_payment_id text unique,
  pence integer not null check (pence > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'credited')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['subscription_changes', 'one_off_payments'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;

-- The sandbox: what a payment company would keep in its own house. Its clock runs with ours, and can be put ahead for one customer.
create schema sandbox;
grant usage on schema sandbox to fairlead_platform;
create table sandbox.customers (
  id text primary key,
  ref text not null,
  email text not null,
  name text not null,
  credit integer not null default 0,
  ahead interval not null default '0'
);
create table sandbox.payment_methods (
  id text primary key,
  customer_id text not null references sandbox.customers on delete cascade,
  token text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null
);
create index on sandbox.payment_methods (customer_id);
create table sandbox.subscriptions (
  id text primary key,
  ref text not null,
  customer_id text not null references sandbox.customers on delete cascade,
  plan_id text not null,
  item_id text not null,
  status text not null,
  cancel_at_period_end boolean not null default false,
  trial_end timestamptz(3),
  period_start timestamptz(3) not null,
  period_end timestamptz(3) not null,
  canceled_at timestamptz(3),
  ended_at timestamptz(3),
  payment_method_id text references sandbox.payment_methods on delete set null,
  tries integer not null default 0,
  -- When something happens next by itself: the end of a period, another try, or giving up.
  due_at timestamptz(3)
);
create unique index subscriptions_ref on sandbox.subscriptions (customer_id, ref) where status <> 'incomplete_expired';
create index on sandbox.subscriptions (due_at) where due_at is not null;
create index on sandbox.subscriptions (payment_method_id);
create table sandbox.invoices (
  id text primary key,
  number bigint generated always as identity,
  subscription_id text not null references sandbox.subscriptions on delete cascade,
  pence integer not null,
  status text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3),
  -- The plan that begins once this is paid.
  plan_id text
);
create index on sandbox.invoices (subscription_id, number);
-- What a browser confirms with a card: setting it up, paying an invoice, or paying on its own.
create table sandbox.intents (
  id text primary key,
  kind text not null check (kind in ('setup', 'payment')),
  customer_id text not null references sandbox.customers on delete cascade,
  invoice_id text references sandbox.invoices on delete cascade,
  ref text not null,
  pence integer,
  client_secret text not null unique,
  status text not null,
  payment_method_id text references sandbox.payment_methods on delete set null,
  asked_token text,
  last_error jsonb
);
create index on sandbox.intents (customer_id);
create index on sandbox.intents (invoice_id) where invoice_id is not null;
create index on sandbox.intents (payment_method_id) where payment_method_id is not null;
create table sandbox.requests (
  key text primary key,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz(3) not null default now()
);
create table sandbox.events (
  number bigint generated always as identity primary key,
  id text not null unique,
  body jsonb not null,
  created_at timestamptz(3) not null default now(),
  delivered_at timestamptz(3)
);
create index on sandbox.events (number) where delivered_at is null;
grant select, insert, update, delete on all tables in schema sandbox to fairlead_platform;

-- Subscriptions of the demo are the sandbox's from now on.
insert into sandbox.customers (id, ref, email, name)
  select distinct on (customer_id) s.customer_id, s.id::text, coalesce(c.contact_email, ''), c.name from subscriptions s join companies c on c.id = s.company_id where s.provider = 'sandbox';
insert into sandbox.payment_methods (id, customer_id, token, brand, last4, exp_month, exp_year)
  select distinct on (payment_method_id) payment_method_id, customer_id, 'pm_card_visa', 'visa', '4242', 12, 2034 from subscriptions where provider = 'sandbox' and payment_method_id is not null;
insert into sandbox.subscriptions (id, ref, customer_id, plan_id, item_id, status, cancel_at_period_end, trial_end, period_start, period_end, payment_method_id, due_at)
  select provider_subscription_id, id::text, customer_id, plan_id, 'si_' || provider_subscription_id, status, cancel_at_period_end, trial_end, current_period_start, current_period_end, payment_method_id, current_period_end
  from subscriptions where provider = 'sandbox' and provider_subscription_id is not null and current_period_start is not null and current_period_end is not null;

create function wire_instant(at timestamptz) returns text language sql stable parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Coming in, as before, and now with how the company's subscription stands: the latest one that began. One that was never paid
-- for takes nothing away.
grant create on schema public to fairlead_signin;
create or replace function enter(token bytea) returns json language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select sessions.last_used_at, u.id, u.email, u.first_name, u.last_name, u.role, u.image_url, u.company_id, u.created_at, u.last_login,
    u.stripe_subscription_id, c.name as company_name, c.owner_id, c.time_zone, c.default_currency, c.subscription_tier, null::text as program, null::text as reach
  into s
  from sessions join users u on u.id = sessions.user_id left join companies c on c.id = u.company_id
  where sessions.token_hash = token and sessions.expires_at > now() and u.deactivated_at is null;
  if found then
    if s.last_used_at < now() - interval '1 minute' then
      -- A crash may lose this note of use, and nobody has to wait for the disk to keep it.
      perform set_config('synchronous_commit', 'off', true);
      update sessions set last_used_at = now(), expires_at = now() + interval '30 days' where token_hash = token;
    end if;
  else
    select p.last_used_at, u.id, u.email, u.first_name, u.last_name, 'user' as role, u.image_url, p.company_id, u.created_at, u.last_login,
      u.stripe_subscription_id, c.name as company_name, null::bigint as owner_id, c.time_zone, c.default_currency, c.subscription_tier, p.name as program, p.reach
    into s
    from api_tokens p join users u on u.company_id = p.company_id and u.id = p.user_id join companies c on c.id = p.company_id
    where p.token_hash = token and u.deactivated_at is null;
    if not found then
      raise exception 'not signed in' using errcode = 'invalid_authorization_specification';
    end if;
    if s.last_used_at is null or s.last_used_at < now() - interval '1 minute' then
      perform set_config('synchronous_commit', 'off', true);
      update api_tokens set last_used_at = now() where token_hash = token;
    end if;
  end if;
  if s.role <> 'admin' then
    perform set_config('app.company_id', s.company_id::text, true);
  end if;
  return json_build_object('id', s.id, 'email', s.email, 'firstName', s.first_name, 'lastName', s.last_name, 'role', s.role,
    'imageUrl', s.image_url, 'companyId', s.company_id, 'companyName', s.company_name, 'isOwner', coalesce(s.owner_id = s.id, false),
    'timeZone', s.time_zone, 'currency', s.default_currency, 'subscriptionTier', s.subscription_tier,
    'stripeSubscriptionId', s.stripe_subscription_id,
    'createdAt', wire_instant(s.created_at), 'lastLogin', wire_instant(s.last_login),
    'program', s.program, 'reach', s.reach,
    'standing', (
      select json_build_object('status', b.status, 'cancelAtPeriodEnd', b.cancel_at_period_end, 'trialEnd', wire_instant(b.trial_end),
        'currentPeriodEnd', wire_instant(b.current_period_end), 'pastDueSince', wire_instant(b.past_due_since))
      from subscriptions b where b.company_id = s.company_id and b.status not in ('incomplete', 'incomplete_expired')
      order by b.created_at desc limit 1));
end $$;
revoke create on schema public from fairlead_signin;
