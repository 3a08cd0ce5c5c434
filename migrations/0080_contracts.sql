-- The words of a company's contracts; the built-in ones where it wrote none.
alter table charter_terms add column template text check (length(template) between 1 and 30000);

-- What a contract and a crew list say of a yacht beside her own record.
alter table yacht_terms
  add column registration text check (length(registration) between 1 and 100),
  add column call_sign text check (length(call_sign) between 1 and 20);

-- What went out of a charter, byte by byte, and what became of a contract: nobody changes or takes away a row, they are added to. A contract
-- is out while the last of these rows about contracts is one, signed once it is followed by one, and withdrawn once a withdrawal follows it.
create table charter_documents (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  kind text not null check (kind in ('quote', 'contract', 'signed', 'withdrawal')),
  content bytea,
  sha256 text check (length(sha256) = 64),
  -- The words of a contract, from which its signed copy is drawn.
  says jsonb,
  -- What it depends on: whose, which yacht, when, for how much.
  terms text not null check (length(terms) <= 500),
  sent_to text check (length(sent_to) <= 320),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, charter_id) references charters on delete cascade,
  constraint charter_documents_whole check ((kind = 'withdrawal') = (content is null) and (content is null) = (sha256 is null))
);
create index charter_documents_charter on charter_documents (company_id, charter_id, id);

-- By which somebody without an account reaches one charter: of the secret its hash is kept. One that was made anew, or ended, stays to tell
-- when it was opened first.
create table charter_links (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  kind text not null check (kind in ('customer', 'guests')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The letter that carries it; earlier links end once it has gone.
  letter_id bigint,
  opened_at timestamptz(3),
  opens integer not null default 0,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, charter_id) references charters on delete cascade
);
create index charter_links_charter on charter_links (company_id, charter_id, id);

do $$
declare
  name text;
begin
  foreach name in array array['charter_documents', 'charter_links'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
  end loop;
end $$;
grant select, insert on charter_documents to fairlead_app, fairlead_platform;
grant select, insert, update, delete on charter_links to fairlead_app, fairlead_platform;
create trigger touch before update on charter_links for each row execute function touch();
