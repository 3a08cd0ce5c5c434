// Apart from the schemas, so that a page can say it without loading them.
import { expiryInWords } from '../crew/certificate-state.ts';
import { several } from '../shared/words.ts';
import type { Reminder } from './reminder.ts';

/** "Expires in 30 days", "3 days overdue", "Departs tomorrow". */
export function whenDue({ kind, daysLeft }: Pick<Reminder, 'kind' | 'daysLeft'>): string {
  if (kind === 'certificate') return expiryInWords(daysLeft);
  // Somebody may say that one is overdue before its day.
  if (kind === 'invoice') return daysLeft < 0 ? `${several(-daysLeft, 'day')} overdue` : 'Overdue';
  const verb = { maintenance: 'Begins', departure: 'Departs', trial: 'Ends' }[kind];
  return `${verb} ${daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}`;
}
