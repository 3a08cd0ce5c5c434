-- The papers of yachts and of the company: what they are, their renewals one after another, and which of them must be there.
create table documents (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  -- Null: of the company itself.
  yacht_id bigint,
  type text not null check (length(type) between 1 and 120),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade
);
create index documents_yacht on documents (company_id, yacht_id, lower(type));
-- In the order in which they are listed where nothing expires.
create index documents_type on documents (company_id, lower(type));

-- The newest version is the one that counts; those before it stay.
create table document_versions (
  company_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  version integer not null check (version > 0),
  number text check (length(number) <= 80),
  issuer text check (length(issuer) <= 120),
  issued_on date,
  expires_on date,
  file_url text check (length(file_url) <= 500),
  notes text check (length(notes) <= 2000),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, document_id, version),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, document_id) references documents on delete cascade,
  constraint document_versions_expire_after_issue check (expires_on >= issued_on)
);
create index document_versions_expiry on document_versions (company_id, expires_on) where expires_on is not null;
create index document_versions_file on document_versions (file_url) where file_url is not null;

-- Which types must be there: of every yacht, of one, of the company. One yacht may be excepted from what every other needs.
create table document_needs (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  of text not null check (of in ('fleet', 'yacht', 'company')),
  yacht_id bigint,
  type text not null check (length(type) between 1 and 120),
  needed boolean not null,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts on delete cascade,
  constraint document_needs_of_a_yacht check ((of = 'yacht') = (yacht_id is not null))
);
create unique index document_needs_once on document_needs (company_id, of, yacht_id, lower(type)) nulls not distinct;
create index document_needs_yacht on document_needs (company_id, yacht_id) where yacht_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['documents', 'document_versions', 'document_needs'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on documents for each row execute function touch();
