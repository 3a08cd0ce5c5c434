-- What is done again and again on board, when it is due, and the book of what was done. Hours are whole tenths.
create table service_plans (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint not null,
  meter_id bigint,
  title text not null check (length(title) between 1 and 200),
  every_months integer check (every_months between 1 and 1200),
  every_days integer check (every_days between 1 and 36500),
  every_tenths integer check (every_tenths between 1 and 9999999),
  policy text not null default 'floating' check (policy in ('floating', 'fixed')),
  early_days integer check (early_days between 0 and 36500),
  late_days integer not null default 0 check (late_days between 0 and 36500),
  early_tenths integer check (early_tenths between 0 and 9999999),
  late_tenths integer not null default 0 check (late_tenths between 0 and 9999999),
  critical boolean not null default false,
  -- Whether the yacht stands still meanwhile, so that it wants a place in the calendar.
  out_of_service boolean not null default true,
  estimated_tenths integer check (estimated_tenths between 1 and 99999),
  series text check (length(series) between 1 and 100),
  paused boolean not null default false,
  -- From where the steps of a fixed plan count.
  anchor_on date,
  anchor_tenths integer check (anchor_tenths between 0 and 99999999),
  due_on date,
  due_tenths integer check (due_tenths between 0 and 99999999),
  -- The one open turn.
  cycle integer not null default 1 check (cycle >= 1),
  ended_at timestamptz(3),
  -- How near its hours have come, as somebody was told, and the day on which that was.
  noticed text check (noticed in ('notice', 'due')),
  noticed_on date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  foreign key (company_id, yacht_id, equipment_id) references equipment (company_id, yacht_id, id) on delete cascade,
  foreign key (company_id, yacht_id, meter_id) references meters (company_id, yacht_id, id),
  constraint service_plans_months_or_days check (every_months is null or every_days is null),
  constraint service_plans_hours_need_a_meter check (meter_id is not null or (every_tenths is null and due_tenths is null)),
  constraint service_plans_late_within check (late_days < coalesce(every_days, every_months * 30, 36501) and late_tenths < coalesce(every_tenths, 10000000)),
  constraint service_plans_due check (ended_at is not null or due_on is not null or due_tenths is not null)
);
create index service_plans_equipment on service_plans (company_id, yacht_id, equipment_id, id);
create index service_plans_meter on service_plans (company_id, yacht_id, meter_id) where meter_id is not null;

-- A turn that was put off, by whom and why. The latest of a turn counts.
create table postponements (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  plan_id bigint not null,
  cycle integer not null check (cycle >= 1),
  to_on date,
  to_tenths integer check (to_tenths between 0 and 99999999),
  reason text not null check (length(reason) between 5 and 1000),
  by_name text not null check (length(by_name) <= 300),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, plan_id) references service_plans on delete cascade,
  constraint postponements_to_something check (to_on is not null or to_tenths is not null)
);
create index postponements_turn on postponements (company_id, plan_id, cycle, id);

-- Work on a part of the yacht, by somebody of the crew or by a yard.
alter table maintenance
  add column equipment_id bigint,
  add column assignee_id bigint,
  add column contractor text check (length(contractor) between 1 and 200),
  add constraint maintenance_equipment foreign key (company_id, yacht_id, equipment_id)
    references equipment (company_id, yacht_id, id) on delete set null (equipment_id),
  add constraint maintenance_assignee foreign key (company_id, assignee_id) references crew on delete set null (assignee_id);
create index maintenance_equipment on maintenance (company_id, yacht_id, equipment_id) where equipment_id is not null;
create index maintenance_assignee on maintenance (company_id, assignee_id) where assignee_id is not null;

-- The turns that work carries. A turn is in one record.
create table job_plans (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  maintenance_id bigint not null,
  plan_id bigint not null,
  cycle integer not null check (cycle >= 1),
  primary key (company_id, plan_id, cycle),
  unique (id),
  foreign key (company_id, maintenance_id) references maintenance on delete cascade,
  foreign key (company_id, plan_id) references service_plans on delete cascade
);
create index job_plans_maintenance on job_plans (company_id, maintenance_id);

-- The book: what was done, with what was due then. It stays with the yacht, whatever becomes of equipment and plans.
create table services (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint,
  plan_id bigint,
  cycle integer check (cycle >= 1),
  maintenance_id bigint,
  -- The service that did this one along.
  included_in bigint,
  title text not null check (length(title) between 1 and 200),
  done_on date not null,
  tenths integer check (tenths between 0 and 99999999),
  notes text check (length(notes) <= 5000),
  done_by text check (length(done_by) <= 200),
  file_url text check (length(file_url) <= 500),
  was_due_on date,
  was_due_tenths integer,
  was_anchor_on date,
  was_anchor_tenths integer,
  was_noticed text check (was_noticed in ('notice', 'due')),
  was_noticed_on date,
  on_time boolean,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, plan_id, cycle),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  foreign key (company_id, yacht_id, equipment_id) references equipment (company_id, yacht_id, id),
  foreign key (company_id, plan_id) references service_plans on delete set null (plan_id),
  foreign key (company_id, maintenance_id) references maintenance on delete set null (maintenance_id),
  foreign key (company_id, included_in) references services on delete set null (included_in)
);
create index services_yacht on services (company_id, yacht_id, done_on desc, id desc);
create index services_equipment on services (company_id, yacht_id, equipment_id, done_on desc, id desc) where equipment_id is not null;
create index services_done on services (company_id, done_on desc, id desc);
create index services_maintenance on services (company_id, maintenance_id) where maintenance_id is not null;
create index services_included on services (company_id, included_in) where included_in is not null;

do $$
declare
  name text;
begin
  foreach name in array array['service_plans', 'postponements', 'job_plans', 'services'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on service_plans for each row execute function touch();
create trigger touch before update on services for each row execute function touch();

-- What was completed before there was a book begins it.
set local role fairlead_platform;
insert into services (company_id, yacht_id, maintenance_id, title, done_on, created_at)
  select r.company_id, r.yacht_id, r.id, r.title, (coalesce(r.completed_date, least(e.end_date, r.updated_at)) at time zone c.time_zone)::date, r.updated_at
  from maintenance r
    join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
    join companies c on c.id = r.company_id
  where r.status = 'completed';
reset role;
