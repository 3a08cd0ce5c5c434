-- A request to sales is kept together with the job that tells of it, and read again by that job.
grant select, insert on contact_requests to fairlead_platform;
