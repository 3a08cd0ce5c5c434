import { Id, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { priceModes } from './tax-words.ts';

const PriceMode = z.enum(priceModes, 'Please choose how prices are written');

/** How a company keeps its books, as far as a person says it. */
export const BooksSettingsChanges = z
  .object({
    prices: PriceMode.optional(),
    taxRateId: orNone(Id),
    issuedStays: z.boolean().optional(),
    companyId: orNone(Id),
  })
  .meta({ id: 'BooksSettingsChanges' });
export type BooksSettingsChanges = z.infer<typeof BooksSettingsChanges>;

/** What is answered: whether prices of a new invoice are with or without tax, the tax of a new line, and whether what was sent stays. */
export const BooksSettings = z
  .object({
    companyId: z.int(),
    prices: PriceMode,
    taxRateId: z.int().nullable(),
    issuedStays: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'BooksSettings' });
export type BooksSettings = z.infer<typeof BooksSettings>;

export const staysOn = 'What is issued stays, once that is chosen.';
