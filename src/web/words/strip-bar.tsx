import { barFormOf, barWordsOf } from '#domain/schedule/bar-words.ts';
import type { Laid } from '#domain/schedule/lanes.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import type { OutlookEntry } from '#domain/today/outlook.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { lookOfBar } from './event-bar.ts';
import { workWords } from './event-words.tsx';
import { RecordLink } from './record-link.tsx';

type Props = {
  laid: Laid<OutlookEntry>;
  /** The number of days in the strip. */
  days: number;
  /** The minimum number of days of a bar with room for a name. */
  minDaysForName: number;
  /** The event that the strip is about, if any. */
  isThis?: boolean;
  /** Whether the bar itself has to say that its guests are aboard. */
  saysAboard?: boolean;
};

/** A yacht's event in a strip of her days: it looks as on the timeline, and links to its own page. */
export function StripBar({ laid: { entry, from, to, lane, lanes }, days, minDaysForName, isThis = false, saysAboard = false }: Props) {
  const now = useNow();
  const form = barFormOf(entry, now);
  const times = useDates().period(entry.startDate, entry.endDate);
  const { first } = barWordsOf({ ...entry, customerFullName: entry.party });
  const label = [
    `${eventTypeLabels[entry.type]}: ${first}`,
    times,
    saysAboard && form === 'aboard' && 'aboard',
    workWords(entry, now)?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
  const [left, right] = [Math.max(0, from), Math.min(days, to)];
  const percent = (count: number) => `${(count / days) * 100}%`;
  return (
    <li
      data-form={form}
      className="absolute min-w-1 overflow-hidden rounded-md text-xs"
      style={{
        left: percent(left),
        width: `calc(${percent(right - left)} - 1px)`,
        top: `${(lane / lanes) * 100}%`,
        height: `${100 / lanes}%`,
        ...lookOfBar(entry, form),
        ...(isThis && { boxShadow: 'inset 0 0 0 2px var(--accent)' }),
      }}
      title={label}
      aria-current={isThis || undefined}
    >
      <RecordLink kind="schedule" id={entry.id} className="flex size-full items-center rounded-md px-1.5 -outline-offset-2">
        <span className="sr-only">{label}</span>
        {lanes === 1 && right - left >= minDaysForName && (
          <span aria-hidden className="truncate font-semibold">
            {first}
          </span>
        )}
      </RecordLink>
    </li>
  );
}
