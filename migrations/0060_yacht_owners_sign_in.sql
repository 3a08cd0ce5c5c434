-- The owner of a yacht signs in and sees what is theirs. Their role comes with their invitation, and the database lets them see their yachts'
-- names, calendar and statements by their shares, and nothing else: a third wall, of a role of its own.
do $$
begin
  if not exists (select from pg_roles where rolname = 'fairlead_yacht_owner') then
    create role fairlead_yacht_owner nologin noinherit;
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    grant fairlead_yacht_owner to current_user;
  end if;
  if not pg_has_role('fairlead_app', 'fairlead_yacht_owner', 'member') then grant fairlead_yacht_owner to fairlead_app; end if;
end $$;

create function current_person() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.person_id', true), '')::bigint;

-- The role ------------------------------------------------------------------------------------------------------------------
alter table users drop constraint users_role_check, add constraint users_role_check check (role in ('user', 'manager', 'admin', 'yacht_owner'));
alter table invitations drop constraint invitations_role_check, add constraint invitations_role_check check (role in ('user', 'manager', 'yacht_owner')),
  add constraint invitations_of_yacht_owner check ((role = 'yacht_owner') = (yacht_owner_id is not null));

-- Nothing makes a yacht's owner of somebody else, or somebody else of them: what they left behind would go on with other rights.
create function keep_yacht_owner() returns trigger language plpgsql as $$
begin
  raise exception 'the role of a yacht owner is neither given nor taken' using errcode = 'check_violation';
end $$;
create trigger keep_yacht_owner before update of role on users for each row
  when (old.role <> new.role and 'yacht_owner' in (old.role, new.role)) execute function keep_yacht_owner();
-- Whoever accepts the invitation becomes one, as the platform. No company makes one.
create trigger no_yacht_owner before insert on users for each row
  when (new.role = 'yacht_owner' and current_user = 'fairlead_app') execute function keep_yacht_owner();

-- No program works in the name of a yacht's owner, nor does a calendar follow.
create function refuse_yacht_owner() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and role = 'yacht_owner') then
    raise exception 'a yacht owner has no %', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_yacht_owner before insert or update of user_id on api_tokens for each row execute function refuse_yacht_owner();
create trigger refuse_yacht_owner before insert or update of user_id on calendar_feeds for each row execute function refuse_yacht_owner();

-- The account ends with what it is for.
create function end_yacht_owner() returns trigger language plpgsql as $$
begin
  delete from users where company_id = old.company_id and id = old.user_id and role = 'yacht_owner';
  return null;
end $$;
create trigger end_yacht_owner after delete on yacht_owners for each row when (old.user_id is not null) execute function end_yacht_owner();

-- Coming in -------------------------------------------------------------------------------------------------------------------
-- The owner of a yacht enters no company, as platform admins don't: what travels with the sign-in reads nothing.
do $$
declare
  entered text := pg_get_functiondef('enter(bytea)'::regprocedure);
  changed text := replace(entered, $a$case when u.role = 'admin' then u.company_id$a$, $b$case when u.role in ('admin', 'yacht_owner') then u.company_id$b$);
begin
  if changed = entered then raise exception 'enter() has another text by now'; end if;
  execute 'grant create on schema public to fairlead_signin';
  execute changed;
  execute 'revoke create on schema public from fairlead_signin';
end $$;

-- The wall --------------------------------------------------------------------------------------------------------------------
grant select (company_id, id, user_id) on yacht_owners to fairlead_yacht_owner;
create policy yacht_owner on yacht_owners for select to fairlead_yacht_owner
  using (company_id = current_company() and user_id = current_person());

grant select (company_id, owner_id, yacht_id, share, valid_from, valid_to) on yacht_shares to fairlead_yacht_owner;
create policy yacht_owner on yacht_shares for select to fairlead_yacht_owner
  using (company_id = current_company() and exists (
    select from yacht_owners o where o.company_id = yacht_shares.company_id and o.id = yacht_shares.owner_id));

grant select (company_id, id, name) on yachts to fairlead_yacht_owner;
create policy yacht_owner on yachts for select to fairlead_yacht_owner
  using (company_id = current_company() and exists (
    select from yacht_shares s where s.company_id = yachts.company_id and s.yacht_id = yachts.id));

-- Days are those of the company's clocks.
grant select (id, time_zone) on companies to fairlead_yacht_owner;
create policy yacht_owner on companies for select to fairlead_yacht_owner using (id = current_company());

grant select (company_id, yacht_id, type, start_date, end_date) on schedule_events to fairlead_yacht_owner;
create policy yacht_owner on schedule_events for select to fairlead_yacht_owner
  using (company_id = current_company() and exists (
    select from yacht_shares s join companies c on c.id = s.company_id
    where s.company_id = schedule_events.company_id and s.yacht_id = schedule_events.yacht_id
      and schedule_events.end_date > s.valid_from::timestamp at time zone c.time_zone
      and (s.valid_to is null or schedule_events.start_date < (s.valid_to + 1)::timestamp at time zone c.time_zone)));

grant select (company_id, id, yacht_id, owner_id, number, from_day, to_day, statement_date, currency, share, revenue, fee, fee_tax, costs, amount,
  opening, payouts, closing) on owner_statements to fairlead_yacht_owner;
create policy yacht_owner on owner_statements for select to fairlead_yacht_owner
  using (company_id = current_company() and exists (
    select from yacht_shares s where s.company_id = owner_statements.company_id and s.owner_id = owner_statements.owner_id
      and s.yacht_id = owner_statements.yacht_id and s.valid_from <= owner_statements.to_day
      and (s.valid_to is null or s.valid_to >= owner_statements.from_day)));

grant select (company_id, owner_statement_id, content) on owner_statement_documents to fairlead_yacht_owner;
create policy yacht_owner on owner_statement_documents for select to fairlead_yacht_owner
  using (company_id = current_company() and exists (
    select from owner_statements s where s.company_id = owner_statement_documents.company_id and s.id = owner_statement_documents.owner_statement_id));
