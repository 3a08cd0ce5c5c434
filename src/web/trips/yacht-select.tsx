import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../platform/api.ts';
import type { ControlProps } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { Found } from '../ui/search-select.tsx';
import { useSettled } from '../ui/settled.ts';

// The list that floats is heavy, and the page can be read without it.
const SearchSelect = lazy(() => import('../ui/search-select.tsx').then((module) => ({ default: module.SearchSelect })));

type Props = { chosen: Found | null; onChoose: (chosen: Found | null) => void; placeholder: string; control: ControlProps };

/** A yacht of the fleet, found by typing. */
export function YachtSelect({ chosen, onChoose, placeholder, control }: Props) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery('get', '/api/yachts', { params: { query: { q, sort: 'name', limit: 20 } } }, { placeholderData: keepPreviousData });
  const found = data.map((yacht): Found => ({ id: yacht.id, label: yacht.name, note: yacht.type }));
  return (
    <Suspense fallback={<Input {...control} disabled placeholder={placeholder} value={chosen?.label ?? ''} />}>
      <SearchSelect control={control} value={chosen} found={found} searching={isFetching} onSearch={setWords} onChoose={onChoose} placeholder={placeholder} noneFound="No yachts found" />
    </Suspense>
  );
}
