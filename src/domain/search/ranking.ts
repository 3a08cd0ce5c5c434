import type { EventType } from '../schedule/words.ts';
import type { Wish } from './wish.ts';
import type { Phase } from './search.ts';
import type { FoundKind } from './words.ts';

/** A candidate for the results, with what its rank depends on. */
export type Candidate = {
  kind: FoundKind;
  id: number;
  /** How well its words match; a record that comes with another scores slightly less than that one. */ score: number;
  /** Whether it was found through a matching yacht or customer instead of its own words. */ isBrought: boolean;
  /** The type of a calendar entry. */ type: EventType | null;
  phase: Phase | null;
  at: string | null;
  label: string;
};

const maxOfAKind = 2;
const maxOfOneKind = 6;

// The order after the best-matching kind: bookings, people, jobs, and the rest; people before bookings if the best match is a person.
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
 * The candidates in the order of the results, at most two of a kind, or six if only one kind is requested. The requested kind comes first,
 * else the one that matches best, then the others in their usual order, then those that hardly match, and last those that are entirely in
 * the past. Within a kind, past records come last; if a yacht matches best, her own bookings come first, the current one before the next.
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

/** The candidates without hidden kinds, and without what customers owe if invoices are hidden. */
export function without<One extends { kind: FoundKind; owed: unknown }>(hidden: readonly string[], candidates: readonly One[]): One[] {
  const seen = candidates.filter(({ kind }) => !hidden.includes(kind));
  return hidden.includes('invoice') ? seen.map((each) => ({ ...each, owed: null })) : seen;
}

/** Past records score less, so they come later unless they match much better. */
function weightOf({ score, phase }: Candidate): number {
  return phase === 'over' ? score * 0.6 : score;
}

/** A departure is also a calendar entry, and a day trip. */
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

/** The current one first, then the next, then the most recent past one. */
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
