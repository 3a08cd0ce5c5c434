-- Joining and coming back: invitations, new passwords by mail, and tokens for programs. Of every secret that travels only
-- the hash is stored.
create table password_resets (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index password_resets_user on password_resets (user_id);
create index password_resets_expire on password_resets (expires_at);
grant select, insert, update, delete on password_resets to fairlead_signin;
grant select, delete on password_resets to fairlead_platform;

create table invitations (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  email text not null,
  role text not null default 'user' check (role in ('user', 'manager')),
  token_hash bytea not null unique,
  invited_by bigint,
  invited_by_name text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, invited_by) references users (company_id, id) on delete set null (invited_by)
);
create unique index invitations_address on invitations (company_id, lower(email));
create index invitations_inviter on invitations (company_id, invited_by);
create index invitations_expire on invitations (expires_at);

create table api_tokens (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) <= 100),
  reach text not null check (reach in ('read', 'write')),
  token_hash bytea not null unique,
  -- A token acts in the name of whoever made it, and goes with their account.
  user_id bigint not null,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index api_tokens_user on api_tokens (company_id, user_id);

do $$
declare
  name text;
begin
  foreach name in array array['invitations', 'api_tokens'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    -- Whoever comes with a token is looked up before their company is known.
    execute format('create policy signin on %I to fairlead_signin using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;
grant select, delete on invitations to fairlead_signin;
grant select, update on api_tokens to fairlead_signin;
-- Whoever accepts an invitation becomes an account before they are signed in.
grant insert on users to fairlead_signin;

alter table companies add column deletion_due timestamptz(3);

-- Coming in, as before, and now with a program's token as well: it enters as whoever made it, with a user's rights and no
-- more, and says so.
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
    'createdAt', to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'lastLogin', to_char(s.last_login at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'program', s.program, 'reach', s.reach);
end $$;
revoke create on schema public from fairlead_signin;
