-- Where a trip begins and ends on the chart, and the track it sailed.

alter table trips
  add column departure_latitude double precision check (departure_latitude between -90 and 90),
  add column departure_longitude double precision check (departure_longitude between -180 and 180),
  add column arrival_latitude double precision check (arrival_latitude between -90 and 90),
  add column arrival_longitude double precision check (arrival_longitude between -180 and 180),
  add constraint trips_whole_departure check ((departure_latitude is null) = (departure_longitude is null)),
  add constraint trips_whole_arrival check ((arrival_latitude is null) = (arrival_longitude is null));

-- A track is read before its trip is logged, so for a while it may have none; what no trip takes is swept. Moments and
-- distances are kept beside the points, which are compressed and only unpacked to be handed back.
create table tracks (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  trip_id bigint,
  points bytea not null,
  point_count integer not null check (point_count >= 2),
  line jsonb not null,
  sailed_miles double precision not null check (sailed_miles >= 0),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  created_by bigint,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, trip_id),
  foreign key (company_id, trip_id) references trips on delete cascade
);
create index tracks_waiting on tracks (created_at) where trip_id is null;

alter table tracks enable row level security, force row level security;
create policy tenant on tracks to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on tracks to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on tracks to fairlead_app, fairlead_platform;
