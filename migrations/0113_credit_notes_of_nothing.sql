-- What credits the rest of an invoice may come to nothing: the rest of the price, and the deposit that was deducted from it.
alter table credit_notes drop constraint credit_notes_total_check, add constraint credit_notes_total_check check (total >= 0);
