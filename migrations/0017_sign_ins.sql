-- A sign-in is noted in the feed together with the session it opens, by the role that opens it. That role may write there, and read nothing.
create policy signin on activities for insert to fairlead_signin with check (true);
grant insert on activities to fairlead_signin;
