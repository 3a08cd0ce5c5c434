import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FilterPlace } from './filter-frame.tsx';
import { SearchBox } from './search-box.tsx';
import { usePhone } from './use-phone.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })));

type Props = {
  /** The first elements: the tabs of the list. */ lead?: ReactNode;
  search?: Omit<ComponentProps<typeof SearchBox>, 'className'>;
  /** How many of the filters are set, not counting the search. */ set?: number;
  /** Clears all of them. */ onClear?: () => void;
  /** What the filters leave: a count or a total. */ summary?: ReactNode;
  /** The other actions for the list. */ actions?: ReactNode;
  /** The filters themselves, apart from the search. */ children?: ReactNode;
};

/**
 * Narrows a list: a search and a chip for each filter, with the number of results at the end. On a phone the chips are folded into a sheet.
 */
export function FilterBar({ lead, search, set = 0, onClear = () => {}, summary, actions, children }: Props) {
  const narrow = usePhone();
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {lead}
      {search && <SearchBox {...search} className="min-w-40 flex-1 sm:max-w-60" />}
      {narrow && children ? (
        <FoldedFilters set={set} onClear={onClear}>
          {children}
        </FoldedFilters>
      ) : (
        <FilterPlace value="bar">{children}</FilterPlace>
      )}
      {(summary || actions) && (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ml-auto">
          {summary && <div className="min-h-[1lh] text-nav text-ink-2 max-sm:w-full">{summary}</div>}
          {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">{actions}</div>}
        </div>
      )}
    </div>
  );
}

/** Filters behind one button, which shows how many are set: for a phone. */
export function FoldedFilters({ set, onClear, children }: Required<Pick<Props, 'set' | 'onClear' | 'children'>>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        Filters
        {set > 0 && (
          <span className="tnum rounded-full bg-accent-soft px-2 text-xs text-accent">
            {set}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet set={set} onClear={onClear} onClose={() => setOpen(false)}>
            {children}
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
}
