import { useId } from 'react';
import { can } from '#domain/session/permissions.ts';
import { api } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CompanySelect, ownCompany } from './company-select.tsx';

type ChosenCompany = {
  /** Whether the user chooses one: only the platform's admins do. */
  chooses: boolean;
  company: SelectOption | null;
  /** What to send to the API: nothing for users who only see their own company. */
  companyId: number | undefined;
  /** Whether its records can be read, because it is known whose they are. */
  isKnown: boolean;
  /** Whether the company couldn't be read. */
  isUnknown: boolean;
};

/** The one company that a page shows: the user's own, or for a platform admin the one in the address, else the first. */
export function useChosenCompany(wanted: number | undefined): ChosenCompany {
  const user = useUser();
  const chooses = can(user, 'run-platform');
  const own = ownCompany(user);
  const named = api.useQuery(
    'get',
    '/api/companies/{id}',
    { params: { path: { id: wanted ?? 0 } } },
    { enabled: chooses && wanted !== undefined },
  );
  const first = api.useQuery(
    'get',
    '/api/companies',
    { params: { query: { limit: 1 } } },
    { enabled: chooses && wanted === undefined && own === null },
  );
  const found =
    wanted === undefined
      ? first.data?.[0] && { id: first.data[0].id, label: first.data[0].name }
      : named.data && { id: named.data.id, label: named.data.name };
  const company = chooses ? (found ?? (wanted === undefined ? own : null)) : own;
  const companyId = chooses ? company?.id : undefined;
  return { chooses, company, companyId, isKnown: !chooses || companyId !== undefined, isUnknown: named.isError || first.isError };
}

type Props = ChosenCompany & { onChoose: (id: number | undefined) => void };

/** Chooses that company. Shown only to users who may. */
export function ChosenCompanyFilter({ chooses, company, isUnknown, onChoose }: Props) {
  const id = useId();
  if (!chooses) return null;
  if (!company && !isUnknown) return <Skeleton className="h-10 w-full sm:w-56" />;
  return (
    <div className="w-full sm:w-56">
      <label htmlFor={id} className="sr-only">
        Company
      </label>
      <CompanySelect
        key={company?.id}
        control={{ id, 'aria-invalid': undefined, 'aria-describedby': undefined, 'aria-required': undefined }}
        chosen={company}
        onChoose={(chosen) => onChoose(chosen?.id)}
      />
    </div>
  );
}
