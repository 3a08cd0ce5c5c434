import { z } from '../shared/zod.ts';
import { plans } from '../billing/plans.ts';

/** What is stored and answered. */
export const Company = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    address: z.string().nullable(),
    contactPhone: z.string().nullable(),
    contactEmail: z.string().nullable(),
    website: z.string().nullable(),
    logo: z.string().nullable(),
    subscriptionTier: z.enum(plans),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;
