import type { ListedCharter, OptionWish } from '#domain/desk/charter.ts';
import type { NextAct } from '#domain/desk/next-act.ts';
import { several } from '#domain/shared/words.ts';

type ContactFields = Pick<ListedCharter, 'customerName' | 'contactFirstName' | 'contactLastName' | 'contactEmail' | 'contactPhone'>;

/** The customer, or what is known of the contact. */
export function contactOf({ customerName, contactFirstName, contactLastName, contactEmail, contactPhone }: ContactFields): string {
  const fullName = [contactFirstName, contactLastName].filter(Boolean).join(' ');
  return customerName ?? (fullName || contactEmail || contactPhone || 'Name not known');
}

/** How long an option still holds: "5 days left", "3 hours left", "12 minutes left". */
export function leftWords(until: string, now: Date): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  if (minutes < 60) return `${several(minutes, 'minute') ?? 'Less than a minute'} left`;
  const hours = Math.floor(minutes / 60);
  return `${several(hours < 48 ? hours : Math.floor(hours / 24), hours < 48 ? 'hour' : 'day')} left`;
}

/** The label of the button for a charter's next act. */
export const nextActLabels: Record<NextAct, string> = {
  dates: 'Set yacht and dates',
  option: 'Put on option',
  book: 'Book',
  challenge: 'Challenge the option',
  invoice: 'Send invoice',
  apa: 'Close APA',
  check_in: 'Check in',
  check_out: 'Check out',
  close: 'Close charter',
  entry: 'Open booking',
};

/** The questions that were answered with yes. */
export type Allowed = Pick<OptionWish, 'queue' | 'force' | 'allowOverlap' | 'offTerms' | 'allowNotices'>;

type Question = { title: string; act: string; allow: Allowed };

const questions: Record<string, Question> = {
  on_option: { title: 'The yacht is on option', act: 'Take the next option', allow: { queue: true } },
  others_wait: { title: 'Someone is waiting', act: 'Extend anyway', allow: { force: true } },
  off_terms: { title: 'Outside the yacht’s terms', act: 'Continue anyway', allow: { offTerms: true } },
  booking_notices: { title: 'Before you book', act: 'Continue anyway', allow: { allowNotices: true } },
  schedule_overlap: { title: 'This time is already taken', act: 'Continue anyway', allow: { allowOverlap: true } },
};

type Refused = { code: string | null; notices?: readonly { severity: 'ask' | 'tell'; message: string }[] };

/** The question in a refusal, and what to send to answer yes; null if it isn't a question. */
export function questionOf({ code, notices = [] }: Refused): Question | null {
  const question = questions[code ?? ''];
  if (!question) return null;
  return notices.length > 0 ? { ...question, allow: { ...question.allow, allowNotices: true } } : question;
}

/** The notices that the question doesn't already contain. */
export function alsoToKnow({ code, notices = [] }: Refused): string {
  return notices
    .filter(({ severity }) => code !== 'booking_notices' || severity === 'tell')
    .map(({ message }) => ` ${message}`)
    .join('');
}
