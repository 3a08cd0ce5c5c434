import { SlidersHorizontal, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { financeCurrencies } from '#domain/finance/words.ts';
import { Button } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { PeriodFilter } from './period-filter.tsx';

type Shared = { q?: string; from?: string; to?: string };
type Props<Search extends Shared> = {
  /** What says which rows are shown, without the page: another filter starts again from the first one. */
  filter: Search;
  /** What is searched through: "expenses". */
  noun: string;
  placeholder: string;
  /** How many of the finer filters are set. A phone hides them otherwise. */
  set: number;
  onShow: (next: Search, replace?: 'replace') => void;
  actions: ReactNode;
  children: ReactNode;
};

/** Which rows of the books are shown, and what can be done with them. */
export function BooksFilters<Search extends Shared>({ filter, noun, placeholder, set, onShow, actions, children }: Props<Search>) {
  const [opened, setOpened] = useState(false);
  const open = opened || set > 0;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={`Search ${noun}`}
          placeholder={placeholder}
          className="min-w-56 flex-1 max-sm:basis-full lg:max-w-xs"
          value={filter.q ?? ''}
          onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
        />
        <PeriodFilter orAll period={filter} onChoose={(period, replace) => onShow({ ...filter, ...period }, replace)}>
          {set === 0 && (
            <Button className="sm:hidden" aria-expanded={open} onClick={() => setOpened(!opened)}>
              <SlidersHorizontal />
              {open ? 'Fewer filters' : 'More filters'}
            </Button>
          )}
        </PeriodFilter>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1 sm:ml-auto">{actions}</div>
      </div>
      <div className={`grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:[&>*]:w-44 ${open ? '' : 'max-sm:hidden'}`}>{children}</div>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  every: string;
  value: Value | undefined;
  words: Record<Value, string>;
  onChoose: (value: Value | undefined) => void;
};

/** One of a list of words, or all of them. */
export function WordFilter<Value extends string>({ label, every, value, words, onChoose }: ChoiceProps<Value>) {
  const choices = [{ value: '*' as const, label: every }, ...choicesOf(words)];
  return (
    <div>
      <Select<Value | '*'>
        label={label}
        value={value ?? '*'}
        choices={choices}
        onChoose={(chosen) => onChoose(chosen === '*' ? undefined : chosen)}
      />
    </div>
  );
}

/** One yacht, all of them, or what belongs to none. */
export function BooksYachtFilter({
  yachtId,
  onChoose,
}: {
  yachtId: number | 'none' | undefined;
  onChoose: (yachtId: number | 'none' | undefined) => void;
}) {
  if (yachtId === 'none')
    return (
      <div>
        <Button className="w-full justify-between" onClick={() => onChoose(undefined)}>
          Without a yacht
          <X aria-label="Show all yachts" />
        </Button>
      </div>
    );
  return (
    <div className="[&>div]:w-full">
      <YachtFilter yachtId={yachtId} onChoose={onChoose} />
    </div>
  );
}

/** One currency, or all of them. */
export function CurrencyFilter({ currency, onChoose }: { currency: string | undefined; onChoose: (currency: string | undefined) => void }) {
  const known = new Set([...financeCurrencies, ...(currency === undefined ? [] : [currency])]);
  return (
    <WordFilter
      label="Currency"
      every="All currencies"
      value={currency}
      words={Object.fromEntries([...known].map((each) => [each, each]))}
      onChoose={onChoose}
    />
  );
}
