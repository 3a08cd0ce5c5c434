import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database.ts';
import { addRow } from '../platform/rows.ts';
import { asPlatform } from '../platform/scope.ts';

/** The link by which the recipient of an email opens an invoice. */
export type InvoiceLink = { id: number; companyId: number; companyName: string; invoiceId: number };

/** Stores a new link to an invoice, by the hash of its secret. */
export async function storeInvoiceLink(t: Transaction, link: { companyId: number; invoiceId: number; tokenHash: Buffer }): Promise<void> {
  await addRow(t, 'invoiceLinks', link);
}

/** The link with this hash, until a year after its email. */
export async function invoiceLinkBy(db: Database, hash: Buffer): Promise<InvoiceLink | undefined> {
  const { rows } = await sql<InvoiceLink>`
    select k.id, k.company_id, o.name as company_name, k.invoice_id from invoice_links k join companies o on o.id = k.company_id
    where k.token_hash = ${hash} and k.created_at + interval '1 year' > now()`.execute(
    asPlatform(db, 'anyone with the link of an invoice').query,
  );
  return rows[0];
}

/** Counts an opening. */
export async function noteInvoiceOpening(t: Transaction, { companyId, id }: InvoiceLink): Promise<void> {
  await sql`
    update invoice_links set opens = opens + 1, opened_at = coalesce(opened_at, now()) where company_id = ${companyId} and id = ${id}`.execute(
    t,
  );
}
