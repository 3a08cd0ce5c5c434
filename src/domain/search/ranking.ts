import type { EventType } from '../schedule/words.ts';
import type { Wish } from './wish.ts';
import type { Phase } from './search.ts';
import type { FoundKind } from './words.ts';

/** A record that may be answered, and what speaks for it. */
export type Candidate = {
  kind: FoundKind;
  id: number;
  /** How well its words fit; of what comes with another record, nearly as well as that one's do. */ score: number;
  /** Whether it comes with a yacht or a customer that fits, and not by its own words. */ isBrought: boolean;
  /** Of an entry of the calendar. */ type: EventType | null;
  phase: Phase | null;
  at: string | null;
  label: string;
};

const maxOfAKind = 2;
const maxOfOneKind = 6;

// After the kind that fits best: bookings, people, jobs, and the rest; people before bookings where it is somebody.
const order: readonly FoundKind[] = [
  'yacht',
  'schedule',
  'departure',
  'crew',
  'customer',
  'maintenance',
  'defect',
  'charter',
  'trip',
  'invoice',
  'credit_note',
  'document',
  'equipment',
  'part',
];
const orderAfterPeople: readonly FoundKind[] = [
  'crew',
  'customer',
  'schedule',
  'departure',
  'yacht',
  'maintenance',
  'defect',
  'charter',
  'trip',
  'invoice',
  'credit_note',
  'document',
  'equipment',
  'part',
];
const phases: readonly (Phase | null)[] = ['now', 'ahead', null, 'over'];

/**
 * The candidates in the order they are answered, at most two of a kind, or six where one kind alone is asked for. First the wished kind,
 * else the one that fits best, then the others in their usual order, those that hardly fit behind them, and those that are all over at the
 * end. Within a kind what is over comes last; of a yacht that fits best, her own bookings come first, the present one before the next.
 * `more` on the last of a kind says that some were left out.
 */
export function ranked<One extends Candidate>(
  candidates: readonly One[],
  { wish = null, only }: { wish?: Wish | null; only?: FoundKind | undefined } = {},
): (One & { more: boolean })[] {
  const eligible = only ? candidates.filter(({ kind }) => kind === only) : candidates;
  const best = eligible.toSorted((a, b) => weightOf(b) - weightOf(a) || order.indexOf(a.kind) - order.indexOf(b.kind))[0];
  if (!best) return [];
  const fitting = wish ? eligible.filter((each) => isWished(each, wish)) : [];
  const matchedWish = fitting.length > 0 ? wish : null;
  const first = (fitting.find(({ kind }) => kind === wish?.kind) ?? fitting[0] ?? best).kind;
  return order
    .map((kind) => eligible.filter((each) => each.kind === kind))
    .map((group) => chosenOf(group, best, matchedWish, only ? maxOfOneKind : maxOfAKind))
    .toSorted((a, b) => placeOf(a, first, best) - placeOf(b, first, best))
    .flat();
}

/** These without hidden kinds; and without what customers owe where invoices are hidden. */
export function without<One extends { kind: FoundKind; owed: unknown }>(hidden: readonly string[], candidates: readonly One[]): One[] {
  const seen = candidates.filter(({ kind }) => !hidden.includes(kind));
  return hidden.includes('invoice') ? seen.map((each) => ({ ...each, owed: null })) : seen;
}

/** What is over counts less, so that it comes later unless it fits much better. */
function weightOf({ score, phase }: Candidate): number {
  return phase === 'over' ? score * 0.6 : score;
}

/** A departure is an entry of the calendar, too, and a day trip. */
function isWished({ kind, type }: Candidate, wish: Wish): boolean {
  const isOfKind = kind === wish.kind || (kind === 'departure' && wish.kind === 'schedule');
  return isOfKind && (!wish.types || (type !== null && wish.types.includes(type)));
}

function chosenOf<One extends Candidate>(
  group: readonly One[],
  best: Candidate,
  wish: Wish | null,
  max: number,
): (One & { more: boolean })[] {
  const counts = (each: One) => [
    wish && isWished(each, wish) ? 0 : 1,
    best.kind === 'yacht' && (each.kind === 'schedule' || each.kind === 'departure') && each.isBrought ? 0 : 1,
    -weightOf(each),
  ];
  const chosen = group.toSorted((a, b) => compared(counts(a), counts(b)) || byTime(a, b)).slice(0, max);
  const last = chosen.length - 1;
  return chosen
    .toSorted((a, b) => Number(a.phase === 'over') - Number(b.phase === 'over') || compared(counts(a), counts(b)) || byTime(a, b))
    .map((each, at) => ({ ...each, more: at === last && group.length > max }));
}

/** The present one first, then the next, then the one that was last. */
function byTime(a: Candidate, b: Candidate): number {
  const later = (a.at ?? '').localeCompare(b.at ?? '');
  return (
    phases.indexOf(a.phase) - phases.indexOf(b.phase) ||
    (a.phase === 'over' ? -later : later) ||
    a.label.localeCompare(b.label) ||
    a.id - b.id
  );
}

function placeOf(group: readonly Candidate[], first: FoundKind, best: Candidate): number {
  const [one] = group;
  if (!one || one.kind === first) return 0;
  const isOver = group.every(({ phase }) => phase === 'over');
  const isWeak = group.every((each) => weightOf(each) < 0.6 * weightOf(best));
  const inOrder = first === 'crew' || first === 'customer' ? orderAfterPeople : order;
  return (isOver ? 200 : isWeak ? 100 : 1) + inOrder.indexOf(one.kind);
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((count, nth) => count !== b[nth]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
