import { z } from '../shared/zod.ts';
import { foundKinds } from './words.ts';

const FoundKind = z.enum(foundKinds);

/** What somebody is looking for, as the address says it. */
export const SearchQuery = z.object({ q: z.string().max(200, 'At most 200 characters') });

/** A record that was found. `at` is when it is or begins; the company is named to those who see more than one. */
export const Found = z
  .object({
    kind: FoundKind,
    id: z.int(),
    label: z.string(),
    note: z.string().nullable(),
    at: z.string().nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof Found>;
