import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../platform/api.ts';
import type { ControlProps } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { Found } from '../ui/search-select.tsx';
import { useSettled } from '../ui/settled.ts';

// The list that floats is heavy, and the form can be filled in without it.
const SearchSelect = lazy(() => import('../ui/search-select.tsx').then((module) => ({ default: module.SearchSelect })));

type Props = { chosen: Found | null; companyId: number | null; onChoose: (chosen: Found | null) => void; control: ControlProps };

/** Who commands the yacht: somebody of the same company. */
export function CaptainSelect({ chosen, companyId, onChoose, control }: Props) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery('get', '/api/crew', { params: { query: { q, limit: 20, companyId: companyId ?? undefined } } }, { placeholderData: keepPreviousData, enabled: companyId !== null });
  const found = (companyId === null ? [] : data).map((member): Found => ({ id: member.id, label: member.name, note: member.role }));
  return (
    <Suspense fallback={<Input {...control} disabled placeholder="No captain" value={chosen?.label ?? ''} />}>
      <SearchSelect control={control} value={chosen} found={found} searching={isFetching} onSearch={setWords} onChoose={onChoose} placeholder="No captain" noneFound="No crew members found" />
    </Suspense>
  );
}

const none: Found = { id: 0, label: 'None' };

/** Whose yacht it is. Only the platform's admins choose, and they may choose none. */
export function CompanySelect({ chosen, onChoose, control }: { chosen: Found | null; onChoose: (chosen: Found | null) => void; control: ControlProps }) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery('get', '/api/companies', { params: { query: { q, limit: 20 } } }, { placeholderData: keepPreviousData });
  const found = [none, ...data.map(({ id, name }): Found => ({ id, label: name }))];
  return (
    <Suspense fallback={<Input {...control} disabled value={(chosen ?? none).label} />}>
      <SearchSelect control={control} value={chosen ?? none} found={found} searching={isFetching} onSearch={setWords} onChoose={(next) => onChoose(next?.id ? next : null)} placeholder="None" noneFound="No companies found" />
    </Suspense>
  );
}
