// Separate from the schemas, so that pages can use it without loading them.
import type { Day } from '../shared/calendar-days.ts';
import { plainMoney } from '../shared/money.ts';
import { several } from '../shared/words.ts';
import { hoursInWords, reasonInWords } from '../today/words.ts';

/** The stages of a booking, from its entry to its end. */
export const dossierStages = ['booked', 'invoiced', 'paid', 'aboard', 'back', 'closed'] as const;
export type DossierStage = (typeof dossierStages)[number];

export const dossierStageLabels: Record<DossierStage, string> = {
  booked: 'Booked',
  invoiced: 'Invoiced',
  paid: 'Paid',
  aboard: 'Aboard',
  back: 'Back',
  closed: 'Closed',
};

/** The state of a stage: done, current, skipped, or still ahead. */
export const stageStates = ['done', 'now', 'missed', 'open'] as const;
export type StageState = (typeof stageStates)[number];

/** The tasks of a booking: the first six before she sails, the others before it is closed. */
export const taskKinds = ['captain', 'papers', 'work', 'gap', 'invoiced', 'balance', 'trips', 'billed', 'settled'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** The possible next acts. */
export const actKinds = [
  'blocker',
  'create_invoice',
  'send_invoice',
  'record_payment',
  'remind',
  'log_trip',
  'open_job',
  'print',
  'book_again',
] as const;
export type ActKind = (typeof actKinds)[number];

/** The label of an act's button. The acts for blockers are labeled with the blockers. */
export const actLabels: Record<Exclude<ActKind, 'blocker'>, string> = {
  create_invoice: 'Create invoice',
  send_invoice: 'Send invoice',
  record_payment: 'Record payment',
  remind: 'Remind',
  log_trip: 'Log a trip',
  open_job: 'Open job',
  print: 'Print for the crew',
  book_again: 'Book again',
};

type TaskFacts = {
  kind: TaskKind;
  isDone: boolean;
  of: string | null;
  count: number | null;
  hours: number | null;
  amount: string | null;
  currency: string | null;
  blocker: Parameters<typeof reasonInWords>[0] | null;
};

/** A task as a short phrase, to do or done. `sayDay` formats a day. */
export function taskInWords(task: TaskFacts, sayDay: (day: Day) => string): string {
  const { kind, isDone, blocker } = task;
  if (blocker !== null) return reasonInWords(blocker, sayDay);
  return (isDone ? doneInWords : openInWords)[kind](task);
}

const openAmount = ({ amount, currency }: TaskFacts) => plainMoney(amount ?? '0', currency ?? 'EUR');

const doneInWords: Record<TaskKind, (task: TaskFacts) => string> = {
  captain: ({ of }) => (of ? `${of} is captain` : 'Captain assigned'),
  papers: () => 'All certificates valid until the return',
  work: () => 'No work at departure',
  gap: ({ hours }) => (hours === null ? 'No booking before' : `${lapseInWords(hours)} after the previous booking`),
  invoiced: () => 'Invoice sent',
  balance: () => 'Nothing outstanding before departure',
  trips: ({ count }) => `${several(count ?? 0, 'trip')} logged`,
  billed: () => 'Invoice sent',
  settled: () => 'Paid in full',
};

const openInWords: Record<TaskKind, (task: TaskFacts) => string> = {
  captain: () => 'No captain',
  papers: () => 'Certificates expire before the return',
  work: () => 'Work overlaps the departure',
  gap: () => 'Turnaround too short',
  invoiced: notInvoiced,
  balance: (task) => `${openAmount(task)} open`,
  trips: () => 'No trip logged',
  billed: notInvoiced,
  settled: (task) => `${openAmount(task)} open`,
};

function notInvoiced({ count, amount, currency }: TaskFacts): string {
  if (count) return `${count === 1 ? 'Invoice' : `${count} invoices`} not sent yet`;
  return amount === null ? 'Not invoiced' : `${plainMoney(amount, currency ?? 'EUR')} not invoiced`;
}

/** In hours up to two days, then in days. */
function lapseInWords(hours: number): string {
  return hours > 48 ? `${Math.floor(hours / 24)} days` : hoursInWords(hours);
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14;
  return `${count}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`;
}
