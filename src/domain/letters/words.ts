/** How far a letter has come: on its way, taken by the mail server, or given up. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
type DeliveryState = (typeof deliveryStates)[number];

/** The sentence that says how the letter to this address fares. */
export function deliveryInWords({ state, to }: { state: DeliveryState; to: string }): string {
  if (state === 'waiting') return `The letter to ${to} is on its way.`;
  return state === 'sent' ? `The letter to ${to} has reached the mail server.` : `The letter to ${to} could not be delivered.`;
}
