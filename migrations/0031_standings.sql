-- A stream of live changes ends with the right to it, at once and on every process. So whatever takes that right away tells whose it
-- was: sessions and API tokens that end, roles, companies and accounts that change, whoever changes them. Each process then looks at
-- that person's streams. Nothing of a session is told. One that runs out by itself needs no telling: its end is known beforehand.
create function announce_standing() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('standings', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;

create trigger announce_standing after delete on sessions for each row when (old.expires_at > now()) execute function announce_standing('user_id');
create trigger announce_shortened after update of expires_at on sessions for each row when (new.expires_at < old.expires_at) execute function announce_standing('user_id');
create trigger announce_standing after delete on api_tokens for each row execute function announce_standing('user_id');
create trigger announce_standing after update of role, company_id, deactivated_at on users for each row
  when (old.role <> new.role or old.company_id is distinct from new.company_id or old.deactivated_at is distinct from new.deactivated_at)
  execute function announce_standing('id');
