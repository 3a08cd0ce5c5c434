-- An invitation holds as long as whoever sent it could send it again: it goes with their account, and opens nothing once they may not invite any more.
-- A platform admin invites to companies they don't belong to, so their account stands behind another wall and can't be referred to.
alter table invitations add column invited_by_admin bigint;
alter table invitations drop constraint invitations_company_id_invited_by_fkey;
alter table invitations add constraint invitations_company_id_invited_by_fkey
  foreign key (company_id, invited_by) references users (company_id, id) on delete cascade;
create index invitations_admin on invitations (invited_by_admin) where invited_by_admin is not null;

-- Why a letter was given up: its address was refused, or the letter itself, or nobody took it for as long as was tried.
alter table letters add column failure text check (failure in ('address', 'letter', 'time'));
