import { useState, type ReactNode } from 'react';
import { periodInWords, periodNamed, periodNames, periodOf, type PeriodName } from '#domain/finance/period.ts';
import { useToday } from '../platform/dates.ts';
import { DayFilter } from '../platform/day-filter.tsx';
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
          <DayFilter label="From" day={from} max={to} className="w-full sm:w-38" onPick={(day) => onChoose({ from: day, to }, 'replace')} />
          <span aria-hidden className="text-ink-3">
            –
          </span>
          <DayFilter label="To" day={to} min={from} className="w-full sm:w-38" onPick={(day) => onChoose({ from, to: day }, 'replace')} />
        </div>
      )}
    </div>
  );
}
