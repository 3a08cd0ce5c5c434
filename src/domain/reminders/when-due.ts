// Separate from the schemas, so that a page can use it without loading them.
import { expiryInWords } from '../shared/expiry.ts';
import { several } from '../shared/words.ts';
import { hoursText } from '../equipment/hours.ts';
import type { Reminder } from './reminder.ts';

const verbs = {
  maintenance: 'Begins',
  service: 'Due',
  option: 'Ends',
  instalment: 'Due',
  guests: 'Begins',
  departure: 'Departs',
  trial: 'Ends',
} as const;

type DueItem = Pick<Reminder, 'kind' | 'daysLeft' | 'overdue'> & { hoursLeft?: number | null };

/** "Expires in 30 days", "3 days overdue", "Departs tomorrow"; a service may say "Was due yesterday", or by its hours "Due in 18.4 h". */
export function whenDue({ kind, daysLeft, overdue, hoursLeft = null }: DueItem): string {
  if (hoursLeft !== null) return hoursLeft < 0 ? `${hoursText(-hoursLeft)} past due` : `Due in ${hoursText(hoursLeft)}`;
  if (kind === 'apa') return overdue ? 'Overspent' : 'Running low';
  if (kind === 'certificate' || kind === 'document') return expiryInWords(daysLeft);
  if (kind === 'missing')
    return daysLeft < -1 ? `Missing for ${-daysLeft} days` : daysLeft < 0 ? 'Missing since yesterday' : 'Missing since today';
  if (kind === 'calendar') return daysLeft < -1 ? `For ${-daysLeft} days` : daysLeft < 0 ? 'Since yesterday' : 'Since today';
  // Work is overdue from the hour it should have ended, and an invoice can be marked overdue before its day.
  if (overdue || kind === 'invoice') return daysLeft < 0 ? `${several(-daysLeft, 'day')} overdue` : 'Overdue';
  if (daysLeft < 0) return `Was due ${daysLeft === -1 ? 'yesterday' : `${-daysLeft} days ago`}`;
  const verb = verbs[kind];
  return `${verb} ${daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}`;
}
