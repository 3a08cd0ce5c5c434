-- The feed by person, by kind of record, by what was done, and the trail of one record: newest first each time.
create index activities_of_person on activities (company_id, user_id, timestamp desc);
create index activities_of_kind on activities (company_id, resource_type, timestamp desc);
create index activities_of_action on activities (company_id, action, timestamp desc);
create index activities_of_record on activities (company_id, resource_type, resource_id, timestamp desc);
