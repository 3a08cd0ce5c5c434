import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { api } from '../platform/api.ts';
import type { ControlProps } from '../ui/field.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import type { Found } from '../ui/search-select.tsx';
import { useSettled } from '../ui/settled.ts';

type Props = {
  chosen: Found | null;
  /** What having no company is called, where that may be chosen. */
  none?: string;
  onChoose: (chosen: Found | null) => void;
  control: ControlProps;
};

/** Whose record it is. Only the platform's admins choose. */
export function CompanySelect({ chosen, none, onChoose, control }: Props) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery(
    'get',
    '/api/companies',
    { params: { query: { q, limit: 20 } } },
    { placeholderData: keepPreviousData },
  );
  // The same one each time: a value that is another object makes the box forget what is being typed.
  const nobody = useMemo((): Found[] => (none ? [{ id: 0, label: none }] : []), [none]);
  const found = [...nobody, ...data.map(({ id, name }): Found => ({ id, label: name }))];
  return (
    <LazySearchSelect
      control={control}
      value={chosen ?? nobody[0] ?? null}
      found={found}
      searching={isFetching}
      onSearch={setWords}
      onChoose={(next) => onChoose(next?.id ? next : null)}
      placeholder={none ?? 'Choose a company'}
      noneFound="No companies found"
    />
  );
}

export function ownCompany(user: SessionUser): Found | null {
  return user.companyId ? { id: user.companyId, label: user.companyName ?? '' } : null;
}
