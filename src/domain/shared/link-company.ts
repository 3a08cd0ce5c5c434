import { z } from './zod.ts';

/** What a page opened by a link shows of its company: a contact, and its formats for dates and times. */
export const LinkCompany = z.object({
  name: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  timeZone: z.string(),
  formats: z.record(z.string(), z.string()),
});
export type LinkCompany = z.infer<typeof LinkCompany>;
