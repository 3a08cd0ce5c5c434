// Separate from the schemas, so that pages and emails can use it without loading them.
import type { Day } from '../shared/calendar-days.ts';
import { plainMoney } from '../shared/money.ts';
import { several } from '../shared/words.ts';

/** The reasons that keep a yacht from leaving, most severe first. */
export const blockerKinds = ['certificate', 'captain', 'work', 'inspection', 'gap', 'balance'] as const;

/** The kinds of things that need attention: reasons that keep a yacht from leaving, and other things that are due. */
export const needKinds = [...blockerKinds, 'document', 'missing', 'maintenance', 'invoice'] as const;
export type NeedKind = (typeof needKinds)[number];

type Counts = { back: number; out: number; notReady: number };

/** "6 back · 7 out · 1 not ready". Zeros are left out, and a day of zeros is quiet. */
export function dayInBrief(counts: Counts, separator = ' · '): string {
  const { back, out, notReady } = counts;
  const parts = [back > 0 && `${back} back`, out > 0 && `${out} out`, notReady > 0 && `${notReady} not ready`].filter(Boolean);
  return parts.join(separator) || 'Nothing back, nothing out';
}

type Reason = {
  kind: NeedKind;
  label: string;
  of: string;
  day: Day | null;
  daysLeft: number | null;
  amount: string | null;
  currency: string | null;
  hours: number | null;
};

/**
 * Why a yacht isn't ready, or what is due, as a sentence without its period: "Étienne Marchand’s ENG1 Medical expired 3 days ago". `sayDay`
 * formats a day.
 */
export function reasonInWords(reason: Reason, sayDay: (day: Day) => string): string {
  const { kind, label, of, day, daysLeft, hours } = reason;
  const money = () => plainMoney(reason.amount ?? '0', reason.currency ?? 'EUR');
  if (kind === 'certificate') return `${of}’s ${label} ${expiryWords(daysLeft ?? 0)}`;
  if (kind === 'document') return `${label} ${expiryWords(daysLeft ?? 0)}`;
  if (kind === 'missing') return `${label} is missing`;
  if (kind === 'captain') return 'No captain';
  if (kind === 'work' || kind === 'inspection')
    return day === null ? label : `${label}, ${isOver(daysLeft) ? 'not closed' : `until ${sayDay(day)}`}`;
  if (kind === 'gap') return `${hoursInWords(hours ?? 0)} to turn her around`;
  if (kind === 'maintenance') return `${label}, ${workWords(daysLeft ?? 0)}`;
  const late = daysLeft !== null && daysLeft < 0 ? `, ${several(-daysLeft, 'day')} overdue` : ' due';
  return kind === 'balance' ? `${money()}${late}` : `${label} ${money()}${late}`;
}

/** "8 h", "4½ h", "45 min". */
export function hoursInWords(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  const halves = Math.floor(hours * 2);
  return `${halves >= 2 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''} h`;
}

function isOver(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft < 0;
}

function expiryWords(daysLeft: number): string {
  if (daysLeft === 0) return 'expires today';
  if (daysLeft === 1) return 'expires tomorrow';
  if (daysLeft === -1) return 'expired yesterday';
  return daysLeft > 0 ? `expires in ${daysLeft} days` : `expired ${-daysLeft} days ago`;
}

function workWords(daysLeft: number): string {
  if (daysLeft < 0) return `${several(-daysLeft, 'day')} overdue`;
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}
