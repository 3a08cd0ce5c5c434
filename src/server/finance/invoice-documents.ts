import { buffer } from 'node:stream/consumers';
import type { Invoice } from '#domain/finance/invoice.ts';
import { ownFileId } from '#domain/shared/fields.ts';
import { pictureName } from '../files/store.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { eInvoiceOf, embedded } from './e-invoice-facts.ts';
import { partiesOf } from './invoice-issuing.ts';
import { drawInvoice } from './invoice-pdf.ts';

/** The PDF of an invoice: as it was sent, or for a draft as it is now. For a sent invoice, the first request stores it. */
export async function documentOf(t: Transaction, files: FileStore, invoice: Invoice): Promise<Buffer> {
  const stored = await storedDocument(t, invoice);
  if (stored) return stored;
  if (invoice.sentAt === null) return draw(t, files, invoice);
  // A sent invoice carries its own electronic invoice, where nothing is missing for one.
  const xml = embedded(await eInvoiceOf(t, invoice));
  const content = await draw(t, files, invoice, xml);
  await t
    .insertInto('invoiceDocuments')
    .values({ companyId: companyOf(invoice), invoiceId: invoice.id, content, xml })
    .execute();
  return content;
}

/** The PDF as it was sent, or null where none is stored. */
export async function storedDocument(t: Transaction, { id, companyId }: Pick<Invoice, 'id' | 'companyId'>): Promise<Buffer | null> {
  const stored = await t
    .selectFrom('invoiceDocuments')
    .select('content')
    .where('companyId', '=', companyOf({ companyId }))
    .where('invoiceId', '=', id)
    .executeTakeFirst();
  return stored?.content ?? null;
}

/** The PDF of an invoice as it would be drawn now. */
export async function draw(t: Transaction, files: FileStore, invoice: Invoice, xml: string | null = null): Promise<Buffer> {
  const { seller, buyer } = await partiesOf(t, invoice);
  return drawInvoice({ invoice, company: seller, customer: buyer, logo: await logoOf(files, seller.logo), xml });
}

/** An uploaded logo. One from elsewhere on the web is not fetched: the server doesn't call addresses that users enter. */
export async function logoOf(files: FileStore, url: string | null): Promise<Buffer | null> {
  const id = ownFileId(url);
  const picture = id === null ? null : await files.open(pictureName(id, 'card'));
  if (!picture) return null;
  // Our own uploads are small, so nobody waits for this. The library is only loaded for an invoice with a logo.
  const { default: sharp } = await import('sharp');
  return sharp(await buffer(picture))
    .flatten({ background: '#ffffff' })
    .resize({ width: 600, height: 184, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
