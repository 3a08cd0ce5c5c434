-- Options that have run out don't count, and when they do so was in no index: every count of the schedule read all of the company's entries.
drop index schedule_events_start;
create index schedule_events_start on schedule_events (company_id, start_date) include (end_date, held_until);
drop index schedule_events_type;
create index schedule_events_type on schedule_events (company_id, type, start_date) include (end_date, held_until);
