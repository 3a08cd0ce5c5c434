import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addresseeRefusal, letterEnd, letterFacts, letterText, type InvoiceMail } from '#domain/finance/invoice-mail.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { invoiceKindLabels } from '#domain/finance/words.ts';
import { can } from '#domain/session/permissions.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { fullName } from '#domain/shared/words.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';
import { inlineImage } from '../platform/drawings.ts';
import { wrongField } from '../platform/errors.ts';
import type { FileStore } from '../platform/file-store.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type Letter } from '../platform/letters.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { Parts } from '../platform/parts.ts';
import { hashToken } from '../platform/sign-in.ts';
import { countLetterToStranger } from '../platform/strangers.ts';
import { storedXmlOf } from './e-invoice-facts.ts';
import { documentOf, logoOf } from './invoice-documents.ts';
import { storeInvoiceLink } from './invoice-link-store.ts';
import { invoiceById, readSender } from './invoice-store.ts';

/** The kinds of email that carry an invoice. */
export const invoiceLetter = 'invoice';
export const reminderLetter = 'payment reminder';

export const logoName = 'logo@fairlead';
const usualType: YachtType = 'Sailing Yacht';

/**
 * The email with an invoice, in its company's name: the sender's message, what is due, its PDF, and a link of its own to the current state.
 * Nothing is sent if the invoice has been cancelled meanwhile, or was paid before a reminder.
 */
export function letterWithPdf(
  { db, files, address }: Pick<Parts, 'db' | 'files' | 'address'>,
  scope: Scope,
  { aboutId, data, kind }: Letter,
) {
  return db.transaction(scope, async (t) => {
    const {
      rows: [invoice],
    } = await t.executeQuery(invoiceById(scope, aboutId));
    const reminds = kind === reminderLetter;
    if (!invoice || invoice.status === 'cancelled' || (reminds && invoice.open === '0.00')) return undefined;
    const { name, contactEmail, logo: url, formats } = await readSender(t, companyOf(invoice));
    const logo = await logoOf(files, url);
    const facts = letterFacts(invoice, formatsOf(formats as ChosenFormats));
    const message = String(data['message']);
    const from = { company: name, person: data['sender'] as string | undefined };
    const pdf = await attachedPdf(t, files, invoice);
    const action = { label: 'See the invoice', url: `${address()}/invoice#${await newLink(t, invoice)}` };
    const { html, picture } = renderLetter({
      heading: `${reminds ? 'Reminder of invoice' : invoiceKindLabels[invoice.kind]} ${invoice.invoiceNumber}`,
      paragraphs: message.split(/\n{2,}/),
      sender: { name, logo: logo ? logoName : undefined, sentBy: letterEnd(from) },
      picture: await yachtTypeOf(t, invoice),
      facts,
      action,
      note: `${attachedNote('invoice', await storedXmlOf(t, invoice))} Anyone with the link can see the invoice.`,
    });
    return {
      text: letterText(message, { ...from, facts: [...facts, [action.label, action.url]] }),
      html,
      picture,
      fromName: name,
      replyTo: contactEmail ?? undefined,
      attachments: [pdf, ...attachedLogo(logo)],
    };
  });
}

/** The link is made when the email is sent, so that its secret is stored nowhere. */
async function newLink(t: Transaction, { id: invoiceId, companyId }: Invoice): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await storeInvoiceLink(t, { companyId: companyOf({ companyId }), invoiceId, tokenHash: hashToken(token) });
  return token;
}

/** The type of yacht in the booking of an invoice; a sailing yacht if there is none. */
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

/** What an email says about its PDF, and about the XML inside it where there is one. */
export function attachedNote(what: string, xml: string | null): string {
  return `The ${what} is attached as a PDF${xml ? ', which carries its data for accounting software' : ''}.`;
}

async function attachedPdf(t: Transaction, files: FileStore, invoice: Invoice) {
  const filename = `${invoice.invoiceNumber.replace(/[^\w.-]+/g, '-')}.pdf`;
  return { filename, content: await documentOf(t, files, invoice), contentType: 'application/pdf' };
}

export function attachedLogo(logo: Buffer | null) {
  return logo ? [{ filename: 'logo.png', content: logo, contentType: 'image/png', ...inlineImage(logoName) }] : [];
}

/** Counts an email that a person sends; a hundred are allowed in an hour. */
export function countMail(db: Database, { person }: FastifyRequest): Promise<void> {
  return consumeAttempt(
    db,
    { key: `mail:${person.id}`, max: 100, minutes: 60 },
    'You have sent a hundred emails in the last hour. Please wait a while.',
  );
}

/** Refuses any address but the customer's own, unless the sender runs the company and isn't a program. */
export function refuseOtherAddresses(
  { person, body }: FastifyRequest<{ Body: InvoiceMail }>,
  sent: Pick<Invoice, 'customerName' | 'customerEmail'>,
): void {
  const refusal = can(person, 'run-company') ? null : addresseeRefusal(sent, body.to);
  if (refusal) throw wrongField('to', refusal);
}

/**
 * Posts an email with an invoice in its company's name. It comes last in the transaction, so that those who send at the same time wait for
 * each other as briefly as possible.
 */
export async function postInvoice(
  t: Transaction,
  { person, body: { to, message } }: FastifyRequest<{ Body: InvoiceMail }>,
  { id, companyId: owner, kind: asks, invoiceNumber }: Invoice,
  kind: typeof invoiceLetter | typeof reminderLetter,
): Promise<void> {
  const companyId = companyOf({ companyId: owner });
  await countLetterToStranger(t, companyId, to);
  const { name } = await readSender(t, companyId);
  await postLetter(t, {
    companyId,
    to,
    subject: `${kind === reminderLetter ? 'Reminder: invoice' : invoiceKindLabels[asks]} ${invoiceNumber} from ${name}`,
    about: { type: 'invoice', id },
    kind,
    data: { message, sender: fullName(person) },
  });
}
