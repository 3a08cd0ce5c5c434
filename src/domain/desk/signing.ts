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

/** Who signs something, and how. */
export const signerFields = {
  name: z.string(nameFault).trim().min(2, nameFault).max(120, 'At most 120 characters'),
  method: z.enum(['typed', 'drawn'], 'Please choose how you sign'),
  strokes: Strokes.nullable().optional(),
  agreed: z.literal(true, 'Please agree to sign'),
};

/** That there is a drawing exactly where somebody says that they drew. */
export const isDrawnAsSaid = {
  check: ({ method, strokes }: { method: 'typed' | 'drawn'; strokes?: unknown }) => (method === 'drawn') === Boolean(strokes),
  fault: { path: ['strokes'], message: drawFault },
};

/** Who signs a contract, how, and which one: that of the PDF that was shown. */
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

/** What kind of signature it is, as the law calls it: it claims no more than that. */
export const kindOfSignature =
  'This is a simple electronic signature (Regulation (EU) No 910/2014, articles 3(10) and 25(1); 15 U.S.C. § 7001(a)). It is neither an advanced nor a qualified one.';
