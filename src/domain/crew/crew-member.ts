import { z } from '../shared/zod.ts';

/** What is stored and answered. */
export const CrewMember = z
  .object({
    id: z.int(),
    name: z.string(),
    role: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    certifications: z.string().nullable(),
    experience: z.string().nullable(),
    imageUrl: z.string().nullable(),
    yachtId: z.int().nullable(),
    companyId: z.int().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CrewMember' });
export type CrewMember = z.infer<typeof CrewMember>;
