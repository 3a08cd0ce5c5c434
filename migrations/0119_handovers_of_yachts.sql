-- Which yacht a handover is of: a charter can move to another one between its check-in and its check-out.
alter table handovers add column yacht_id bigint,
  add foreign key (company_id, yacht_id) references yachts on delete set null (yacht_id);
create index handovers_yacht on handovers (company_id, yacht_id) where yacht_id is not null;

-- Nobody changed these handovers: their versions stay, and what is signed says the same.
alter table handovers disable trigger user;
set local role fairlead_platform;
update handovers h set yacht_id = coalesce(c.yacht_id, (select e.yacht_id from schedule_events e where e.company_id = c.company_id and e.id = c.departure_id))
  from charters c where c.company_id = h.company_id and c.id = h.charter_id;
reset role;
alter table handovers enable trigger user;

-- What was signed can't be changed any more, by anybody; only a yacht that is deleted goes from it.
create or replace function keep_signed_handover() returns trigger language plpgsql as $$
begin
  if old.signed_at is not null and (new.yacht_id is not null or to_jsonb(new) - 'yacht_id' <> to_jsonb(old) - 'yacht_id') then
    raise exception 'handover % is signed', old.id using errcode = 'HO001';
  end if;
  return new;
end $$;
