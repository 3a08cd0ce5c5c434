import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns3, Plus } from 'lucide-react';
import { certificateFilterLabels, type CertificateFilter } from '#domain/crew/words.ts';
import { buttonLook } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select, type Choice } from '../ui/select.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { rolesQuery, type CrewSearch } from './crew-query.ts';

type Props = { search: CrewSearch; onShow: (next: CrewSearch, replace?: 'replace') => void };

// No role is as short as that.
const every = '*';

export function CrewFilters({ search, onShow }: Props) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search crew"
        placeholder="Search name or role"
        className="min-w-52 flex-1 sm:max-w-xs"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <div className="flex gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
        <RoleFilter role={search.role} onChoose={(role) => onShow({ ...filter, role })} />
        <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
        <CertificateFilterSelect chosen={search.certificates} onChoose={(certificates) => onShow({ ...filter, certificates })} />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1 sm:ml-auto">
        <Link to="/crew/assignments" className={buttonLook({})}>
          <Columns3 aria-hidden />
          Assignments
        </Link>
        <Link to="/crew/new" search={{ yachtId: search.yachtId }} className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Add Crew Member
        </Link>
      </div>
    </div>
  );
}

function RoleFilter({ role, onChoose }: { role: string | undefined; onChoose: (role: string | undefined) => void }) {
  const { data = [] } = useQuery(rolesQuery);
  // One in the address that nobody has any more is still shown as chosen.
  const roles = role === undefined || data.includes(role) ? data : [...data, role];
  const choices = [{ value: every, label: 'All roles' }, ...roles.map((value) => ({ value, label: value }))];
  return (
    <Select
      label="Role"
      className="sm:w-36"
      value={role ?? every}
      choices={choices}
      onChoose={(chosen) => onChoose(chosen === every ? undefined : chosen)}
    />
  );
}

function CertificateFilterSelect({
  chosen,
  onChoose,
}: {
  chosen: CertificateFilter | undefined;
  onChoose: (chosen: CertificateFilter | undefined) => void;
}) {
  const choices: Choice<CertificateFilter | typeof every>[] = [
    { value: every, label: 'All certificates' },
    ...choicesOf(certificateFilterLabels),
  ];
  return (
    <Select
      label="Certificates"
      className="max-sm:col-span-2 sm:w-44"
      value={chosen ?? every}
      choices={choices}
      onChoose={(next) => onChoose(next === every ? undefined : next)}
    />
  );
}
