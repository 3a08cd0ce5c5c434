-- What a large world showed: reads that grew with everything there is instead of with what they answer.

-- A company's next work, and its bookings or inspections by time, without walking through all its other entries.
create index schedule_events_work on schedule_events (company_id, start_date) where maintenance_id is not null;
create index schedule_events_type on schedule_events (company_id, type, start_date);

-- A trigram's list in a GIN index holds the rows of all companies, so that a search for a common word reads them all. A GiST index is
-- divided by company first. What grows with the years is searched in such a one; GIN stays for the search over all companies.
create index schedule_events_words on schedule_events using gist (company_id, searchable(title) gist_trgm_ops (siglen = 32)) where maintenance_id is null;
create index trips_words on trips using gist (company_id, searchable(departure_location || ' ' || arrival_location) gist_trgm_ops (siglen = 32));
create index invoices_words on invoices using gist (company_id, searchable(invoice_number || ' ' || regexp_replace(invoice_number, '^.*\D0*', '')) gist_trgm_ops (siglen = 32));
create index maintenance_words on maintenance using gist (company_id, searchable(title) gist_trgm_ops (siglen = 32));

-- How a company's subscription stands is asked with every request.
create index subscriptions_latest on subscriptions (company_id, created_at desc) where status not in ('incomplete', 'incomplete_expired');

-- The note that a session is used changes no indexed column, save once an hour, and finds room beside the old one.
alter table sessions set (fillfactor = 75);

-- Coming in, as before, with half the work: who it is, whose rows they see and how their subscription stands is one statement. A
-- session lasts thirty days from its last use, and an hour at most beyond.
grant create on schema public to fairlead_signin;
create or replace function enter(token bytea) returns json language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stale boolean;
  person json;
begin
  select s.last_used_at < now() - interval '1 minute',
    json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role, 'imageUrl', u.image_url,
      -- Platform admins get no company here: the caller takes the platform role for them.
      'companyId', case when u.role = 'admin' then u.company_id else set_config('app.company_id', u.company_id::text, true)::bigint end,
      'companyName', c.name, 'isOwner', coalesce(c.owner_id = u.id, false), 'timeZone', c.time_zone, 'currency', c.default_currency, 'subscriptionTier', c.subscription_tier,
      'stripeSubscriptionId', u.stripe_subscription_id, 'createdAt', wire_instant(u.created_at), 'lastLogin', wire_instant(u.last_login),
      'program', null, 'reach', null, 'standing', case when b.status is not null then
        json_build_object('status', b.status, 'cancelAtPeriodEnd', b.cancel_at_period_end, 'trialEnd', wire_instant(b.trial_end),
          'currentPeriodEnd', wire_instant(b.current_period_end), 'pastDueSince', wire_instant(b.past_due_since)) end)
  into stale, person
  from sessions s join users u on u.id = s.user_id left join companies c on c.id = u.company_id
  left join lateral (
    select status, cancel_at_period_end, trial_end, current_period_end, past_due_since from subscriptions
    where company_id = u.company_id and status not in ('incomplete', 'incomplete_expired') order by created_at desc limit 1
  ) b on true
  where s.token_hash = token and s.expires_at > now() and u.deactivated_at is null;
  if stale then
    -- A crash may lose this note of use, and nobody has to wait for the disk to keep it.
    perform set_config('synchronous_commit', 'off', true);
    update sessions set last_used_at = now(), expires_at = case when expires_at < now() + interval '30 days' then now() + interval '30 days 1 hour' else expires_at end
    where token_hash = token;
  elsif stale is null then
    person := enter_as_program(token);
  end if;
  return person;
end $$;

-- A program's token enters as whoever made it, with a user's rights and no more, and says so.
create function enter_as_program(token bytea) returns json language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stale boolean;
  person json;
begin
  select coalesce(p.last_used_at < now() - interval '1 minute', true),
    json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'role', 'user', 'imageUrl', u.image_url,
      'companyId', set_config('app.company_id', p.company_id::text, true)::bigint,
      'companyName', c.name, 'isOwner', false, 'timeZone', c.time_zone, 'currency', c.default_currency, 'subscriptionTier', c.subscription_tier,
      'stripeSubscriptionId', u.stripe_subscription_id, 'createdAt', wire_instant(u.created_at), 'lastLogin', wire_instant(u.last_login),
      'program', p.name, 'reach', p.reach, 'standing', case when b.status is not null then
        json_build_object('status', b.status, 'cancelAtPeriodEnd', b.cancel_at_period_end, 'trialEnd', wire_instant(b.trial_end),
          'currentPeriodEnd', wire_instant(b.current_period_end), 'pastDueSince', wire_instant(b.past_due_since)) end)
  into stale, person
  from api_tokens p join users u on u.company_id = p.company_id and u.id = p.user_id join companies c on c.id = p.company_id
  left join lateral (
    select status, cancel_at_period_end, trial_end, current_period_end, past_due_since from subscriptions
    where company_id = p.company_id and status not in ('incomplete', 'incomplete_expired') order by created_at desc limit 1
  ) b on true
  where p.token_hash = token and u.deactivated_at is null;
  if stale is null then
    raise exception 'not signed in' using errcode = 'invalid_authorization_specification';
  end if;
  if stale then
    perform set_config('synchronous_commit', 'off', true);
    update api_tokens set last_used_at = now() where token_hash = token;
  end if;
  return person;
end $$;
alter function enter_as_program(bytea) owner to fairlead_signin;
revoke create on schema public from fairlead_signin;
revoke execute on function enter_as_program(bytea) from public;
