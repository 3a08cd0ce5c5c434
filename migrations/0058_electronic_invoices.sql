-- The electronic invoice (CII) that lies in a document's PDF, as it was issued; none where something was missing for it.
alter table invoice_documents add column xml text;
alter table credit_note_documents add column xml text;
