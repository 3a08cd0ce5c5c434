import { dueWithinDays } from '../shared/expiry.ts';
import { centsOf } from '../shared/money.ts';
import type { Blocker, Need, Today } from './today.ts';

/** What is due regardless of any departure: reminders, and missing required documents, which have no day. */
export type DueRow = {
  kind: 'certificate' | 'document' | 'missing' | 'maintenance' | 'invoice';
  resourceId: number;
  label: string;
  of: string;
  day: string | null;
  daysLeft: number | null;
  amount: string | null;
  currency: string | null;
  companyId: number | null;
  companyName: string | null;
};

/** A document that expires within this many days comes before invoices. */
const soonDays = 7;

/**
 * Everything that needs attention, each thing once, most urgent first: departures that aren't ready; safety, by days overdue; money, by
 * open amount times days overdue, in any currency; and upcoming things. `total` counts all of it, while `due` may hold only the first of
 * each kind.
 */
export function needsOf(reading: Pick<Today, 'rows'> | null, due: readonly DueRow[], dueTotal: number): { rows: Need[]; total: number } {
  const held = new Map<string, Need>();
  let alsoDue = 0;
  for (const { blockers, out, yacht, companyName } of (reading?.rows ?? []).toSorted((a, b) => leaving(a).localeCompare(leaving(b))))
    for (const blocker of out ? blockers : []) {
      const key = keyOf(blocker);
      if (held.has(key)) continue;
      const sails = { eventId: out?.eventId ?? 0, yachtName: yacht.name, at: out?.at ?? '' };
      held.set(key, { ...blocker, sails, companyId: null, companyName });
      if (isDueAnyway(blocker)) alsoDue++;
    }
  const others = due
    .filter((row) => !held.has(keyOf(row)))
    .map((row): Need => ({ ...row, hours: null, sails: null }))
    .toSorted((a, b) => tierOf(a) - tierOf(b) || weightOf(b) - weightOf(a) || (a.daysLeft ?? 0) - (b.daysLeft ?? 0));
  return { rows: [...held.values(), ...others], total: held.size + dueTotal - alsoDue };
}

function leaving({ out }: Today['rows'][number]): string {
  return out?.at ?? '';
}

/** The key of a need, the same whichever list it came from. */
function keyOf({ kind, resourceId, label }: Pick<Need, 'kind' | 'resourceId' | 'label'>): string {
  if (kind === 'certificate') return `certificate ${resourceId} ${label}`;
  if (kind === 'work' || kind === 'maintenance') return `work ${resourceId}`;
  return `${kind === 'balance' ? 'invoice' : kind} ${resourceId}`;
}

/** Whether it would also be a reminder without the departure. */
function isDueAnyway({ kind, daysLeft }: Blocker): boolean {
  if (kind === 'certificate') return (daysLeft ?? 0) <= dueWithinDays;
  return (kind === 'work' || kind === 'balance') && (daysLeft ?? 0) < 0;
}

function tierOf({ kind, daysLeft }: Need): number {
  if (kind === 'invoice') return 2;
  const days = daysLeft ?? 0;
  const isPaper = kind === 'certificate' || kind === 'document' || kind === 'missing';
  return days < 0 || (isPaper && days <= soonDays) ? 1 : 3;
}

function weightOf({ kind, amount, daysLeft }: Need): number {
  return kind === 'invoice' ? (centsOf(amount ?? '0') ?? 0) * Math.max(1, -(daysLeft ?? 0)) : 0;
}
