import type { Yacht } from '#domain/yachts/yacht.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import type { ControlProps } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';

type Props = { chosen: SelectOption | null; placeholder: string; onChoose: (yacht: Yacht | null) => void; control: ControlProps };

/** Chooses a yacht of the fleet by typing. */
export function YachtSelect({ onChoose, ...select }: Props) {
  return (
    <EntrySelect
      path="/api/yachts"
      foundOf={({ id, name, type }) => ({ id, label: name, note: type })}
      // The previously chosen one may be in the list without having been found again.
      onChoose={(next, yacht) => (next === null || yacht) && onChoose(yacht ?? null)}
      noneFound="No yachts found"
      {...select}
    />
  );
}
