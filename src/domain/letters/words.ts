/** The states of an email: in transit, accepted by the mail server, or given up. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
type DeliveryState = (typeof deliveryStates)[number];

/** Why an email was given up. */
export const failures = ['address', 'letter', 'time'] as const;
export type Failure = (typeof failures)[number];

export const failureReasons: Record<Failure, string> = {
  address: 'the mail server refused this address. Please check it.',
  letter: 'the mail server refused the email.',
  time: 'no mail server accepted it for days.',
};

/** The delivery of an email in one sentence. */
export function deliveryInWords({ state, to, reason }: { state: DeliveryState; to: string; reason: Failure | null }): string {
  if (state === 'waiting') return `The email to ${to} is on its way.`;
  if (state === 'sent') return `The email to ${to} was sent.`;
  return `The email to ${to} could not be delivered${reason ? `: ${failureReasons[reason]}` : '.'}`;
}
