import { gapHours, type BookingFact } from '../today/reading.ts';
import type { Blocker } from '../today/today.ts';
import type { Leg, Money, Task } from './dossier.ts';
import type { TaskKind } from './words.ts';

/** The facts the tasks are derived from; null if the caller may not read them. */
type TaskFacts = {
  booking: BookingFact;
  /** The reasons that keep her from leaving, without those the caller may not read. */
  blockers: readonly Blocker[];
  captainName: string | null;
  money: Money | null;
  trips: readonly Leg[] | null;
  readsCrew: boolean;
  readsWork: boolean;
};

// The task for each reason not to leave.
const reasons: Partial<Record<TaskKind, readonly Blocker['kind'][]>> = {
  captain: ['captain'],
  papers: ['certificate'],
  work: ['work', 'inspection'],
  gap: ['gap'],
  balance: ['balance'],
};

/** The tasks before she sails, open ones first by severity: each reason not to leave, then what is already done. */
export function tasksBeforeSailing(facts: TaskFacts): Task[] {
  const { booking, captainName, money, readsCrew, readsWork } = facts;
  const of = (kind: TaskKind, done: Partial<Task> = {}) => tasksOf(kind, facts.blockers, done);
  const tasks = [
    ...of('captain', { of: captainName }),
    ...(readsCrew ? of('papers') : []),
    ...(readsWork ? of('work') : []),
    ...of('gap', { hours: gapHours(booking) }),
    ...(money === null ? [] : [...invoicing('invoiced', money), ...(money.invoices.length > 0 ? of('balance') : [])]),
  ];
  return openFirst(tasks);
}

/** The tasks before a booking that has left can be closed, open ones first. */
export function tasksBeforeClosing({ money, trips }: Pick<TaskFacts, 'money' | 'trips'>): Task[] {
  const logged = trips?.filter(({ status }) => status !== 'cancelled').length ?? 0;
  return openFirst([
    ...(trips === null ? [] : [taskOf('trips', { isDone: logged > 0, count: logged })]),
    ...(money === null ? [] : [...invoicing('billed', money), ...settling(money)]),
  ]);
}

function tasksOf(kind: TaskKind, blockers: readonly Blocker[], done: Partial<Task>): Task[] {
  const found = blockers.filter((blocker) => reasons[kind]?.includes(blocker.kind));
  if (found.length === 0) return [taskOf(kind, { isDone: true, ...done })];
  return found.map((blocker) => taskOf(kind, { isDone: false, blocker }));
}

/** The task of invoicing the whole price with sent invoices. There is none without a price and invoices. */
function invoicing(kind: 'invoiced' | 'billed', { sums, toInvoice, invoices }: Money): Task[] {
  const drafts = invoices.filter(({ status }) => status === 'draft');
  if (sums.length === 0 && drafts.length === 0) return [];
  const [first] = drafts;
  if (first) return [taskOf(kind, { isDone: false, count: drafts.length, invoiceId: first.id })];
  const rest = sums.some(({ invoiced }) => invoiced !== '0.00') ? toInvoice : null;
  return [taskOf(kind, { isDone: toInvoice === null, amount: rest, currency: sums[0]?.currency ?? null })];
}

/** The task of getting all invoices paid, once there are any. */
function settling({ sums, invoices }: Money): Task[] {
  const outstanding = sums.find(({ open }) => open !== '0.00');
  if (!sums.some(({ invoiced }) => invoiced !== '0.00')) return [];
  if (!outstanding) return [taskOf('settled', { isDone: true })];
  const invoice = invoices.find(({ open, currency }) => open !== '0.00' && currency === outstanding.currency);
  return [taskOf('settled', { isDone: false, amount: outstanding.open, currency: outstanding.currency, invoiceId: invoice?.id ?? null })];
}

function taskOf(kind: TaskKind, more: Partial<Task> & Pick<Task, 'isDone'>): Task {
  return { kind, of: null, count: null, hours: null, amount: null, currency: null, invoiceId: null, blocker: null, ...more };
}

function openFirst(tasks: readonly Task[]): Task[] {
  return [...tasks.filter(({ isDone }) => !isDone), ...tasks.filter(({ isDone }) => isDone)];
}
