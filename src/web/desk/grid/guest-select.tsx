import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageQuery, reason } from '../../platform/api.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { foundCustomer } from '../../customers/customer-select.tsx';
import type { ControlProps } from '../../ui/field.tsx';
import { LazySearchSelect } from '../../ui/lazy-search-select.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { useSettled } from '../../ui/settled.ts';

/** The id of somebody who isn't a customer yet: the typed text is the name. */
export const isNew = -1;

type Props = {
  /** Whose customers are offered: those of the yacht's company. */
  companyId: number | null;
  chosen: SelectOption | null;
  onChoose: (chosen: SelectOption | null) => void;
  control: ControlProps;
};

/** Who asks: a customer, found by typing, or a new one by that name. */
export function GuestSelect({ companyId, chosen, onChoose, control }: Props) {
  const [words, setWords] = useState('');
  const typed = words.trim();
  const q = useSettled(typed) || undefined;
  const { data, isFetching, error } = useQuery(pageQuery('/api/customers', { q, companyId: companyId ?? undefined }, 10));
  const companyOf = useCompanyWords();
  const found = (data?.rows ?? []).map((customer) => {
    const { note, ...entry } = foundCustomer(customer);
    return { ...entry, note: [note, companyOf(customer)].filter(Boolean).join(' · ') || undefined };
  });
  return (
    <LazySearchSelect
      control={control}
      value={chosen}
      found={q && !isFetching ? [...found, { id: isNew, label: q, note: 'New customer' }] : found}
      searching={isFetching || typed !== (q ?? '')}
      failed={error ? reason(error) : undefined}
      onSearch={setWords}
      onChoose={onChoose}
      placeholder="Type a name"
      noneFound="No customers yet"
    />
  );
}
