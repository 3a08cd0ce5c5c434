import { z } from '../shared/zod.ts';

/** How far a letter has come: on its way, taken by the mail server, or given up. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;

/** How the latest letter about a record fares. */
export const Delivery = z.object({ state: z.enum(deliveryStates), to: z.string(), at: z.string() }).meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;

/** The sentence that says so. */
export function deliveryInWords({ state, to }: Pick<Delivery, 'state' | 'to'>): string {
  if (state === 'waiting') return `The letter to ${to} is on its way.`;
  return state === 'sent' ? `The letter to ${to} has reached the mail server.` : `The letter to ${to} could not be delivered.`;
}
