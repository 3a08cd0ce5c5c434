import { clockFormats, dateOrders, weekStarts } from './formats.ts';
import { z } from './zod.ts';

/** How a company or a person wants dates and times shown. What is left out, or sent as null, is as the company has it, or as usual. */
export const FormatChoices = z
  .object({
    clock: z.enum(clockFormats, 'Please choose 12 or 24 hours').nullish(),
    dateOrder: z.enum(dateOrders, 'Please choose an order').nullish(),
    weekStart: z.enum(weekStarts, 'Please choose a day').nullish(),
  })
  .meta({ id: 'FormatChoices', description: 'How dates and times are shown. They change nothing that is stored or answered.' });
export type FormatChoices = z.infer<typeof FormatChoices>;
