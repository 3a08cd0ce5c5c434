-- A document may be about one piece of equipment of its yacht, and a service may have a checklist that is run with it.
alter table documents
  add column equipment_id bigint,
  add constraint documents_equipment_of_a_yacht check (equipment_id is null or yacht_id is not null),
  add constraint documents_equipment foreign key (company_id, yacht_id, equipment_id)
    references equipment (company_id, yacht_id, id) on delete set null (equipment_id);
create index documents_equipment on documents (company_id, yacht_id, equipment_id) where equipment_id is not null;

alter table service_plans
  add column checklist_id bigint,
  add constraint service_plans_checklist foreign key (company_id, checklist_id) references checklists on delete set null (checklist_id);
create index service_plans_checklist on service_plans (company_id, checklist_id) where checklist_id is not null;
