-- A year of birth of two digits was read as one of this century, even if it was still to come.
set local role fairlead_platform;
update charter_guests set birth_date = birth_date - interval '100 years' where birth_date > current_date + 1 and birth_date < '2070-01-01';
update crew_papers set birth_date = birth_date - interval '100 years' where birth_date > current_date + 1 and birth_date < '2070-01-01';
reset role;
