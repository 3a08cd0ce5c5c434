-- What an electronic invoice says of its seller beyond the company's profile: who sells, where, by which numbers, and where answers reach it.
-- The account number is the company's (companies.iban).
alter table books_settings
  add column legal_name text check (length(legal_name) <= 200),
  add column contact_name text check (length(contact_name) <= 200),
  add column street text check (length(street) <= 200),
  add column post_code text check (length(post_code) <= 20),
  add column city text check (length(city) <= 100),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column vat_number text check (vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,18}$'),
  add column registration_number text check (length(registration_number) <= 50),
  add column bic text check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  add column account_name text check (length(account_name) <= 70),
  add column electronic_address text check (length(electronic_address) <= 200),
  add column electronic_scheme text check (electronic_scheme ~ '^[A-Z0-9]{2,4}$');
