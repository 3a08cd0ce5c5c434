-- The defect that damage at a check-out was reported as.
alter table handover_items
  add column defect_id bigint,
  add foreign key (company_id, defect_id) references defects on delete set null (defect_id);
create index handover_items_defect on handover_items (company_id, defect_id) where defect_id is not null;
