-- The owners of a yacht no longer see work that was cancelled, or that was finished before its place in the calendar ended. To tell, their
-- role reads whether work on their yachts is closed, and nothing else of it.
grant select (company_id, id, status) on maintenance to fairlead_yacht_owner;
create policy yacht_owner on maintenance for select to fairlead_yacht_owner
  using (company_id = current_company() and exists (
    select from yacht_shares s where s.company_id = maintenance.company_id and s.yacht_id = maintenance.yacht_id));

alter policy yacht_owner on schedule_events
  using (company_id = current_company() and exists (
    select from yacht_shares s join companies c on c.id = s.company_id
    where s.company_id = schedule_events.company_id and s.yacht_id = schedule_events.yacht_id
      and schedule_events.end_date > s.valid_from::timestamp at time zone c.time_zone
      and (s.valid_to is null or schedule_events.start_date < (s.valid_to + 1)::timestamp at time zone c.time_zone))
    and not exists (
      select from maintenance r
      where r.company_id = schedule_events.company_id and r.id = schedule_events.maintenance_id
        and (r.status = 'cancelled' or (r.status = 'completed' and schedule_events.end_date > now()))));
