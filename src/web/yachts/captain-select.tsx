import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../platform/api.ts';
import type { ControlProps } from '../ui/field.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import type { Found } from '../ui/search-select.tsx';
import { useSettled } from '../ui/settled.ts';

type Props = { chosen: Found | null; companyId: number | null; onChoose: (chosen: Found | null) => void; control: ControlProps };

/** Who commands the yacht: somebody of the same company. */
export function CaptainSelect({ chosen, companyId, onChoose, control }: Props) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery(
    'get',
    '/api/crew',
    { params: { query: { q, limit: 20, companyId: companyId ?? undefined } } },
    { placeholderData: keepPreviousData, enabled: companyId !== null },
  );
  const found = (companyId === null ? [] : data).map((member): Found => ({ id: member.id, label: member.name, note: member.role }));
  return (
    <LazySearchSelect
      control={control}
      value={chosen}
      found={found}
      searching={isFetching}
      onSearch={setWords}
      onChoose={onChoose}
      placeholder="No captain"
      noneFound="No crew members found"
    />
  );
}
