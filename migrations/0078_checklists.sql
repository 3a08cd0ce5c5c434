-- What is looked at before a yacht leaves, at a check-in or a service. A run copies the items, so that it says what was asked then.
create table checklists (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  -- Without one it is for every yacht.
  yacht_id bigint,
  name text not null check (length(name) between 1 and 100),
  purpose text not null check (purpose in ('pre_departure', 'check_in', 'check_out', 'service', 'other')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);
create index checklists_name on checklists (company_id, lower(name), id);
create index checklists_yacht on checklists (company_id, yacht_id) where yacht_id is not null;

create table checklist_items (
  company_id bigint not null,
  id bigint generated always as identity,
  checklist_id bigint not null,
  position smallint not null check (position between 1 and 200),
  section text check (length(section) <= 100),
  text text not null check (length(text) between 1 and 140),
  kind text not null check (kind in ('pass', 'measure')),
  unit text check (length(unit) <= 12),
  min numeric(8, 3),
  max numeric(8, 3) check (max >= min),
  severity text not null check (severity in ('may_not_sail', 'urgent', 'normal', 'minor')),
  primary key (company_id, id),
  unique (id),
  unique (company_id, checklist_id, position),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, checklist_id) references checklists on delete cascade
);

create table checklist_runs (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  checklist_id bigint,
  yacht_id bigint not null,
  event_id bigint,
  maintenance_id bigint,
  -- What the checklist was called, and was for, when the run began.
  name text not null check (length(name) between 1 and 100),
  purpose text not null check (purpose in ('pre_departure', 'check_in', 'check_out', 'service', 'other')),
  started_by text not null check (length(started_by) <= 300),
  signed_by text check (length(signed_by) between 1 and 200),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  foreign key (company_id, checklist_id) references checklists on delete set null (checklist_id),
  foreign key (company_id, event_id) references schedule_events on delete set null (event_id),
  foreign key (company_id, maintenance_id) references maintenance on delete set null (maintenance_id)
);
create index checklist_runs_newest on checklist_runs (company_id, created_at desc, id desc);
create index checklist_runs_yacht on checklist_runs (company_id, yacht_id, created_at desc);
create index checklist_runs_checklist on checklist_runs (company_id, checklist_id, created_at desc) where checklist_id is not null;
create index checklist_runs_event on checklist_runs (company_id, event_id) where event_id is not null;
create index checklist_runs_maintenance on checklist_runs (company_id, maintenance_id) where maintenance_id is not null;

-- An item as it was asked, and what was said to it: nothing yet where it has no result.
create table checklist_answers (
  company_id bigint not null,
  id bigint generated always as identity,
  run_id bigint not null,
  position smallint not null check (position between 1 and 200),
  section text check (length(section) <= 100),
  text text not null check (length(text) between 1 and 140),
  kind text not null check (kind in ('pass', 'measure')),
  unit text check (length(unit) <= 12),
  min numeric(8, 3),
  max numeric(8, 3),
  severity text not null check (severity in ('may_not_sail', 'urgent', 'normal', 'minor')),
  result text check (result in ('pass', 'fail', 'na')),
  value numeric(8, 3),
  note text check (length(note) <= 1000),
  photo_url text check (length(photo_url) <= 500),
  defect_id bigint,
  primary key (company_id, id),
  unique (id),
  unique (company_id, run_id, position),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, run_id) references checklist_runs on delete cascade,
  foreign key (company_id, defect_id) references defects on delete set null (defect_id)
);
create index checklist_answers_defect on checklist_answers (company_id, defect_id) where defect_id is not null;
create index checklist_answers_photo on checklist_answers (photo_url) where photo_url is not null;

do $$
declare
  name text;
begin
  foreach name in array array['checklists', 'checklist_items', 'checklist_runs', 'checklist_answers'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on checklists for each row execute function touch();
create trigger touch before update on checklist_runs for each row execute function touch();
