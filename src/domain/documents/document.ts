import { calendarDay, Id, optionalText, orNone, OwnFileUrl, requiredText } from '../shared/fields.ts';
import { expiryStates } from '../shared/expiry.ts';
import { z } from '../shared/zod.ts';

/** What a person enters for a version of a document, the first one or a renewal. Without an expiry date it doesn't expire. */
const versionFields = {
  number: optionalText(80),
  issuer: optionalText(120),
  issuedOn: orNone(calendarDay('Issue date must be a date')),
  expiresOn: orNone(calendarDay('Expiry date must be a date')),
  fileUrl: orNone(OwnFileUrl),
  notes: optionalText(2000),
};

export const NewDocumentVersion = z.object(versionFields).meta({ id: 'NewDocumentVersion' });
export type NewDocumentVersion = z.infer<typeof NewDocumentVersion>;

/** What a person enters for a document: a yacht's, optionally for a piece of her equipment, or the company's. */
export const NewDocument = z
  .object({
    yachtId: orNone(Id),
    equipmentId: orNone(Id),
    type: requiredText('Please enter the document’s name', 120),
    ...versionFields,
    companyId: orNone(Id),
  })
  .meta({ id: 'NewDocument' });
export type NewDocument = z.infer<typeof NewDocument>;

/** What may change: its type, its owner, and the fields of its newest version. Omitted keys stay unchanged. */
export const DocumentChanges = NewDocument.omit({ companyId: true }).partial().meta({ id: 'DocumentChanges' });
export type DocumentChanges = z.infer<typeof DocumentChanges>;

const version = {
  version: z.int(),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  issuedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  fileUrl: z.string().nullable(),
  fileName: z.string().nullable(),
  notes: z.string().nullable(),
};

/**
 * A document as returned, with the fields of its newest version. Days left and state follow the company's calendar. It counts as replaced
 * if the yacht, its equipment or the company has another of its type that lasts longer.
 */
export const Document = z
  .object({
    id: z.int(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    equipmentId: z.int().nullable(),
    equipmentName: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    type: z.string(),
    ...version,
    state: z.enum(expiryStates),
    daysLeft: z.int().nullable(),
    isReplaced: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

/** One document with all its versions, the newest first. */
export const DocumentRecord = Document.extend({ versions: z.array(z.object({ ...version, createdAt: z.string() })) }).meta({
  id: 'DocumentRecord',
});
export type DocumentRecord = z.infer<typeof DocumentRecord>;

/** How documents may be sorted; a leading minus reverses the order. */
export const documentSorts = ['expiresOn', '-expiresOn', 'type', '-type', 'id', '-id'] as const;
export type DocumentSort = (typeof documentSorts)[number];

type Dates = { issuedOn?: string | null | undefined; expiresOn?: string | null | undefined };

/** Why these dates are refused, or null. A renewal can't end before the version it renews. */
export function documentDatesFault({ issuedOn, expiresOn }: Dates, before: Dates | null): string | null {
  if (issuedOn && expiresOn && expiresOn < issuedOn) return 'Expiry date must not be before the issue date';
  if (expiresOn && before?.expiresOn && expiresOn < before.expiresOn) return 'A renewal can’t end before the document it renews';
  return null;
}

export type DocumentForm = {
  yachtId: number | null;
  type: string;
  number: string;
  issuer: string;
  issuedOn: string;
  expiresOn: string;
  fileUrl: string;
  notes: string;
};
