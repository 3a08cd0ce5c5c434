-- People: their open sessions by an id that opens nothing, and what ends them.
alter table sessions add column id uuid not null default gen_random_uuid() unique;

-- Whoever holds a token from before a change of password, or of an account that was closed, is out at once. The rule
-- stands here, so that no way of changing a password can forget it.
create function end_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end $$;
grant create on schema public to fairlead_signin;
alter function end_sessions() owner to fairlead_signin;
revoke create on schema public from fairlead_signin;
create trigger end_sessions after update on users for each row
  when (old.password_hash <> new.password_hash or (old.deactivated_at is null and new.deactivated_at is not null)) execute function end_sessions();

-- Platform admins read all users by name, a page at a time; companies read their own.
create index users_name on users (lower(last_name), lower(first_name), id);
create index companies_by_name on companies (lower(name), id);

-- A company that goes takes everything it has along. Who may let it go, and when, is the application's to say.
do $$
declare
  k record;
begin
  for k in select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and confrelid = 'companies'::regclass and confdeltype <> 'c' loop
    execute format('alter table %s drop constraint %I, add constraint %I %s on delete cascade', k.of_table, k.conname, k.conname, k.definition);
  end loop;
end $$;
