import { useState, type ReactNode } from 'react';
import { periodInWords, periodNamed, periodNames, periodOf, type PeriodName } from '#domain/finance/period.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { useTimeZone } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { Input } from '../ui/input.tsx';
import { Select, type Choice } from '../ui/select.tsx';

type Days = { from?: string; to?: string };
type Choosable = PeriodName | 'all' | 'custom';

type Props = {
  period: Days;
  /** Whether there need be no period at all. */
  orAll?: boolean;
  onChoose: (period: Days, replace?: 'replace') => void;
  /** What stands beside it on a phone. */
  children?: ReactNode;
};

/** The day it is where the company is. */
export function useToday(): string {
  return dayIn(useTimeZone(), useNow().toISOString());
}

/** From when to when: by a name, or by its days. */
export function PeriodFilter({ period, orAll = false, onChoose, children }: Props) {
  const today = useToday();
  const { from, to } = period;
  const named = from || to ? periodNamed({ from, to }, today) : 'all';
  const [custom, setCustom] = useState(false);
  const chosen: Choosable = custom || named === null ? 'custom' : named;
  const choices: Choice<Choosable>[] = [
    ...(orAll ? [{ value: 'all' as const, label: 'All time' }] : []),
    ...periodNames.map((value) => ({ value, label: periodInWords[value] })),
    { value: 'custom', label: 'Custom' },
  ];

  function choose(next: Choosable) {
    setCustom(next === 'custom');
    if (next === 'all') onChoose({ from: undefined, to: undefined });
    else if (next !== 'custom') onChoose(periodOf(next, today));
  }

  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <div className="flex gap-3 max-sm:w-full sm:w-40">
        <Select label="Period" className="min-w-0" value={chosen} choices={choices} onChoose={choose} />
        {children}
      </div>
      {chosen === 'custom' && (
        <div className="flex items-center gap-2 max-sm:w-full">
          <DayInput label="From" day={from} before={to} onPick={(day) => onChoose({ from: day, to }, 'replace')} />
          <span aria-hidden className="text-ink-3">
            –
          </span>
          <DayInput label="To" day={to} after={from} onPick={(day) => onChoose({ from, to: day }, 'replace')} />
        </div>
      )}
    </div>
  );
}

type DayProps = { label: string; day: string | undefined; before?: string; after?: string; onPick: (day: string | undefined) => void };

/** A day takes effect once it is one, so that a year half typed asks for nothing. */
function DayInput({ label, day, before, after, onPick }: DayProps) {
  return (
    <Input
      // What is in the address shows here, also when it changes without us.
      key={day ?? ''}
      type="date"
      aria-label={label}
      min={after ?? '1970-01-01'}
      max={before ?? '9999-12-31'}
      defaultValue={day}
      className="tnum sm:w-38"
      onBlur={({ target }) => pick(target)}
      onKeyDown={(event) => event.key === 'Enter' && pick(event.currentTarget)}
    />
  );

  function pick({ value, validity }: HTMLInputElement) {
    if (value === (day ?? '') || !validity.valid) return;
    onPick(isDay(value) ? value : undefined);
  }
}
