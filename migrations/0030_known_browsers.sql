-- A browser that signed in before is known by a cookie of its own, which lets nobody in: whoever guesses elsewhere doesn't keep it out.
create table known_browsers (
  token_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  used_at timestamptz(3) not null default now(),
  primary key (token_hash, user_id)
);
create index known_browsers_user on known_browsers (user_id, used_at);
create index known_browsers_used on known_browsers (used_at);
grant select, insert, update, delete on known_browsers to fairlead_signin;

-- A new password, or a closed account, also ends what the browsers of the old one are known by.
create or replace function end_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sessions where user_id = new.id;
  delete from sign_in_tickets where user_id = new.id;
  delete from known_browsers where user_id = new.id;
  return null;
end $$;

-- Whoever set a password by a link may go on to the account's passkeys for a few minutes.
alter table sign_in_tickets drop constraint sign_in_tickets_purpose_check;
alter table sign_in_tickets add constraint sign_in_tickets_purpose_check
  check (purpose in ('second-step', 'passkey', 'new-passkey', 'passkeys-after-reset'));
