-- What is on board of a yacht when she is handed over.
create table inventory_items (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  position smallint not null,
  name text not null check (length(name) between 1 and 100),
  quantity smallint not null default 1 check (quantity between 1 and 999),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, yacht_id, position),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);

-- How a yacht was handed over at the beginning and at the end of a charter. Signed, it stays as it is, with its paper and that paper's hash.
create table handovers (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  kind text not null check (kind in ('check_in', 'check_out')),
  -- The hours of each engine, by its meter where it has one.
  engines jsonb not null default '[]' check (jsonb_typeof(engines) = 'array'),
  fuel smallint check (fuel between 0 and 100),
  water smallint check (water between 0 and 100),
  notes text check (length(notes) <= 5000),
  signed_at timestamptz(3),
  signed_by text check (length(signed_by) between 2 and 120),
  method text check (method in ('typed', 'drawn')),
  strokes jsonb check (jsonb_typeof(strokes) = 'array'),
  sentence text check (length(sentence) <= 1000),
  ip text check (length(ip) <= 100),
  content bytea,
  sha256 text check (length(sha256) = 64),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, charter_id, kind),
  constraint handovers_signed_whole check ((signed_at is null) = (signed_by is null) and (signed_at is null) = (method is null)
    and (signed_at is null) = (sentence is null) and (signed_at is null) = (content is null) and (content is null) = (sha256 is null)),
  constraint handovers_drawn check ((strokes is not null) = (coalesce(method, '') = 'drawn')),
  foreign key (company_id, charter_id) references charters on delete cascade
);

create table handover_items (
  company_id bigint not null,
  id bigint generated always as identity,
  handover_id bigint not null,
  position smallint not null,
  name text not null check (length(name) between 1 and 100),
  quantity smallint not null check (quantity between 1 and 999),
  state text not null check (state in ('ok', 'missing', 'damaged')),
  counted smallint not null check (counted between 0 and 999),
  note text check (length(note) <= 500),
  primary key (company_id, id),
  unique (id),
  unique (company_id, handover_id, position),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, handover_id) references handovers on delete cascade
);

create table handover_photos (
  company_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  file_url text check (length(file_url) <= 500),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, item_id) references handover_items on delete cascade
);
create index handover_photos_item on handover_photos (company_id, item_id);
create index handover_photos_file on handover_photos (file_url);

-- All that the reference of an address to a calendar that comes in names.
drop index calendar_feeds_import;
create index calendar_feeds_import on calendar_feeds (company_id, import_id, yacht_id) where import_id is not null;

-- What was signed can't be changed any more, by anybody.
create function keep_signed_handover() returns trigger language plpgsql as $$
begin
  if old.signed_at is not null then
    raise exception 'handover % is signed', old.id using errcode = 'HO001';
  end if;
  return new;
end $$;
create trigger keep_signed before update on handovers for each row execute function keep_signed_handover();
create trigger touch before update on handovers for each row execute function touch();
create trigger touch before update on inventory_items for each row execute function touch();

do $$
declare
  name text;
begin
  foreach name in array array['inventory_items', 'handovers', 'handover_items', 'handover_photos'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
