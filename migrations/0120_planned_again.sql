-- A defect that came back after its repair still named that work, and couldn't be planned again.
set local role fairlead_platform;
update defects d set maintenance_id = null from maintenance r
  where r.company_id = d.company_id and r.id = d.maintenance_id and r.status in ('completed', 'cancelled') and d.status in ('reported', 'accepted');
reset role;
