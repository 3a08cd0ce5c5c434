-- The account that a company is paid to. It was a line of its payment details, which a code for banks can't be made of.
alter table companies add column iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$');
