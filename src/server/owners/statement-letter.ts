import type { FastifyRequest } from 'fastify';
import { letterEnd, letterText, type InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { ownerStatementFacts, type OwnerStatementInFull } from '#domain/finance/owner-statement.ts';
import { fullName } from '#domain/shared/words.ts';
import { logoOf } from '../finance/invoice-documents.ts';
import { attachedLogo, logoName } from '../finance/invoice-letter.ts';
import { readSender } from '../finance/invoice-store.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter } from '../platform/letters.ts';
import { countLetterToStranger } from '../platform/strangers.ts';
import { statementById } from './statement-store.ts';

/** The kind of email that carries a statement. */
export const statementLetter = 'owner statement';

/** The PDF of a statement as it was issued. */
export async function paperOf(t: Transaction, statement: Pick<OwnerStatementInFull, 'id' | 'companyId'>): Promise<Buffer> {
  const { content } = await t
    .selectFrom('ownerStatementDocuments')
    .select('content')
    .where('companyId', '=', companyOf(statement))
    .where('ownerStatementId', '=', statement.id)
    .executeTakeFirstOrThrow();
  return content;
}

/** The email of a statement, in its company's name: the sender's own words, the main figures, and its PDF. */
export function letterWithStatement(db: Database, files: FileStore, scope: Scope, { aboutId, data }: Letter) {
  return db.transaction(scope, async (t) => {
    const {
      rows: [statement],
    } = await t.executeQuery(statementById(scope, aboutId));
    if (!statement) return undefined;
    const { name, contactEmail, logo: url } = await readSender(t, companyOf(statement));
    const logo = await logoOf(files, url);
    const facts = ownerStatementFacts(statement);
    const message = String(data['message']);
    const from = { company: name, person: data['sender'] as string | undefined };
    const { html, picture } = renderLetter({
      heading: `Owner statement ${statement.number}`,
      paragraphs: message.split(/\n{2,}/),
      sender: { name, logo: logo ? logoName : undefined, sentBy: letterEnd(from) },
      picture: 'Sailing Yacht',
      facts,
      note: 'The statement is attached as a PDF.',
    });
    const pdf = { filename: `${statement.number}.pdf`, content: await paperOf(t, statement), contentType: 'application/pdf' };
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
 * Queues the email of a statement in its company's name. Call it last, so that simultaneous senders hold up each other as briefly as
 * possible.
 */
export async function postStatement(
  t: Transaction,
  { person, body: { to, message } }: FastifyRequest<{ Body: InvoiceMail }>,
  statement: OwnerStatementInFull,
): Promise<void> {
  const companyId = companyOf(statement);
  await countLetterToStranger(t, companyId, to);
  const { name } = await readSender(t, companyId);
  await postLetter(t, {
    companyId,
    to,
    subject: `Owner statement ${statement.number} from ${name}`,
    about: { type: 'owner_statement', id: statement.id },
    kind: statementLetter,
    data: { message, sender: fullName(person) },
  });
}
