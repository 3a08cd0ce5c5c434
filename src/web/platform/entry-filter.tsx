import { FilterFrame } from '../ui/filter-frame.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import type { List, Listed } from './api.ts';
import { EntrySelect } from './entry-select.tsx';

type Props<Path extends List> = {
  label: string;
  /** The label of choosing none: "All Yachts". */ every: string;
  /** The record in the address, with its name; undefined until that has loaded. */
  chosen: { id: number; name: string | undefined } | undefined;
  path: Path;
  foundOf: (row: Listed<Path>) => SelectOption;
  noneFound: string;
  onChoose: (row: Listed<Path> | undefined) => void;
};

/** A filter by one record of another list, found by typing, or all of them. */
export function EntryFilter<Path extends List>({ label, every, chosen, onChoose, ...list }: Props<Path>) {
  return (
    <FilterFrame label={label} isSet={chosen !== undefined} onClear={() => onChoose(undefined)}>
      {(frame) => (
        <EntrySelect
          {...frame}
          {...list}
          none={{ id: 0, label: every }}
          chosen={chosen?.name === undefined ? null : { id: chosen.id, label: chosen.name }}
          placeholder={chosen ? 'Loading…' : frame.look ? label : every}
          // The previously chosen one may be in the list without having been found again.
          onChoose={(next, row) => (next === null || row) && onChoose(row)}
        />
      )}
    </FilterFrame>
  );
}
