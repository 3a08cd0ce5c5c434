-- A calendar address may tell no more than when a yacht is taken. One that is made for a portal whose own calendar comes in leaves out what came from
-- there, or the portal would take its own bookings for ours.
alter table calendar_feeds
  add column detail text not null default 'full' check (detail in ('full', 'busy')),
  add column import_id bigint,
  add constraint calendar_feeds_for_portals check (import_id is null or (detail = 'busy' and yacht_id is not null)),
  add constraint calendar_feeds_import_fkey foreign key (company_id, import_id, yacht_id) references calendar_imports (company_id, id, yacht_id) on delete cascade,
  drop constraint calendar_feeds_company_id_yacht_id_key,
  add constraint calendar_feeds_one_address unique nulls not distinct (company_id, yacht_id, detail, import_id);
create index calendar_feeds_import on calendar_feeds (company_id, import_id) where import_id is not null;
