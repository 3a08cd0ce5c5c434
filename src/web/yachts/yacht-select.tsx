import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { api } from '../platform/api.ts';
import type { ControlProps } from '../ui/field.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import type { Found } from '../ui/search-select.tsx';
import { useSettled } from '../ui/settled.ts';

type Props = { chosen: Found | null; placeholder: string; onChoose: (yacht: Yacht | null) => void; control: ControlProps };

/** One yacht of the fleet, found by typing. */
export function YachtSelect({ chosen, placeholder, onChoose, control }: Props) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery(
    'get',
    '/api/yachts',
    { params: { query: { q, limit: 20, sort: 'name' } } },
    { placeholderData: keepPreviousData },
  );
  const found = data.map((yacht): Found => ({ id: yacht.id, label: yacht.name, note: yacht.type }));

  function choose(next: Found | null) {
    if (next === null) return onChoose(null);
    const yacht = data.find(({ id }) => id === next.id);
    // The one chosen before may be in the list without having been found again.
    if (yacht) onChoose(yacht);
  }

  return (
    <LazySearchSelect
      control={control}
      value={chosen}
      found={found}
      searching={isFetching}
      onSearch={setWords}
      onChoose={choose}
      placeholder={placeholder}
      noneFound="No yachts found"
    />
  );
}
