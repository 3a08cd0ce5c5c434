import { z } from '../../shared/zod.ts';
import { eInvoiceProfiles, eInvoiceSyntaxes } from './e-invoice.ts';
import { eInvoicePlaces } from './missing.ts';

const Profile = z.enum(eInvoiceProfiles, 'profile is en16931, xrechnung or peppol').default('en16931');

/** The recipient of an electronic invoice. */
export const EInvoiceQuery = z.object({ profile: Profile });
/** The syntax to use. Peppol only accepts UBL. */
export const EInvoiceFileQuery = z
  .object({ profile: Profile, syntax: z.enum(eInvoiceSyntaxes, 'syntax is ubl or cii').default('ubl') })
  .refine(({ profile, syntax }) => profile !== 'peppol' || syntax === 'ubl', { path: ['syntax'], message: 'Peppol accepts only UBL' });

/** Whether an electronic invoice can be written, and what is missing: by its term in EN 16931, where it is entered, and in words. */
export const EInvoiceStanding = z
  .object({
    profile: z.enum(eInvoiceProfiles),
    ready: z.boolean(),
    missing: z.array(z.object({ term: z.string(), at: z.enum(eInvoicePlaces), field: z.string(), message: z.string() })),
  })
  .meta({ id: 'EInvoiceStanding' });
export type EInvoiceStanding = z.infer<typeof EInvoiceStanding>;
