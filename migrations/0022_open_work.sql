-- What is overdue is asked of open work alone, which is little of what a company ever did.
create index maintenance_open on maintenance (company_id, scheduled_date) where status in ('pending', 'in_progress');
-- How long the slot of work lasted before its completion ended it, for work that is opened again.
alter table maintenance add column planned_seconds integer check (planned_seconds > 0);
