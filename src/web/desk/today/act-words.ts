import type { DayAct } from '#domain/desk/day-act.ts';
import { dayNext, type DayNext } from '#domain/desk/day-next.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { inWords, several } from '#domain/shared/words.ts';

const nextLabels: Record<Exclude<DayNext, 'handover'>, string> = {
  guests: 'Complete guest list',
  payments: 'See payments',
  deposit: 'Settle security deposit',
  manifest: 'Who sails',
  booking: 'Open booking',
};

/** The label of the button that leads to it. */
export function nextLabel(next: DayNext, { act }: Pick<DayAct, 'act'>): string {
  if (next !== 'handover') return nextLabels[next];
  return act === 'check_in' ? 'Check in' : 'Check out';
}

/** "2 check-outs, 3 check-ins and 1 departure", and how many of them are done if any are. */
export function dayInWords(acts: readonly DayAct[], now: string): string {
  const count = (kind: DayAct['act']) => acts.filter(({ act }) => act === kind).length;
  const all = inWords([
    several(count('check_out'), 'check-out'),
    several(count('check_in'), 'check-in'),
    several(count('departure'), 'departure'),
  ]);
  const done = acts.filter((act) => dayNext(act, now) === null).length;
  return done > 0 ? `${all} · ${done} of ${acts.length} done` : all;
}

/** The money of a charter in words: "€2,870.20 open", "Security deposit to settle", or that it is paid. */
export function moneyOf({ act, open, notReceived, isToSettle, currency }: DayAct): string {
  if (Number(open) > 0) return `${moneyInWords(open ?? '0', currency ?? 'EUR')} open`;
  if (act === 'check_in' && Number(notReceived) > 0) return `${moneyInWords(notReceived ?? '0', currency ?? 'EUR')} to receive`;
  return act === 'check_out' && isToSettle ? 'Security deposit to settle' : 'Paid';
}

/** The progress of a guest list: "Guests 4 of 6". */
export function guestListOf({ adults, children, completeGuests }: DayAct): string {
  return `Guests ${Math.min(completeGuests, adults + children)} of ${adults + children}`;
}

export const protocolLabels = { none: 'not started', begun: 'begun', signed: 'signed' } as const;
