-- A link for a new password is for whoever has that password and that address: it goes with either, and with a closed account.
create function end_reset_links() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from password_resets where user_id = new.id;
  return null;
end $$;
grant create on schema public to fairlead_signin;
alter function end_reset_links() owner to fairlead_signin;
revoke create on schema public from fairlead_signin;
revoke execute on function end_reset_links() from public;
create trigger end_reset_links after update on users for each row
  when (old.password_hash <> new.password_hash or old.email <> new.email or (old.deactivated_at is null and new.deactivated_at is not null))
  execute function end_reset_links();
