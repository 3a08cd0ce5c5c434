-- Letters that are to go: written in the transaction of what they tell of, sent by a job, kept until they have gone and a while after.

create table letters (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  -- How what isn't kept here (links with their secrets, attachments, whether it still holds) is put together when it is sent.
  kind text not null,
  recipient text not null,
  subject text not null,
  -- What of it is known already. Emptied once the letter has gone.
  data jsonb not null default '{}',
  -- What it tells of, and where it shows how it fared.
  about_type text not null,
  about_id bigint not null,
  -- The same at every try, so that whoever gets it twice can tell.
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  failed_at timestamptz(3),
  primary key (company_id, id),
  unique (id)
);
create index letters_about on letters (company_id, about_type, about_id, id);
create index letters_gone on letters (coalesce(sent_at, failed_at)) where coalesce(sent_at, failed_at) is not null;

alter table letters enable row level security, force row level security;
create policy tenant on letters to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on letters to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on letters to fairlead_app, fairlead_platform;

-- The links of invitations: one for each try to send one, and those of earlier letters until a later one has gone.
create table invitation_links (
  token_hash bytea primary key,
  company_id bigint not null,
  invitation_id bigint not null,
  -- The letter it went with; none for those that were sent before there were letters.
  letter_id bigint,
  foreign key (company_id, invitation_id) references invitations (company_id, id) on delete cascade
);
create index invitation_links_invitation on invitation_links (company_id, invitation_id);
insert into invitation_links (token_hash, company_id, invitation_id) select token_hash, company_id, id from invitations;
alter table invitations drop column token_hash;

alter table invitation_links enable row level security, force row level security;
create policy tenant on invitation_links to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on invitation_links to fairlead_platform using (true) with check (true);
create policy signin on invitation_links to fairlead_signin using (true) with check (true);
grant select, insert, update, delete on invitation_links to fairlead_app, fairlead_platform;
grant select on invitation_links to fairlead_signin;

-- The links of one letter work side by side, since any of its tries may be the one that arrived.
alter table password_resets add column letter_id bigint;

-- Letters that waited as jobs of their own go on as letters. What is in the queue under the old names is about ids alone.
with waiting as (
  select j.id, j.name, coalesce((j.data ->> 'companyId')::bigint, 0) as company_id, (j.data ->> 'userId')::bigint as user_id, j.data
  from jobs j where j.name in ('letter-of-deletion', 'letter-of-failed-payment', 'letter-to-sales') and j.failed_at is null
), moved as (
  insert into letters (company_id, kind, recipient, subject, data, about_type, about_id)
  select w.company_id, case w.name when 'letter-of-deletion' then 'deletion' when 'letter-of-failed-payment' then 'failed payment' else 'to sales' end,
    coalesce(u.email, ''), case w.name when 'letter-to-sales' then 'A request to sales' else 'Fairlead' end, w.data, 'company', w.company_id
  from waiting w left join users u on u.id = w.user_id where exists (select from companies c where c.id = w.company_id)
  returning company_id, id
), gone as (
  delete from jobs where id in (select id from waiting)
)
insert into jobs (name, data) select 'letter', jsonb_build_object('companyId', company_id, 'letterId', id) from moved;
