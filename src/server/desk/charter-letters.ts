// Emails of a charter: its quote, its contract, and its signed contract. Each is composed when it is sent, from stored documents.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { CharterMail } from '#domain/desk/contract.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { letterEnd } from '#domain/finance/invoice-mail.ts';
import { can } from '#domain/session/permissions.ts';
import { fullName } from '#domain/shared/words.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { logoOf } from '../finance/invoice-documents.ts';
import { attachedLogo, logoName } from '../finance/invoice-letter.ts';
import { readSender } from '../finance/invoice-store.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { charterYacht } from '../platform/expressions.ts';
import type { FileStore } from '../platform/file-store.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter, type Letters } from '../platform/letters.ts';
import { hashToken } from '../platform/sign-in.ts';
import { countLetterToStranger } from '../platform/strangers.ts';
import { letterKinds } from './contract-store.ts';

/** The stored data of an email; a signed contract goes to both sides. */
type Carried = keyof typeof letterKinds;
const names: Record<Carried, string> = { quote: 'Quote', contract: 'Contract', signed: 'Signed contract' };
const carriedBy = Object.fromEntries(Object.entries(letterKinds).map(([carried, kind]) => [kind, carried])) as Record<string, Carried>;

type Parts = { db: Database; files: FileStore; address: () => string };

/** Registers how the emails of charters are composed. */
export function charterLetters(letters: Letters, { db, files, address }: Parts): void {
  for (const kind of Object.values(letterKinds))
    letters.kind(kind, {
      compose: (letter, scope) => composed(db, files, scope, letter, address()),
      sent: endEarlierLinks,
    });
}

type Posted = { companyId: number; charter: Pick<Charter, 'id' | 'number'>; documentId: number; carried: Carried };

/** Queues an email about a charter, in its company's name. */
export async function postCharterLetter(
  t: Transaction,
  { companyId, charter, documentId, carried }: Posted,
  { to, message, sender }: CharterMail & { sender?: string | undefined },
): Promise<void> {
  await countLetterToStranger(t, companyId, to);
  const { name } = await readSender(t, companyId);
  await postLetter(t, {
    companyId,
    to,
    subject: `${names[carried]} ${charter.number} from ${name}`,
    about: { type: 'charter', id: charter.id },
    kind: letterKinds[carried],
    data: { message, sender, documentId },
  });
}

/** Refuses an address other than the customer's own, except from managers. */
export function refuseOtherAddress({ person, body }: FastifyRequest<{ Body: CharterMail }>, known: string | null, name: string): void {
  if (can(person, 'run-company') || body.to.toLowerCase() === known?.trim().toLowerCase()) return;
  throw wrongField(
    'to',
    known
      ? `You can send this to ${known}. Only managers can send it to another address.`
      : `${name} has no email address yet. Add it first, or ask a manager to send this.`,
  );
}

/** The sender's name in an email. */
export const senderName = ({ person }: FastifyRequest) => fullName(person);

type Sent = { content: Buffer; number: string; yachtName: string; yachtType: YachtType; isOpen: boolean };

/** The email: the sender's message, the PDF, and the customer's own link. Nothing if the contract was withdrawn meanwhile. */
function composed(db: Database, files: FileStore, scope: Scope, letter: Letter, address: string) {
  return db.transaction(scope, async (t) => {
    const carried = carriedBy[letter.kind] ?? 'quote';
    const sent = await carriedDocument(t, letter);
    if (!sent || (carried === 'contract' && !sent.isOpen)) return undefined;
    const { name, contactEmail, logo: url } = await readSender(t, letter.companyId);
    const logo = await logoOf(files, url);
    const person = letter.data['sender'] as string | undefined;
    const action =
      carried === 'signed'
        ? undefined
        : { label: carried === 'contract' ? 'Read and sign' : 'See your charter', url: `${address}/charter#${await newLink(t, letter)}` };
    const message = String(letter.data['message']);
    return {
      ...renderLetter({
        heading: `${names[carried]} ${sent.number}`,
        paragraphs: message.split(/\n{2,}/),
        sender: { name, logo: logo ? logoName : undefined, sentBy: letterEnd({ company: name, person }) },
        picture: sent.yachtType,
        action,
        note: `The ${names[carried].toLowerCase()} is attached as a PDF.${action ? ' Keep this link private: anyone who has it can see your charter.' : ''}`,
      }),
      fromName: name,
      replyTo: contactEmail ?? undefined,
      attachments: [
        {
          filename: `${names[carried].toLowerCase().replace(' ', '-')}-${sent.number}.pdf`,
          content: sent.content,
          contentType: 'application/pdf',
        },
        ...attachedLogo(logo),
      ],
    };
  });
}

async function carriedDocument(t: Transaction, { companyId, aboutId, data }: Letter): Promise<Sent | undefined> {
  const { rows } = await sql<Sent>`
    select d.content, c.number, y.name as yacht_name, y.type as yacht_type,
      not exists (select from charter_documents o where o.company_id = d.company_id and o.charter_id = d.charter_id and o.kind <> 'quote' and o.id > d.id) as is_open
    from charter_documents d join charters c on c.company_id = d.company_id and c.id = d.charter_id
      join yachts y on y.company_id = c.company_id and y.id = ${charterYacht('c')}
    where d.company_id = ${companyId} and d.charter_id = ${aboutId} and d.id = ${Number(data['documentId'])}`.execute(t);
  return rows[0];
}

/** The link is created when the email is sent, so that its secret is stored nowhere. */
async function newLink(t: Transaction, { id: letterId, companyId, aboutId: charterId }: Letter): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await t
    .insertInto('charterLinks')
    .values({ companyId, charterId, kind: 'customer', tokenHash: hashToken(token), letterId })
    .execute();
  return token;
}

/** Once an email with a link was sent, the earlier links end. */
async function endEarlierLinks(t: Transaction, { id: letterId, companyId, aboutId, kind }: Letter): Promise<void> {
  if (carriedBy[kind] === 'signed') return;
  await sql`
    update charter_links set ended_at = now() where company_id = ${companyId} and charter_id = ${aboutId} and kind = 'customer' and ended_at is null
      and letter_id is distinct from ${letterId} and created_at < (select l.created_at from letters l where l.company_id = ${companyId} and l.id = ${letterId})`.execute(
    t,
  );
}
