-- What stands on the invoice of a customer who is a business, and where its electronic invoices go.
alter table customers
  add column organisation text check (length(organisation) <= 200),
  add column post_code text check (length(post_code) <= 20),
  add column city text check (length(city) <= 100),
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- Its syntax is a rule of the domain: without blanks, in capitals, beginning with a country.
  add column vat_number text check (vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,18}$'),
  add column registration_number text check (length(registration_number) <= 50),
  add column buyer_reference text check (length(buyer_reference) <= 100),
  add column electronic_address text check (length(electronic_address) <= 200),
  add column electronic_scheme text check (electronic_scheme ~ '^[A-Z0-9]{2,4}$');
