-- How dates and times are shown: a company chooses, a person may choose otherwise. What isn't said is as usual.
alter table companies add column formats jsonb not null default '{}';
alter table users add column formats jsonb not null default '{}';
alter table pending_signups add column formats jsonb not null default '{}';
grant select (formats) on users to fairlead_app, fairlead_platform;

-- Whoever enters is told of both.
create or replace function enter(token bytea) returns json language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stale boolean;
  person json;
begin
  select s.last_used_at < now() - interval '1 minute',
    json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role, 'imageUrl', u.image_url,
      -- Platform admins get no company here: the caller takes the platform role for them.
      'companyId', case when u.role = 'admin' then u.company_id else set_config('app.company_id', u.company_id::text, true)::bigint end,
      'companyName', c.name, 'isOwner', coalesce(c.owner_id = u.id, false), 'timeZone', c.time_zone, 'currency', c.default_currency, 'formats', coalesce(c.formats, '{}'), 'ownFormats', u.formats, 'subscriptionTier', c.subscription_tier,
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

create or replace function enter_as_program(token bytea) returns json language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stale boolean;
  person json;
begin
  select coalesce(p.last_used_at < now() - interval '1 minute', true),
    json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'role', 'user', 'imageUrl', u.image_url,
      'companyId', set_config('app.company_id', p.company_id::text, true)::bigint,
      'companyName', c.name, 'isOwner', false, 'timeZone', c.time_zone, 'currency', c.default_currency, 'formats', c.formats, 'ownFormats', '{}'::jsonb, 'subscriptionTier', c.subscription_tier,
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
