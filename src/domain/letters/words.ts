/** How far a letter has come: on its way, taken by the mail server, or given up. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
type DeliveryState = (typeof deliveryStates)[number];

/** Why a letter was given up. */
export const failures = ['address', 'letter', 'time'] as const;
export type Failure = (typeof failures)[number];

export const failureReasons: Record<Failure, string> = {
  address: 'the mail server refused this address. Please check it.',
  letter: 'the mail server refused the email.',
  time: 'no mail server accepted it for days.',
};

/** The sentence that says how the letter to this address fares. */
export function deliveryInWords({ state, to, reason }: { state: DeliveryState; to: string; reason: Failure | null }): string {
  if (state === 'waiting') return `The email to ${to} is on its way.`;
  if (state === 'sent') return `The email to ${to} was sent.`;
  return `The email to ${to} could not be delivered${reason ? `: ${failureReasons[reason]}` : '.'}`;
}
