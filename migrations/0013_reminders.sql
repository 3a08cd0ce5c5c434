-- Notifications and reminders: what of them people have seen and want, and which mornings have had their letters.

create table notification_settings (
  user_id bigint primary key references users on delete cascade,
  -- Up to when they have seen the feed. Until the panel is opened for the first time: since their account is there.
  seen_until timestamptz(3),
  -- The kinds they are reminded of in the panel and by mail. Null: they never chose.
  panel text[],
  mail text[],
  -- The last morning on which something became due for them, the one they have seen, and the one they were written to.
  due_on date,
  due_seen date,
  mailed_on date,
  -- Ends the letters without signing in. It opens nothing else.
  token uuid not null unique default gen_random_uuid()
);

-- The last morning of each company, and the one before it.
create table reminder_mornings (
  company_id bigint primary key references companies on delete cascade,
  day date not null,
  before date
);

alter table notification_settings enable row level security, force row level security;
-- Of the people a company's member can see, and those stand behind their own wall.
create policy tenant on notification_settings to fairlead_app using (exists (select from users u where u.id = user_id)) with check (exists (select from users u where u.id = user_id));
create policy platform on notification_settings to fairlead_platform using (true) with check (true);
create policy signin on notification_settings to fairlead_signin using (true) with check (true);
grant select, insert, update, delete on notification_settings to fairlead_app, fairlead_platform;
grant select (token), update (mail) on notification_settings to fairlead_signin;

alter table reminder_mornings enable row level security, force row level security;
create policy tenant on reminder_mornings to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on reminder_mornings to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on reminder_mornings to fairlead_app, fairlead_platform;
