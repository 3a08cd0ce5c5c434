-- A sign-in makes no new version of the account: nobody who is about to change it has to see that first.
create or replace trigger touch before update on users for each row when (new.last_login is not distinct from old.last_login) execute function touch();
