import { z } from '../shared/zod.ts';
import { deliveryStates } from './words.ts';

/** How the latest letter about a record fares. */
export const Delivery = z.object({ state: z.enum(deliveryStates), to: z.string(), at: z.string() }).meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;
