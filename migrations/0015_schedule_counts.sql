-- How many entries lie ahead, are under way and are over is told by the index alone: when each ends lies beside when it begins.
drop index schedule_events_start;
create index schedule_events_start on schedule_events (company_id, start_date) include (end_date);
