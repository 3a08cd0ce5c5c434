import type { Plan } from '../billing/plans.ts';

// A fleet of fifty boats writes a few dozen invoices on its busiest day; who tries the product out, or misuses it, is met by less.
const onTrial = 30;
const usual = 300;
const largest = 1_000;

/** Whose letters are counted: a company by its plan, and whether it still tries it out. */
type Sender = { plan: Plan | null; isTrial: boolean };

/** How many letters a company may send within 24 hours to people who aren't its own: invoices, invitations. */
export function lettersToStrangers({ plan, isTrial }: Sender): number {
  if (plan === 'enterprise') return largest;
  return isTrial ? onTrial : usual;
}

/** Why the next letter doesn't go, and when it may: after so many seconds. */
export function tooManyLetters(sender: Sender, seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  const wait = hours > 1 ? `${hours} hours` : 'an hour';
  const allowed = sender.isTrial && sender.plan !== 'enterprise' ? 'the most a free trial allows' : 'the most we allow';
  return `Your company has sent ${lettersToStrangers(sender)} emails to people outside it in the last 24 hours, ${allowed}. You can send the next one in ${wait}.`;
}
