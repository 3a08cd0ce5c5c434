import { clockFormats, dateOrders, decimalMarks, weekStarts } from './formats.ts';
import { z } from './zod.ts';

/** How a company or a person wants dates and times shown. Omitted or null choices fall back to the company's, or to the defaults. */
export const FormatChoices = z
  .object({
    clock: z.enum(clockFormats, 'Please choose 12 or 24 hours').nullish(),
    dateOrder: z.enum(dateOrders, 'Please choose an order').nullish(),
    weekStart: z.enum(weekStarts, 'Please choose a day').nullish(),
  })
  .meta({ id: 'FormatChoices', description: 'How dates and times are shown. Stored values and responses aren’t affected.' });
export type FormatChoices = z.infer<typeof FormatChoices>;

/** The formats of a company, which also decides how typed amounts are read. */
export const CompanyFormats = FormatChoices.extend({
  decimalMark: z.enum(decimalMarks, 'Please choose a comma or a period').nullish(),
}).meta({
  id: 'CompanyFormats',
  description:
    'How dates and times are shown, and which decimal mark is assumed for typed amounts such as 1.250; if unset, the currency decides (a comma for euros). Stored values and API responses stay the same.',
});
export type CompanyFormats = z.infer<typeof CompanyFormats>;
