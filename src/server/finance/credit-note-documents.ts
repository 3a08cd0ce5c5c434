import type { CreditNote } from '#domain/finance/credit-note.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { drawCreditNote } from './credit-note-pdf.ts';
import { eInvoiceOfNote, embedded } from './e-invoice-facts.ts';
import { logoOf } from './invoice-documents.ts';
import type { partiesOf } from './invoice-issuing.ts';

type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** The PDF of a credit note as it was first drawn. The first request for it stores it. */
export async function documentOfNote(t: Transaction, files: FileStore, note: CreditNote): Promise<Buffer> {
  const { content, xml, isKept } = await papersOfNote(t, files, note);
  // Two who request it at the same time draw the same file.
  if (!isKept)
    await t
      .insertInto('creditNoteDocuments')
      .values({ companyId: companyOf(note), creditNoteId: note.id, content, xml })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return content;
}

/** The PDF of a credit note and, where nothing is missing for it, the XML inside it: as stored, or else drawn now. */
export async function papersOfNote(
  t: Transaction,
  files: FileStore,
  note: CreditNote,
): Promise<{ content: Buffer; xml: string | null; isKept: boolean }> {
  const companyId = companyOf(note);
  const stored = await t
    .selectFrom('creditNoteDocuments')
    .select(['content', 'xml'])
    .where('companyId', '=', companyId)
    .where('creditNoteId', '=', note.id)
    .executeTakeFirst();
  if (stored) return { ...stored, isKept: true };
  const { issuedAs, invoiceDay } = await t
    .selectFrom('creditNotes as n')
    .innerJoin('invoices as i', (join) => join.onRef('i.companyId', '=', 'n.companyId').onRef('i.id', '=', 'n.invoiceId'))
    .select(['n.issuedAs', 'i.issueDate as invoiceDay'])
    .where('n.companyId', '=', companyId)
    .where('n.id', '=', note.id)
    .executeTakeFirstOrThrow();
  const { seller, buyer } = issuedAs as unknown as Parties;
  const xml = embedded(await eInvoiceOfNote(t, note));
  const content = await drawCreditNote({ xml, note, invoiceDay, company: seller, customer: buyer, logo: await logoOf(files, seller.logo) });
  return { content, xml, isKept: false };
}
