import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import { fullName } from '#domain/shared/words.ts';
import { api } from '../platform/api.ts';
import type { ControlProps } from '../ui/field.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import type { Found } from '../ui/search-select.tsx';
import { useSettled } from '../ui/settled.ts';

type Props = {
  chosen: Found | null;
  /** Decides which customers you can choose: those of one company, all that one may see, or null where that isn't known yet. */
  companyId: number | 'any' | null;
  onChoose: (chosen: Found | null) => void;
  control: ControlProps;
  /** What choosing nobody is called; null where somebody has to be chosen. */
  nobody?: string | null;
};

/** Who books: one of the company's customers, found by typing, or nobody. */
export function CustomerSelect({ chosen, companyId, onChoose, control, nobody = 'No customer' }: Props) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery(
    'get',
    '/api/customers',
    { params: { query: { q, limit: 20, companyId: typeof companyId === 'number' ? companyId : undefined } } },
    { placeholderData: keepPreviousData, enabled: companyId !== null },
  );
  const found = companyId === null ? [] : data.map(foundCustomer);
  return (
    <LazySearchSelect
      control={control}
      value={chosen}
      found={q || nobody === null ? found : [{ id: 0, label: nobody }, ...found]}
      searching={isFetching}
      onSearch={setWords}
      onChoose={(next) => onChoose(next?.id ? next : null)}
      placeholder={nobody ?? 'Choose a customer'}
      noneFound="No customers found"
    />
  );
}

export function foundCustomer({ id, firstName, lastName, email }: Customer): Found {
  return { id, label: fullName({ firstName, lastName }), note: email ?? undefined };
}
