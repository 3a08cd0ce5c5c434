import { z } from '../shared/zod.ts';
import { yachtTypes } from '../yachts/words.ts';
import { foundKinds } from './words.ts';

const FoundKind = z.enum(foundKinds);

/** What somebody is looking for, as the address says it; of one kind alone where that is named. */
export const SearchQuery = z.object({ q: z.string().max(200, 'At most 200 characters'), kind: FoundKind.optional() });

const Phase = z.enum(['now', 'ahead', 'over']);
export type Phase = z.infer<typeof Phase>;

/** A record that was found. `at` is when it is or begins; the company is named to those who see more than one. */
export const SearchHit = z
  .object({
    kind: FoundKind,
    id: z.int(),
    label: z.string(),
    note: z.string().nullable(),
    at: z.string().nullable(),
    /** Whether what has a time is under way, ahead or over. */
    phase: Phase.nullable(),
    /** How a yacht looks, or what she is, to be drawn by. */
    picture: z.object({ type: z.enum(yachtTypes), length: z.string(), imageUrl: z.string().nullable() }).nullable(),
    /** What a customer owes, by currency; only to those who may read the books. */
    owed: z.array(z.object({ currency: z.string(), total: z.string() })).nullable(),
    /** Whether more of its kind fit, which were left out. */
    more: z.boolean(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;
