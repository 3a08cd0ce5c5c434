-- The papers of crew members move with them to another company, as their certificates do.
alter table crew_papers
  drop constraint crew_papers_company_id_crew_id_fkey,
  add constraint crew_papers_company_id_crew_id_fkey foreign key (company_id, crew_id) references crew on update cascade on delete cascade;
