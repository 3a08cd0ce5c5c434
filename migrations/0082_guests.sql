-- Who comes along on a charter. Papers and what is said of health go some time after it (`guest_data_days`), names stay.
create table charter_guests (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  position smallint not null,
  family_name text not null check (length(family_name) between 1 and 100),
  given_names text not null check (length(given_names) between 1 and 100),
  role text not null default 'guest' check (role in ('guest', 'skipper', 'crew')),
  gender text check (gender in ('female', 'male', 'other')),
  birth_date date,
  birth_place text check (length(birth_place) <= 100),
  nationality text check (nationality ~ '^[A-Z]{3}$'),
  document_type text check (document_type in ('passport', 'identity_card', 'other')),
  document_number text check (length(document_number) <= 50),
  issuing_state text check (issuing_state ~ '^[A-Z]{3}$'),
  document_expiry date,
  embarkation text check (length(embarkation) <= 100),
  disembarkation text check (length(disembarkation) <= 100),
  visa_number text check (length(visa_number) <= 50),
  diet text check (length(diet) <= 500),
  allergies text check (length(allergies) <= 500),
  medical text check (length(medical) <= 1000),
  swims boolean,
  shoe_size text check (length(shoe_size) <= 20),
  notes text check (length(notes) <= 1000),
  health_consent boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, charter_id) references charters on delete cascade,
  constraint charter_guests_agreed check (health_consent or (allergies is null and medical is null))
);
create index charter_guests_charter on charter_guests (company_id, charter_id, position);

-- The crew that somebody chose for a charter; where nobody was chosen, the yacht's comes along.
create table charter_crew (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  crew_id bigint not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, charter_id, crew_id),
  foreign key (company_id, charter_id) references charters on delete cascade,
  foreign key (company_id, crew_id) references crew on delete cascade
);
create index charter_crew_member on charter_crew (company_id, crew_id);

-- What crew lists say of somebody of the crew.
create table crew_papers (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  crew_id bigint not null,
  family_name text check (length(family_name) <= 100),
  given_names text check (length(given_names) <= 100),
  gender text check (gender in ('female', 'male', 'other')),
  birth_date date,
  birth_place text check (length(birth_place) <= 100),
  nationality text check (nationality ~ '^[A-Z]{3}$'),
  document_type text check (document_type in ('passport', 'identity_card', 'other')),
  document_number text check (length(document_number) <= 50),
  issuing_state text check (issuing_state ~ '^[A-Z]{3}$'),
  document_expiry date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, crew_id),
  unique (id),
  foreign key (company_id, crew_id) references crew on delete cascade
);

alter table charter_terms add column guest_data_days integer not null default 90 check (guest_data_days between 0 and 3650);

do $$
declare
  name text;
begin
  foreach name in array array['charter_guests', 'charter_crew', 'crew_papers'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on charter_guests for each row execute function touch();
create trigger touch before update on crew_papers for each row execute function touch();
