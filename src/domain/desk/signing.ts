import { z } from '../shared/zod.ts';

const nameFault = 'Please enter your name';
const drawFault = 'Please sign in the field';
const maxPoints = 5000;

const Point = z.array(z.int().min(0).max(1000), drawFault).length(2, drawFault);

/** A signature drawn by hand: strokes of points, in thousandths of the field's width. */
const Strokes = z
  .array(z.array(Point).min(1, drawFault).max(maxPoints, 'This signature is too long'), drawFault)
  .min(1, drawFault)
  .max(500, 'This signature is too long')
  .refine((strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= maxPoints, 'This signature is too long');

/** The signer and the kind of signature. */
export const signerFields = {
  name: z.string(nameFault).trim().min(2, nameFault).max(120, 'At most 120 characters'),
  method: z.enum(['typed', 'drawn'], 'Please choose how you sign'),
  strokes: Strokes.nullable().optional(),
  agreed: z.literal(true, 'Please agree to sign'),
};

/** Checks that a drawing is present if, and only if, the signature is drawn. */
export const isDrawnAsSaid = {
  check: ({ method, strokes }: { method: 'typed' | 'drawn'; strokes?: unknown }) => (method === 'drawn') === Boolean(strokes),
  fault: { path: ['strokes'], message: drawFault },
};

/** The signature on a contract, and the hash of the PDF that was shown to the signer. */
export const NewSignature = z
  .object({
    ...signerFields,
    sha256: z.string('The contract is missing').regex(/^[0-9a-f]{64}$/, 'The contract is missing'),
  })
  .refine(isDrawnAsSaid.check, isDrawnAsSaid.fault)
  .meta({ id: 'NewSignature' });
export type NewSignature = z.infer<typeof NewSignature>;

/** The sentence that the signer agrees to. */
export function agreement({ number, company }: { number: string; company: string }): string {
  return `I have read contract ${number} with ${company} and agree to it. I sign it electronically, and this signature is binding.`;
}

/** The legal name of this kind of signature, which claims no more than it is. */
export const kindOfSignature =
  'This is a simple electronic signature (Regulation (EU) No 910/2014, articles 3(10) and 25(1); 15 U.S.C. § 7001(a)). It is neither an advanced nor a qualified one.';
