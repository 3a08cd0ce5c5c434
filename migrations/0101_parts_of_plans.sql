-- What a service uses up, and what was used as one was completed: that comes back where the completion is taken back.
create table plan_parts (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  plan_id bigint not null,
  part_id bigint not null,
  quantity numeric(10, 2) not null check (quantity > 0),
  primary key (company_id, plan_id, part_id),
  unique (id),
  foreign key (company_id, plan_id) references service_plans on delete cascade,
  foreign key (company_id, part_id) references parts on delete cascade
);
create index plan_parts_part on plan_parts (company_id, part_id);
alter table plan_parts enable row level security, force row level security;
create policy tenant on plan_parts to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on plan_parts to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on plan_parts to fairlead_app, fairlead_platform;

alter table part_movements
  drop constraint part_movements_kind_check,
  add constraint part_movements_kind_check check (kind in ('received', 'used', 'moved', 'counted', 'returned')),
  -- The line of the book whose service used them, where no work did.
  add column service_id bigint,
  -- Used as a service or work was completed, not before.
  add column at_completion boolean not null default false,
  -- The use that this one gives back: each once.
  add column returns_id bigint,
  add constraint part_movements_service foreign key (company_id, service_id) references services on delete set null (service_id),
  add constraint part_movements_returns foreign key (company_id, returns_id) references part_movements on delete cascade,
  add constraint part_movements_returned_once unique (company_id, returns_id);
create index part_movements_service on part_movements (company_id, service_id) where service_id is not null;
