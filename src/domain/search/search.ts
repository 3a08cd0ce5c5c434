import { z } from '../shared/zod.ts';
import { yachtTypes } from '../yachts/words.ts';
import { foundKinds } from './words.ts';

const FoundKind = z.enum(foundKinds);

/** The search words from the URL, and the only kind to search if one is named. */
export const SearchQuery = z.object({ q: z.string().max(200, 'At most 200 characters'), kind: FoundKind.optional() });

const Phase = z.enum(['now', 'ahead', 'over']);
export type Phase = z.infer<typeof Phase>;

/** A search result. `at` is when it is or begins; the company is included for users who see more than one. */
export const SearchHit = z
  .object({
    kind: FoundKind,
    id: z.int(),
    label: z.string(),
    note: z.string().nullable(),
    at: z.string().nullable(),
    /** Whether a record with dates is under way, ahead or over. */
    phase: Phase.nullable(),
    /** How a yacht looks, or the type and length to draw her. */
    picture: z.object({ type: z.enum(yachtTypes), length: z.string(), imageUrl: z.string().nullable() }).nullable(),
    /** What a customer owes, by currency; only for users who may read the books. */
    owed: z.array(z.object({ currency: z.string(), total: z.string() })).nullable(),
    /** Whether more results of its kind were left out. */
    more: z.boolean(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;
