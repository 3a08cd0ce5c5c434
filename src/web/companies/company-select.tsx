import { useMemo } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import type { ControlProps } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';

type Props = {
  chosen: SelectOption | null;
  /** The label of having no company, if that may be chosen. */
  none?: string;
  onChoose: (chosen: SelectOption | null) => void;
  control: ControlProps;
};

/** The company a record belongs to. Only the platform's admins choose it. */
export function CompanySelect({ chosen, none, ...select }: Props) {
  // The same object each time: a new one would make the input forget what is being typed.
  const nobody = useMemo(() => (none ? { id: 0, label: none } : null), [none]);
  return (
    <EntrySelect
      path="/api/companies"
      foundOf={({ id, name }) => ({ id, label: name })}
      none={nobody}
      chosen={chosen ?? nobody}
      placeholder={none ?? 'Choose a company'}
      noneFound="No companies found"
      {...select}
    />
  );
}

export function ownCompany(user: SessionUser): SelectOption | null {
  return user.companyId ? { id: user.companyId, label: user.companyName ?? '' } : null;
}
