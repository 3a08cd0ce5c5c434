-- The filters of a list that somebody keeps under a name. They are theirs alone, and follow them to every device they sign in on.
create table saved_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  list text not null check (length(list) <= 40),
  name text not null check (length(name) <= 60),
  -- What the address of the list says, as its query: status=completed&yachtId=3.
  search text not null check (length(search) <= 1000),
  created_at timestamptz(3) not null default now()
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));

alter table saved_views enable row level security, force row level security;
-- Of the people a company's member can see, and those stand behind their own wall.
create policy tenant on saved_views to fairlead_app using (exists (select from users u where u.id = user_id)) with check (exists (select from users u where u.id = user_id));
create policy platform on saved_views to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on saved_views to fairlead_app, fairlead_platform;
