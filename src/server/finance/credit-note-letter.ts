import type { FastifyRequest } from 'fastify';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { creditNoteFacts, letterEnd, letterText, type InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { fullName } from '#domain/shared/words.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter } from '../platform/letters.ts';
import { countLetterToStranger } from '../platform/strangers.ts';
import { documentOfNote } from './credit-note-documents.ts';
import { creditNoteById } from './credit-note-store.ts';
import { storedXmlOfNote } from './e-invoice-facts.ts';
import { logoOf } from './invoice-documents.ts';
import { attachedLogo, attachedNote, logoName } from './invoice-letter.ts';
import { readSender } from './invoice-store.ts';

/** The kind of email that carries a credit note. */
export const creditNoteLetter = 'credit note';

/** The email with a credit note, in its company's name: the sender's message, what it credits, and its PDF. */
export function letterWithNote(db: Database, files: FileStore, scope: Scope, { aboutId, data }: Letter) {
  return db.transaction(scope, async (t) => {
    const {
      rows: [note],
    } = await t.executeQuery(creditNoteById(scope, aboutId));
    if (!note) return undefined;
    const { name, contactEmail, logo: url } = await readSender(t, companyOf(note));
    const logo = await logoOf(files, url);
    const facts = creditNoteFacts(note);
    const message = String(data['message']);
    const from = { company: name, person: data['sender'] as string | undefined };
    const pdf = { filename: `${note.number}.pdf`, content: await documentOfNote(t, files, note), contentType: 'application/pdf' };
    const { html, picture } = renderLetter({
      heading: `Credit note ${note.number}`,
      paragraphs: message.split(/\n{2,}/),
      sender: { name, logo: logo ? logoName : undefined, sentBy: letterEnd(from) },
      picture: 'Sailing Yacht',
      facts,
      note: attachedNote('credit note', await storedXmlOfNote(t, note)),
    });
    return {
      text: letterText(message, { ...from, facts }),
      html,
      picture,
      fromName: name,
      replyTo: contactEmail ?? undefined,
      attachments: [pdf, ...attachedLogo(logo)],
    };
  });
}

/**
 * Posts an email with a credit note in its company's name. It comes last in the transaction, so that those who send at the same time wait
 * for each other as briefly as possible.
 */
export async function postNote(
  t: Transaction,
  { person, body: { to, message } }: FastifyRequest<{ Body: InvoiceMail }>,
  { id, companyId: owner, number }: CreditNote,
): Promise<void> {
  const companyId = companyOf({ companyId: owner });
  await countLetterToStranger(t, companyId, to);
  const { name } = await readSender(t, companyId);
  await postLetter(t, {
    companyId,
    to,
    subject: `Credit note ${number} from ${name}`,
    about: { type: 'credit_note', id },
    kind: creditNoteLetter,
    data: { message, sender: fullName(person) },
  });
}
