-- What others say of a yacht in calendars of their own (docs/decisions/029): an address that is read again and again, or a file.
create table calendar_imports (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  label text not null check (length(label) between 1 and 60),
  -- None: what it says comes as files. It may be as good as a password, and is never told.
  url text check (length(url) between 1 and 2000),
  -- As the other side said it, so that it needn't say the same again.
  etag text check (length(etag) <= 500),
  last_read_at timestamptz(3),
  last_error text check (length(last_error) <= 500),
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz(3),
  -- When the company was told that it fails.
  told_at timestamptz(3),
  next_read_at timestamptz(3),
  -- How many of its entries could not be read.
  skipped integer not null default 0 check (skipped >= 0),
  -- What it said last, where that is nothing all at once and nobody has confirmed it yet.
  pending jsonb check (jsonb_typeof(pending) = 'array'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, id, yacht_id),
  constraint calendar_imports_failing check ((failures > 0) = (failing_since is not null) and (failures > 0) = (last_error is not null)),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);
create index calendar_imports_yacht on calendar_imports (company_id, yacht_id);

-- A stretch that such a calendar says. All of it that nothing else holds is in the calendar, as one entry or several.
create table imported_blocks (
  company_id bigint not null,
  id bigint generated always as identity,
  import_id bigint not null,
  yacht_id bigint not null,
  key text not null check (length(key) between 1 and 250),
  summary text not null check (length(summary) <= 200),
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  -- Somebody said that what is in its way is the same booking.
  same boolean not null default false,
  -- All of it is in the calendar.
  placed boolean not null default false,
  primary key (company_id, id),
  unique (id),
  unique (company_id, import_id, key),
  constraint imported_blocks_end_after_start check (end_date > start_date),
  constraint imported_blocks_same_is_not_placed check (not (same and placed)),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, import_id, yacht_id) references calendar_imports (company_id, id, yacht_id) on delete cascade
);
create index imported_blocks_of_import on imported_blocks (company_id, import_id, yacht_id);
create index imported_blocks_unplaced on imported_blocks (company_id, yacht_id) where not placed;

alter table schedule_events
  add column block_id bigint,
  add constraint schedule_events_imported_are_bookings check (block_id is null or (type in ('day_rent', 'charter') and charter_id is null)),
  add constraint schedule_events_block_fkey foreign key (company_id, block_id) references imported_blocks on delete cascade;
create index schedule_events_block on schedule_events (company_id, block_id) where block_id is not null;

-- Its version is of what people say of it: reading it again and again changes none of that.
create trigger touch before update of label, url on calendar_imports for each row execute function touch();

do $$
declare
  name text;
begin
  foreach name in array array['calendar_imports', 'imported_blocks'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
