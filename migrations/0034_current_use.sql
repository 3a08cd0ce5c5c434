-- What a yacht is doing now, and until when, is read of each yacht of a list, from the indexes alone: her bookings and inspections by
-- their end, from now on, and her open work, which is little of what was ever done on her.
create index schedule_events_bookings on schedule_events (company_id, yacht_id, end_date) include (start_date, type) where type in ('day_rent', 'charter');
create index schedule_events_inspections on schedule_events (company_id, yacht_id, end_date) include (start_date) where type = 'inspection';
create index maintenance_open_of_yacht on maintenance (company_id, yacht_id, scheduled_date) include (id, status) where status in ('pending', 'in_progress');
