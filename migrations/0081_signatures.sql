-- Who signed a contract, how, when and from where: the evidence of a simple electronic signature. Nobody changes or takes away one.
create table charter_signatures (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  charter_id bigint not null,
  -- The contract that was read and signed, and its hash.
  document_id bigint not null,
  sha256 text not null check (length(sha256) = 64),
  name text not null check (length(name) between 2 and 120),
  method text not null check (method in ('typed', 'drawn')),
  strokes jsonb check (jsonb_typeof(strokes) = 'array'),
  sentence text not null check (length(sentence) <= 1000),
  ip text not null check (length(ip) <= 100),
  user_agent text check (length(user_agent) <= 1000),
  link_id bigint not null,
  mailed_to text not null check (length(mailed_to) <= 320),
  first_opened_at timestamptz(3) not null,
  signed_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, document_id),
  foreign key (company_id, charter_id) references charters on delete cascade,
  foreign key (company_id, document_id) references charter_documents on delete cascade,
  constraint charter_signatures_drawn check ((method = 'drawn') = (strokes is not null))
);
create index charter_signatures_charter on charter_signatures (company_id, charter_id, id);
alter table charter_signatures enable row level security, force row level security;
create policy tenant on charter_signatures to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on charter_signatures to fairlead_platform using (true) with check (true);
grant select, insert on charter_signatures to fairlead_app, fairlead_platform;
