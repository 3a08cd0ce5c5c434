-- What is broken aboard, how bad it is and where it stands. One that may not sail refuses bookings of its yacht.
create table defects (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint,
  event_id bigint,
  -- The work that is to fix it.
  maintenance_id bigint,
  title text not null check (length(title) between 1 and 200),
  description text check (length(description) <= 5000),
  severity text not null check (severity in ('may_not_sail', 'urgent', 'normal', 'minor')),
  status text not null default 'reported' check (status in ('reported', 'accepted', 'fixed', 'dismissed')),
  -- Why it was dismissed, taken up again or is less bad.
  reason text check (length(reason) <= 1000),
  -- Whether somebody of the company reported or accepted it: until then it blocks nothing.
  confirmed boolean not null default true,
  back_on timestamptz(3),
  reported_by text not null check (length(reported_by) <= 300),
  reported_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  foreign key (company_id, yacht_id, equipment_id) references equipment (company_id, yacht_id, id) on delete set null (equipment_id),
  foreign key (company_id, event_id) references schedule_events on delete set null (event_id),
  foreign key (company_id, maintenance_id) references maintenance on delete set null (maintenance_id)
);
create index defects_yacht on defects (company_id, yacht_id, status, reported_at desc);
create index defects_status on defects (company_id, status, reported_at desc);
create index defects_blocking on defects (company_id, yacht_id) where severity = 'may_not_sail' and confirmed and status in ('reported', 'accepted');
create index defects_equipment on defects (company_id, yacht_id, equipment_id) where equipment_id is not null;
create index defects_event on defects (company_id, event_id) where event_id is not null;
create index defects_maintenance on defects (company_id, maintenance_id) where maintenance_id is not null;

-- Pictures of what is broken, in the order in which they were taken.
create table photos (
  company_id bigint not null,
  id bigint generated always as identity,
  defect_id bigint,
  position smallint not null,
  url text check (length(url) <= 500),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, defect_id) references defects on delete cascade,
  constraint photos_of_one_thing check (num_nonnulls(defect_id) = 1)
);
create index photos_defect on photos (company_id, defect_id, position) where defect_id is not null;
create index photos_url on photos (url);

do $$
declare
  name text;
begin
  foreach name in array array['defects', 'photos'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on defects for each row execute function touch();

select add_search_kind('document', 'documents', 'type', 'lower(type)', weight => 0.05);
select add_search_kind('defect', 'defects', 'title',
  $w$case when status in ('fixed', 'dismissed') then 1e12 else 0 end + extract(epoch from now() - reported_at)$w$, weight => 0.05);
