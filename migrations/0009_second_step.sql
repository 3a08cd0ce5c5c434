-- A second step at sign-in, and passkeys. Both belong to a person, so the wall around them is the one around people.
create table authenticators (
  user_id bigint primary key references users on delete cascade,
  -- Kept as it is: a code can't be checked against a hash. Sign-in alone may read it.
  secret text not null,
  -- Null until a code has shown that the person's app knows the secret. Until then nothing asks for one.
  confirmed_at timestamptz(3),
  -- The half minute of the newest code that was used. That code, and any before it, is spent.
  used_step bigint not null default 0,
  created_at timestamptz(3) not null default now()
);

create table recovery_codes (
  user_id bigint not null references authenticators on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  name text not null check (length(name) <= 100),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id);

-- What lets one go on to the next step, once, for a few minutes: the ticket of somebody whose password was right, and the
-- challenges that passkeys answer.
create table sign_in_tickets (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('second-step', 'passkey', 'new-passkey')),
  user_id bigint references users on delete cascade,
  expires_at timestamptz(3) not null,
  check ((user_id is null) = (purpose = 'passkey'))
);
create index sign_in_tickets_user on sign_in_tickets (user_id);
create index sign_in_tickets_expire on sign_in_tickets (expires_at);
grant select, insert, update, delete on sign_in_tickets to fairlead_signin;

do $$
declare
  name text;
begin
  foreach name in array array['authenticators', 'recovery_codes', 'passkeys'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    -- Of the people a company's member can see, and those stand behind their own wall.
    execute format('create policy tenant on %I to fairlead_app using (exists (select from users u where u.id = user_id)) with check (exists (select from users u where u.id = user_id))', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('create policy signin on %I to fairlead_signin using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_signin', name);
  end loop;
end $$;
-- Secrets can be confirmed and thrown away by those who manage people, and read at sign-in alone.
grant select (user_id, confirmed_at, created_at), update (confirmed_at, used_step), delete on authenticators to fairlead_app, fairlead_platform;
grant select (user_id), insert, delete on recovery_codes to fairlead_app, fairlead_platform;
grant select, insert, delete on passkeys to fairlead_app, fairlead_platform;

-- A new password, or a closed account, ends not only what is open but also what is half open.
create or replace function end_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sessions where user_id = new.id;
  delete from sign_in_tickets where user_id = new.id;
  return null;
end $$;
