import { gapHours, type BookingFact } from '../today/reading.ts';
import type { Blocker } from '../today/today.ts';
import type { Leg, Money, Task } from './dossier.ts';
import type { TaskKind } from './words.ts';

/** What the tasks are derived from; what the caller may not read is null. */
type TaskFacts = {
  booking: BookingFact;
  /** What keeps her from leaving, of which what may not be read isn't in it. */
  blockers: readonly Blocker[];
  captainName: string | null;
  money: Money | null;
  trips: readonly Leg[] | null;
  readsCrew: boolean;
  readsWork: boolean;
};

// Which reasons not to leave speak of which task.
const reasons: Partial<Record<TaskKind, readonly Blocker['kind'][]>> = {
  captain: ['captain'],
  papers: ['certificate'],
  work: ['work', 'inspection'],
  gap: ['gap'],
  balance: ['balance'],
};

/** What there is to do before she sails, what is open first, by how bad it is: each reason not to leave, and what is done already. */
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

/** What there is to do before a booking that has left is closed, what is open first. */
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

/** Whether all of the price is on invoices that went out. There is nothing to invoice where there is neither a price nor an invoice. */
function invoicing(kind: 'invoiced' | 'billed', { sums, toInvoice, invoices }: Money): Task[] {
  const drafts = invoices.filter(({ status }) => status === 'draft');
  if (sums.length === 0 && drafts.length === 0) return [];
  const [first] = drafts;
  if (first) return [taskOf(kind, { isDone: false, count: drafts.length, invoiceId: first.id })];
  const rest = sums.some(({ invoiced }) => invoiced !== '0.00') ? toInvoice : null;
  return [taskOf(kind, { isDone: toInvoice === null, amount: rest, currency: sums[0]?.currency ?? null })];
}

/** Whether all that was invoiced is paid, asked once something was. */
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
