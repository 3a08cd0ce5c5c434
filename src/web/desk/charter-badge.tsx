import type { ListedCharter } from '#domain/desk/charter.ts';
import { charterStateLabels, type CharterState } from '#domain/desk/charter-words.ts';
import { Clock } from 'lucide-react';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { leftWords } from './charter-words.ts';

const tones: Record<CharterState, Tone> = {
  enquiry: 'violet',
  quote: 'blue',
  option: 'amber',
  waiting: 'grey',
  expired: 'grey',
  booked: 'green',
  lost: 'grey',
  cancelled: 'red',
  closed: 'teal',
};

/** The state of a charter, in its color. */
export function CharterBadge({ state }: Pick<ListedCharter, 'state'>) {
  return <Badge tone={tones[state]}>{charterStateLabels[state]}</Badge>;
}

/** Until when a charter is on option and how long that is, or its place in the queue. Nothing for any other charter. */
export function OptionClock({
  charter: { state, optionUntil, place },
}: {
  charter: Pick<ListedCharter, 'state' | 'optionUntil' | 'place'>;
}) {
  const dates = useDates();
  const now = useNow();
  if (state === 'waiting' && place !== null) return <p className="tnum text-xs text-ink-2">Number {place} in line for these dates</p>;
  if (!optionUntil) return null;
  const isShort = Date.parse(optionUntil) - now.getTime() < dayLong;
  return (
    <p className={`tnum flex flex-wrap items-center gap-x-1.5 text-xs ${isShort ? 'font-medium text-red' : 'text-ink-2'}`}>
      <Clock aria-hidden className="size-3.5" />
      <time dateTime={optionUntil}>Until {dates.moment(optionUntil)}</time>
      <span>· {leftWords(optionUntil, now)}</span>
    </p>
  );
}

const dayLong = 86_400_000;
