-- What a yacht costs, from a day to a day, both included. No day has two prices.
create table yacht_seasons (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  week numeric(10, 2) check (week >= 0),
  night numeric(10, 2) check (night >= 0),
  day numeric(10, 2) check (day >= 0),
  half_day numeric(10, 2) check (half_day >= 0),
  seat numeric(10, 2) check (seat >= 0),
  child_seat numeric(10, 2) check (child_seat >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  constraint yacht_seasons_apart exclude using gist (company_id with =, yacht_id with =, daterange(from_day, to_day, '[]') with &&)
);
create index yacht_seasons_yacht on yacht_seasons (company_id, yacht_id, from_day);

-- On which terms a yacht is chartered. A yacht without a row has the usual ones.
create table yacht_terms (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  -- The company's where there is none.
  currency text check (length(currency) = 3),
  -- Monday is 0; none means any.
  check_in_days smallint[] not null default '{}' check (check_in_days <@ '{0,1,2,3,4,5,6}'),
  check_in_time text not null default '17:00' check (check_in_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  check_out_time text not null default '09:00' check (check_out_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  min_nights integer not null default 1 check (min_nights between 1 and 365),
  max_guests integer check (max_guests between 1 and 999),
  deposit numeric(10, 2) not null default 0 check (deposit >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, yacht_id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);

-- What can be had besides the yacht: on one yacht, or on all.
create table extras (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint,
  name text not null check (length(name) between 1 and 100),
  unit text not null check (unit in ('booking', 'night', 'week', 'person', 'person_night')),
  price numeric(10, 2) not null check (price >= 0),
  currency text not null check (length(currency) = 3),
  obligatory boolean not null default false,
  payable text not null default 'invoice' check (payable in ('invoice', 'base')),
  tax_exempt boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);
create index extras_name on extras (company_id, lower(name), id);
create index extras_yacht on extras (company_id, yacht_id) where yacht_id is not null;

-- Who brings charters, and for what commission.
create table agencies (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  email text check (length(email) <= 255),
  phone text check (length(phone) <= 50),
  address text check (length(address) <= 1000),
  commission_percent numeric(5, 2) not null default 0 check (commission_percent between 0 and 100),
  notes text check (length(notes) <= 5000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id)
);
create index agencies_name on agencies (company_id, lower(name), id);

-- A company's rules for charters. One without a row has these.
create table charter_terms (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  option_days integer not null default 5 check (option_days between 1 and 60),
  option_time text not null default '18:00' check (option_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  short_notice_days integer not null default 14 check (short_notice_days between 0 and 365),
  short_notice_hours integer not null default 24 check (short_notice_hours between 1 and 1440),
  challenge_hours integer not null default 48 check (challenge_hours between 1 and 1440),
  max_discount numeric(5, 2) not null default 30 check (max_discount between 0 and 100),
  tax_rate numeric(5, 2) not null default 0 check (tax_rate between 0 and 100),
  discounts jsonb not null default '[]' check (jsonb_typeof(discounts) = 'array'),
  plan jsonb not null default '[{"kind":"fee","label":"First installment","percent":"50.00","anchor":"booking","days":7},{"kind":"fee","label":"Second installment","percent":"50.00","anchor":"start","days":-28},{"kind":"deposit","label":"Security deposit","percent":null,"anchor":"start","days":-28}]' check (jsonb_typeof(plan) = 'array'),
  policy_kind text not null default 'days' check (policy_kind in ('days', 'due')),
  policy jsonb not null default '[{"fromDays":61,"percent":"30.00"},{"fromDays":31,"percent":"50.00"},{"fromDays":0,"percent":"100.00"}]' check (jsonb_typeof(policy) = 'array'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id),
  unique (id)
);

do $$
declare
  name text;
begin
  foreach name in array array['yacht_seasons', 'yacht_terms', 'extras', 'agencies', 'charter_terms'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
end $$;
