import { amount, Id, nameText, optionalText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

const percentFault = 'Commission is from 0 to 100%';

/** What may be entered for an agency that brings charters. */
export const NewAgency = z
  .object({
    name: nameText('Name is required'),
    email: orNone(z.email('Please enter a valid email address').max(255, 'At most 255 characters')),
    phone: optionalText(50),
    address: optionalText(1000),
    commissionPercent: amount({ min: 0, max: 10_000, tooSmall: percentFault, tooLarge: percentFault }).optional(),
    notes: optionalText(5000),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewAgency' });

export const AgencyChanges = NewAgency.omit({ companyId: true }).partial().meta({ id: 'AgencyChanges' });

export const Agency = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    commissionPercent: z.string(),
    notes: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Agency' });
export type Agency = z.infer<typeof Agency>;
