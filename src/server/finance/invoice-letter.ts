import { letterEnd, letterFacts, letterText } from '#domain/finance/invoice-mail.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import { shownInside } from '../platform/drawings.ts';
import type { FileStore } from '../platform/file-store.ts';
import { renderLetter } from '../platform/letter.ts';
import type { Letter } from '../platform/letters.ts';
import { documentOf, logoOf } from './invoice-documents.ts';
import { invoiceById, readSender } from './invoice-store.ts';

const logoName = 'logo@fairlead';
const usualType: YachtType = 'Sailing Yacht';

/** What is mailed of an invoice, in its company's name: the words of whoever sends it, what is due, and its PDF; nothing where it was cancelled meanwhile. */
export function letterWithPdf(db: Database, files: FileStore, scope: Scope, { aboutId, data }: Letter) {
  return db.transaction(scope, async (t) => {
    const {
      rows: [invoice],
    } = await t.executeQuery(invoiceById(scope, aboutId));
    if (!invoice || invoice.status === 'cancelled') return undefined;
    const { name, contactEmail, logo: url, formats } = await readSender(t, companyOf(invoice));
    const logo = await logoOf(files, url);
    const facts = letterFacts(invoice, formatsOf(formats as ChosenFormats));
    const message = String(data['message']);
    const from = { company: name, person: data['sender'] as string | undefined };
    const { html, picture } = renderLetter({
      heading: `Invoice ${invoice.invoiceNumber}`,
      paragraphs: message.split(/\n{2,}/),
      sender: { name, logo: logo ? logoName : undefined, sentBy: letterEnd(from) },
      picture: await yachtTypeOf(t, invoice),
      facts,
      note: 'The invoice is attached as a PDF.',
    });
    return {
      text: letterText(message, { ...from, facts }),
      html,
      picture,
      fromName: name,
      replyTo: contactEmail ?? undefined,
      attachments: [await attachedPdf(t, files, invoice), ...attachedLogo(logo)],
    };
  });
}

/** The kind of yacht that the booking of an invoice is on; without one, a yacht under sail. */
async function yachtTypeOf(t: Transaction, { companyId, eventId }: Invoice): Promise<YachtType> {
  if (eventId === null) return usualType;
  const booked = await t
    .selectFrom('scheduleEvents as e')
    .innerJoin('yachts as y', (join) => join.onRef('y.companyId', '=', 'e.companyId').onRef('y.id', '=', 'e.yachtId'))
    .select('y.type')
    .where('e.companyId', '=', companyOf({ companyId }))
    .where('e.id', '=', eventId)
    .executeTakeFirst();
  return booked?.type ?? usualType;
}

async function attachedPdf(t: Transaction, files: FileStore, invoice: Invoice) {
  const filename = `${invoice.invoiceNumber.replace(/[^\w.-]+/g, '-')}.pdf`;
  return { filename, content: await documentOf(t, files, invoice), contentType: 'application/pdf' };
}

function attachedLogo(logo: Buffer | null) {
  return logo ? [{ filename: 'logo.png', content: logo, contentType: 'image/png', ...shownInside(logoName) }] : [];
}
