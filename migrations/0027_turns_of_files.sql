-- Of very many uploads the hourly sweep looks at those whose turn it is. What no record shows is found by what records show.
create index files_turn on files ((ascii(id) % 23)) where unused_since is null;
create index yachts_image on yachts (image_url) where image_url is not null;
create index crew_image on crew (image_url) where image_url is not null;
create index users_image on users (image_url) where image_url is not null;
create index companies_logo on companies (logo) where logo is not null;
create index certificates_file on certificates (file_url) where file_url is not null;
create index expenses_receipt on expenses (receipt_url) where receipt_url is not null;
