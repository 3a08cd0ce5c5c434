-- Whether closing a charter of a whole yacht asks for a signed check-out.
alter table charter_terms add column handovers boolean not null default false;
