import { z } from './zod.ts';

/** What a page that a link opens says of its company: whom to ask, and how it tells days and hours. */
export const LinkCompany = z.object({
  name: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  timeZone: z.string(),
  formats: z.record(z.string(), z.string()),
});
export type LinkCompany = z.infer<typeof LinkCompany>;
