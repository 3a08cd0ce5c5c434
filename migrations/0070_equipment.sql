-- What is on board, what of it counts hours, and what those counters showed when.
create table equipment (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  -- It is a part of that one, which is on the same yacht. Whoever refers to a parent says how deep it lies, so no loop can be stored.
  parent_id bigint,
  parent_depth smallint not null default 0 check (parent_depth between 0 and 4),
  depth smallint not null generated always as (parent_depth + 1) stored,
  name text not null check (length(name) between 1 and 100),
  kind text not null default 'other' check (kind in ('engine', 'generator', 'gearbox', 'outboard', 'watermaker', 'tender', 'life_raft',
    'hydrostatic_release', 'epirb', 'plb', 'sart', 'extinguisher', 'fire_system', 'flares', 'lifejackets', 'first_aid', 'rigging', 'sail', 'winch',
    'windlass', 'thruster', 'air_conditioning', 'batteries', 'electronics', 'seacock', 'hull', 'steering', 'survey', 'other')),
  category text not null default 'general' check (category in ('engine', 'hull', 'safety', 'electrical', 'general')),
  maker text check (length(maker) <= 100),
  model text check (length(model) <= 100),
  serial_number text check (length(serial_number) <= 100),
  identifier text check (length(identifier) <= 100),
  quantity integer not null default 1 check (quantity between 1 and 9999),
  location text check (length(location) <= 200),
  installed_on date,
  warranty_until date,
  warranty_tenths integer check (warranty_tenths between 0 and 9999999),
  critical boolean not null default false,
  retired_on date,
  image_url text check (length(image_url) <= 500),
  manual_url text check (length(manual_url) <= 500),
  notes text check (length(notes) <= 5000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, yacht_id, id),
  unique (company_id, yacht_id, id, depth),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  constraint equipment_top_has_no_parent check ((parent_id is null) = (parent_depth = 0)),
  constraint equipment_parent_fkey foreign key (company_id, yacht_id, parent_id, parent_depth)
    references equipment (company_id, yacht_id, id, depth) on update cascade on delete cascade
);
create index equipment_parent on equipment (company_id, yacht_id, parent_id, parent_depth);
create index equipment_name on equipment (company_id, lower(name), id);

-- What counts hours. One without a name goes by that of its equipment.
create table meters (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint not null,
  name text check (length(name) between 1 and 100),
  usual_tenths integer check (usual_tenths between 0 and 240),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, yacht_id, id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  foreign key (company_id, yacht_id, equipment_id) references equipment (company_id, yacht_id, id) on delete cascade
);
create index meters_equipment on meters (company_id, yacht_id, equipment_id, id);

-- Whole tenths of hours. A meter that was replaced begins anew; its offset keeps the total.
create table meter_readings (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  meter_id bigint not null,
  at timestamptz(3) not null,
  shown_tenths integer not null check (shown_tenths between 0 and 9999999),
  offset_tenths integer not null default 0 check (offset_tenths between -99999999 and 99999999),
  total_tenths integer not null generated always as (shown_tenths + offset_tenths) stored,
  source text not null default 'manual' check (source in ('manual', 'trip', 'check_in', 'check_out', 'service', 'checklist', 'replacement')),
  trip_id bigint,
  event_id bigint,
  by_name text not null check (length(by_name) <= 300),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, meter_id, trip_id),
  unique (company_id, meter_id, event_id, source),
  foreign key (company_id, meter_id) references meters on delete cascade,
  foreign key (company_id, trip_id) references trips on delete set null (trip_id),
  foreign key (company_id, event_id) references schedule_events on delete set null (event_id),
  constraint meter_readings_count_up check (total_tenths >= 0)
);
create index meter_readings_at on meter_readings (company_id, meter_id, at desc, id desc) include (total_tenths);
create index meter_readings_trip on meter_readings (company_id, trip_id) where trip_id is not null;
create index meter_readings_event on meter_readings (company_id, event_id) where event_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['equipment', 'meters', 'meter_readings'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on equipment for each row execute function touch();
create trigger touch before update on meters for each row execute function touch();
