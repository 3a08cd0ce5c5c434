import { Delivery } from '../letters/delivery.ts';
import { requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { contractStatuses, linkKinds } from './contract-words.ts';

/** An email that carries a quote or a contract, and its message. */
export const CharterMail = z
  .object({
    to: z
      .string({ error: 'Please enter a valid email address' })
      .trim()
      .max(320, 'At most 320 characters')
      .pipe(z.email('Please enter a valid email address')),
    message: requiredText('Please write a message', 5000),
  })
  .meta({ id: 'CharterMail' });
export type CharterMail = z.infer<typeof CharterMail>;

/** The state of a charter's contract. */
export const CharterContract = z
  .object({
    status: z.enum(contractStatuses),
    /** Whether the charter is still as it says; false if there is none. A signed one that isn't stays signed, but another may be sent. */
    isCurrent: z.boolean(),
    sentTo: z.string().nullable(),
    sentAt: z.string().nullable(),
    openedAt: z.string().nullable(),
    signedAt: z.string().nullable(),
    signedBy: z.string().nullable(),
    /** The hash of the PDF to sign, or of the signed one. */
    sha256: z.string().nullable(),
    /** Whether its email was delivered, until it is signed. */
    delivery: Delivery.nullable(),
  })
  .meta({ id: 'CharterContract' });
export type CharterContract = z.infer<typeof CharterContract>;

/** A link that leads to a charter, without its secret. */
export const CharterLink = z
  .object({
    kind: z.enum(linkKinds),
    createdAt: z.string(),
    /** A month after the end of the charter's current dates. */
    expiresAt: z.string(),
    openedAt: z.string().nullable(),
    opens: z.int(),
  })
  .meta({ id: 'CharterLink' });

/** Which link to create. */
export const NewCharterLink = z.object({ kind: z.enum(linkKinds, 'Please choose a kind') }).meta({ id: 'NewCharterLink' });

/** The URL of a link, returned only once. */
export const MadeCharterLink = z.object({ path: z.string() }).meta({ id: 'MadeCharterLink' });

/** The default message with a quote or a contract, which the sender may change. */
export function usualCharterMessage(
  what: 'quote' | 'contract',
  { contact, yachtName, dates, company }: { contact: string; yachtName: string; dates: string; company: string },
): string {
  const sentence =
    what === 'quote'
      ? `Thank you for your interest in ${yachtName}. Please find attached our quote for ${dates}.`
      : `Please find attached the contract for ${yachtName}, ${dates}. You can read and sign it with the button below, also on a phone.`;
  return `Dear ${contact},\n\n${sentence}\n\nKind regards,\n${company}`;
}
