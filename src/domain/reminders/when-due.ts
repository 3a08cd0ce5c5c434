// Apart from the schemas, so that a page can say it without loading them.
import { expiryInWords } from '../shared/expiry.ts';
import { several } from '../shared/words.ts';
import type { Reminder } from './reminder.ts';

/** "Expires in 30 days", "3 days overdue", "Departs tomorrow"; "Was due yesterday" of a service that may be late. */
export function whenDue({ kind, daysLeft, overdue }: Pick<Reminder, 'kind' | 'daysLeft' | 'overdue'>): string {
  if (kind === 'certificate' || kind === 'document') return expiryInWords(daysLeft);
  // Work is from the hour it should have ended, and of an invoice somebody may say so before its day.
  if (overdue || kind === 'invoice') return daysLeft < 0 ? `${several(-daysLeft, 'day')} overdue` : 'Overdue';
  if (daysLeft < 0) return `Was due ${daysLeft === -1 ? 'yesterday' : `${-daysLeft} days ago`}`;
  const verb = { maintenance: 'Begins', service: 'Due', departure: 'Departs', trial: 'Ends' }[kind];
  return `${verb} ${daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}`;
}
