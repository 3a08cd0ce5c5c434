import { calendarDay, OwnFileUrl, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { certificateStates } from './words.ts';

export const CertificateState = z.enum(certificateStates, 'Please choose a state');

/** What a person may enter about a certificate somebody holds. Without an expiry date it doesn't expire. */
export const NewCertificate = z
  .object({
    type: requiredText('Please enter the certificate’s name', 120),
    number: optionalText(80),
    issuingAuthority: optionalText(120),
    issueDate: orNone(calendarDay('Issue date must be a date')),
    expiryDate: orNone(calendarDay('Expiry date must be a date')),
    fileUrl: orNone(OwnFileUrl),
  })
  .meta({ id: 'NewCertificate' });
export type NewCertificate = z.infer<typeof NewCertificate>;

/** A certificate entered with a new crew member; its file is uploaded later. */
export const FirstCertificate = NewCertificate.omit({ fileUrl: true })
  .superRefine((entry, context) => refuseImpossibleExpiry(entry, context))
  .meta({ id: 'FirstCertificate' });
export type FirstCertificate = z.infer<typeof FirstCertificate>;

/** What may change. Omitted keys stay unchanged. */
export const CertificateChanges = NewCertificate.partial().meta({ id: 'CertificateChanges' });
export type CertificateChanges = z.infer<typeof CertificateChanges>;

/**
 * What is stored and returned. Days left are counted in the company's calendar, and so is the state. It counts as replaced when its holder
 * has one of the same type that expires later; it is then kept only for the record.
 */
export const Certificate = z
  .object({
    id: z.int(),
    crewId: z.int(),
    crewName: z.string(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    type: z.string(),
    number: z.string().nullable(),
    issuingAuthority: z.string().nullable(),
    issueDate: z.string().nullable(),
    expiryDate: z.string().nullable(),
    state: CertificateState,
    daysLeft: z.int().nullable(),
    isReplaced: z.boolean(),
    fileUrl: z.string().nullable(),
    fileName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof Certificate>;

/** How certificates may be sorted; a leading minus reverses the order. */
export const certificateSorts = ['expiryDate', '-expiryDate', 'type', '-type', 'id', '-id'] as const;
export type CertificateSort = (typeof certificateSorts)[number];

export type CertificateForm = {
  type: string;
  number: string;
  issuingAuthority: string;
  issueDate: string;
  expiryDate: string;
  fileUrl: string;
};

export const blankCertificate: CertificateForm = { type: '', number: '', issuingAuthority: '', issueDate: '', expiryDate: '', fileUrl: '' };

/** Why these dates are refused, or null. */
export function expiryFault({ issueDate, expiryDate }: { issueDate?: string | null; expiryDate?: string | null }): string | null {
  return issueDate && expiryDate && expiryDate < issueDate ? 'Expiry date must not be before the issue date' : null;
}

/** A certificate as a form sends it: the same rules, plus the one that compares both dates. */
export const CertificateEntry = NewCertificate.superRefine((entry, context) => refuseImpossibleExpiry(entry, context));

function refuseImpossibleExpiry(entry: Parameters<typeof expiryFault>[0], context: z.RefinementCtx): void {
  const fault = expiryFault(entry);
  if (fault) context.addIssue({ code: 'custom', path: ['expiryDate'], message: fault });
}
