import { useState } from 'react';
import { periodInWords, periodNamed, periodNames, periodOf, type PeriodName } from '#domain/finance/period.ts';
import { useToday } from './dates.ts';
import { DayFilter } from './day-filter.tsx';
import { FilterFrame } from '../ui/filter-frame.tsx';
import { Select, type Choice } from '../ui/select.tsx';

type Days = { from?: string; to?: string };
type Choosable = PeriodName | 'all' | 'custom';

type Props = {
  period: Days;
  /** Whether all of time can be chosen, too. */
  orAll?: boolean;
  onChoose: (period: Days, replace?: 'replace') => void;
};

/** Chooses a period: by its name, or by its days. */
export function PeriodSelect(props: Props) {
  const { chosen, choices, choose, chooseDays } = usePeriod(props);
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <Select label="Period" className="min-w-0 sm:w-40" value={chosen} choices={choices} onChoose={choose} />
      {chosen === 'custom' && <CustomDays period={props.period} onChoose={chooseDays} />}
    </div>
  );
}

type FilterProps = Props & {
  /** The period of an unfiltered list; undefined means all of time. */ usual?: PeriodName;
};

/** The same as a filter of a list. */
export function PeriodFilter({ usual, ...props }: FilterProps) {
  const { chosen, choices, choose, chooseDays } = usePeriod({ ...props, orAll: true });
  const label = choices.find(({ value }) => value === chosen)?.label ?? '';
  const isSet = chosen !== (usual ?? 'all');
  return (
    <>
      <FilterFrame label="Period" isSet={isSet} saysAlways={usual !== undefined} onClear={() => choose(usual ?? 'all')}>
        {(frame) => (
          <Select {...frame} face={frame.look && (isSet || usual ? label : 'Period')} value={chosen} choices={choices} onChoose={choose} />
        )}
      </FilterFrame>
      {chosen === 'custom' && <CustomDays period={props.period} onChoose={chooseDays} />}
    </>
  );
}

function CustomDays({ period: { from, to }, onChoose }: { period: Days; onChoose: (period: Days) => void }) {
  return (
    <div className="flex items-center gap-2 max-sm:w-full">
      <DayFilter label="From" day={from} max={to} className="w-full sm:w-38" onPick={(day) => onChoose({ from: day, to })} />
      <span aria-hidden className="text-ink-3">
        –
      </span>
      <DayFilter label="To" day={to} min={from} className="w-full sm:w-38" onPick={(day) => onChoose({ from, to: day })} />
    </div>
  );
}

function usePeriod({ period: { from, to }, orAll = false, onChoose }: Props) {
  const today = useToday();
  const named = from || to ? periodNamed({ from, to }, today) : 'all';
  // The days last chosen as custom ones, until the address gets others: those of a cleared filter, or of the page one went back to.
  const [custom, setCustom] = useState<Days | null>(null);
  const [shown, setShown] = useState<Days>({ from, to });
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to });
    if (custom?.from !== from || custom?.to !== to) setCustom(null);
  }
  const chosen: Choosable = custom || named === null ? 'custom' : named;
  const choices: Choice<Choosable>[] = [
    ...(orAll ? [{ value: 'all' as const, label: 'All time' }] : []),
    ...periodNames.map((value) => ({ value, label: periodInWords[value] })),
    { value: 'custom', label: 'Custom' },
  ];

  function choose(next: Choosable) {
    setCustom(next === 'custom' ? { from, to } : null);
    if (next === 'all') onChoose({ from: undefined, to: undefined });
    else if (next !== 'custom') onChoose(periodOf(next, today));
  }

  function chooseDays(days: Days) {
    setCustom(days);
    onChoose(days, 'replace');
  }
  return { chosen, choices, choose, chooseDays };
}
