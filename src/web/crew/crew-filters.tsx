import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns3, Plus } from 'lucide-react';
import { certificateFilterLabels } from '#domain/crew/words.ts';
import type { Show } from '../platform/show.ts';
import { buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { WordFilter } from '../ui/word-filter.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { crewQuery, rolesQuery, type CrewSearch } from './crew-query.ts';

export function CrewFilters({ search, onShow }: { search: CrewSearch; onShow: Show<CrewSearch> }) {
  const crew = useQuery(crewQuery(search));
  // A changed filter starts again from the first page.
  const { page: _, ...filter } = search;
  const { q, role, yachtId, certificates } = filter;
  return (
    <FilterBar
      search={{
        label: 'Search crew',
        placeholder: 'Search name or role',
        value: q ?? '',
        onSearch: (words) => onShow({ ...filter, q: words || undefined }, 'replace'),
      }}
      set={[role, yachtId, certificates].filter(Boolean).length}
      onClear={() => onShow({})}
      summary={<FilteredCount query={crew} one="crew member" />}
      actions={<Ways yachtId={yachtId} />}
    >
      <RoleFilter role={role} onChoose={(next) => onShow({ ...filter, role: next })} />
      <YachtFilter yachtId={yachtId} onChoose={(next) => onShow({ ...filter, yachtId: next })} />
      <WordFilter
        label="Certificates"
        every="All certificates"
        value={certificates}
        words={certificateFilterLabels}
        onChoose={(next) => onShow({ ...filter, certificates: next })}
      />
    </FilterBar>
  );
}

function Ways({ yachtId }: { yachtId: number | undefined }) {
  return (
    <>
      <Link to="/crew/assignments" className={buttonLook({})}>
        <Columns3 aria-hidden />
        Assignments
      </Link>
      <Link to="/crew/new" search={{ yachtId }} className={buttonLook({ variant: 'primary' })}>
        <Plus aria-hidden />
        Add Crew Member
      </Link>
    </>
  );
}

function RoleFilter({ role, onChoose }: { role: string | undefined; onChoose: (role: string | undefined) => void }) {
  const { data = [] } = useQuery(rolesQuery);
  // A role in the address that nobody has now is still shown as chosen.
  const roles = role === undefined || data.includes(role) ? data : [...data, role];
  return (
    <WordFilter
      label="Role"
      every="All roles"
      value={role}
      words={Object.fromEntries(roles.map((each) => [each, each]))}
      onChoose={onChoose}
    />
  );
}
