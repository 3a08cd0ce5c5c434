import type { Plan } from '../billing/plans.ts';

// A fleet of fifty boats sends a few dozen invoices on its busiest day; a trial, or misuse, meets a lower limit.
const maxOnTrial = 30;
const maxUsual = 300;
const maxEnterprise = 1_000;

/** The sending company's plan, and whether it is on trial. */
type Sender = { plan: Plan | null; isTrial: boolean };

/** How many emails a company may send within 24 hours to people outside it: invoices, invitations. */
export function lettersToStrangers({ plan, isTrial }: Sender): number {
  if (plan === 'enterprise') return maxEnterprise;
  return isTrial ? maxOnTrial : maxUsual;
}

/** Why the next email is refused, and when it can be sent. */
export function tooManyLetters(sender: Sender, seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  const wait = hours > 1 ? `${hours} hours` : 'an hour';
  const allowed = sender.isTrial && sender.plan !== 'enterprise' ? 'the most a free trial allows' : 'the most we allow';
  return `Your company has sent ${lettersToStrangers(sender)} emails to people outside it in the last 24 hours, ${allowed}. You can send the next one in ${wait}.`;
}
