import { useMemo } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import type { ControlProps } from '../ui/field.tsx';
import type { Found } from '../ui/search-select.tsx';

type Props = {
  chosen: Found | null;
  /** What having no company is called, where that may be chosen. */
  none?: string;
  onChoose: (chosen: Found | null) => void;
  control: ControlProps;
};

/** Whose record it is. Only the platform's admins choose. */
export function CompanySelect({ chosen, none, ...select }: Props) {
  // The same one each time: a value that is another object makes the box forget what is being typed.
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

export function ownCompany(user: SessionUser): Found | null {
  return user.companyId ? { id: user.companyId, label: user.companyName ?? '' } : null;
}
