import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EntryFilter } from '../platform/entry-filter.tsx';
import { FilterFrame } from '../ui/filter-frame.tsx';
import { Select } from '../ui/select.tsx';
import { yachtQuery } from './yacht-query.ts';

type Props<Id> = { yachtId: Id | undefined; onChoose: (yachtId: number | undefined) => void };

/** Filters by one yacht, or shows all of them. */
export function YachtFilter({ yachtId, onChoose }: Props<number>) {
  const queries = useQueryClient();
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  return (
    <EntryFilter
      label="Yacht"
      every="All Yachts"
      path="/api/yachts"
      foundOf={({ id, name, type }) => ({ id, label: name, note: type })}
      noneFound="No yachts found"
      chosen={yachtId === undefined ? undefined : { id: yachtId, name: yacht.data?.name ?? (yacht.isError ? 'Unknown yacht' : undefined) }}
      onChoose={(row) => {
        // The address has only the yacht's number; her name is known here already.
        if (row) queries.setQueryData(yachtQuery(row.id).queryKey, row);
        onChoose(row?.id);
      }}
    />
  );
}

/** The same for lists whose rows may belong to no yacht. */
export function YachtOrNoneFilter({ yachtId, onChoose }: Props<number | 'none'>) {
  if (yachtId !== 'none') return <YachtFilter yachtId={yachtId} onChoose={onChoose} />;
  return (
    <FilterFrame label="Yacht" isSet onClear={() => onChoose(undefined)}>
      {(frame) => (
        <Select<'none' | '*'>
          {...frame}
          face={frame.look && 'Without a yacht'}
          value="none"
          choices={[
            { value: '*', label: 'All Yachts' },
            { value: 'none', label: 'Without a yacht' },
          ]}
          onChoose={(next) => next === '*' && onChoose(undefined)}
        />
      )}
    </FilterFrame>
  );
}
