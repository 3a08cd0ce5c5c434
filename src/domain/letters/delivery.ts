import { z } from '../shared/zod.ts';
import { deliveryStates, failures } from './words.ts';

/** The delivery of the latest email about a record. */
export const Delivery = z
  .object({
    state: z.enum(deliveryStates),
    to: z.string(),
    at: z.string(),
    reason: z
      .enum(failures)
      .nullable()
      .meta({ description: 'Why it failed: the mail server refused the address or the email, or none accepted it in time.' }),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;
