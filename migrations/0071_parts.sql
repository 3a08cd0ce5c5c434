-- Spare parts, where they lie, and what became of them. A stock is the sum of its movements.
create table parts (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  part_number text check (length(part_number) <= 100),
  maker text check (length(maker) <= 100),
  unit text check (length(unit) <= 20),
  supplier text check (length(supplier) <= 200),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id)
);
create index parts_name on parts (company_id, lower(name), id);

-- One a place: on a yacht, or in a store ashore.
create table part_stocks (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  part_id bigint not null,
  yacht_id bigint,
  store text check (length(store) between 1 and 100),
  quantity numeric(10, 2) not null default 0 check (quantity >= 0),
  minimum numeric(10, 2) not null default 0 check (minimum >= 0),
  unit_cost numeric(10, 2) check (unit_cost >= 0),
  currency text check (length(currency) = 3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, part_id) references parts on delete cascade,
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  constraint part_stocks_place check ((yacht_id is null) <> (store is null)),
  constraint part_stocks_cost check ((unit_cost is null) = (currency is null))
);
create index part_stocks_part on part_stocks (company_id, part_id, id);
create unique index part_stocks_yacht on part_stocks (company_id, yacht_id, part_id) where yacht_id is not null;
create unique index part_stocks_store on part_stocks (company_id, part_id, lower(store)) where store is not null;

create table part_movements (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  stock_id bigint not null,
  at timestamptz(3) not null default now(),
  kind text not null check (kind in ('received', 'used', 'moved', 'counted')),
  delta numeric(10, 2) not null,
  unit_cost numeric(10, 2) check (unit_cost >= 0),
  currency text check (length(currency) = 3),
  maintenance_id bigint,
  expense_id bigint,
  by_name text not null check (length(by_name) <= 300),
  primary key (company_id, id),
  unique (id),
  unique (company_id, expense_id),
  foreign key (company_id, stock_id) references part_stocks on delete cascade,
  foreign key (company_id, maintenance_id) references maintenance on delete set null (maintenance_id),
  foreign key (company_id, expense_id) references expenses on delete set null (expense_id)
);
create index part_movements_stock on part_movements (company_id, stock_id, at desc, id desc);
create index part_movements_work on part_movements (company_id, maintenance_id) where maintenance_id is not null;

-- What was spent on a piece of work.
alter table expenses
  add column maintenance_id bigint,
  add constraint expenses_maintenance_fkey foreign key (company_id, maintenance_id) references maintenance on delete set null (maintenance_id);
create index expenses_work on expenses (company_id, maintenance_id) where maintenance_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['parts', 'part_stocks', 'part_movements'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on parts for each row execute function touch();
create trigger touch before update on part_stocks for each row execute function touch();
