import { Id, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { ReminderLevels } from './payment-reminder.ts';
import { priceModes } from './tax-words.ts';

const PriceMode = z.enum(priceModes, 'Please choose how prices are written');

/** How a company keeps its books, as far as a person says it. */
export const BooksSettingsChanges = z
  .object({
    prices: PriceMode.optional(),
    taxRateId: orNone(Id),
    issuedStays: z.boolean().optional(),
    reminderLevels: orNone(ReminderLevels),
    companyId: orNone(Id),
  })
  .meta({ id: 'BooksSettingsChanges' });
export type BooksSettingsChanges = z.infer<typeof BooksSettingsChanges>;

/** What is answered: whether prices of a new invoice are with or without tax, the tax of a new line, whether what was sent stays, and what reminders say when. */
export const BooksSettings = z
  .object({
    companyId: z.int(),
    prices: PriceMode,
    taxRateId: z.int().nullable(),
    issuedStays: z.boolean(),
    reminderLevels: ReminderLevels,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'BooksSettings' });
export type BooksSettings = z.infer<typeof BooksSettings>;

export const staysOn = 'What is issued stays, once that is chosen.';
