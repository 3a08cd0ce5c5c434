import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { can } from '#domain/session/permissions.ts';
import { useShow } from '../platform/show.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { NumberedPager } from '../ui/numbered-pager.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { crewPerPage, crewQuery, crewSearch, type CrewSearch } from './crew-query.ts';
import { CrewDeleteDialog } from './crew-delete-dialog.tsx';
import { CrewFilters } from './crew-filters.tsx';
import { CrewList, CrewListSkeleton } from './crew-list.tsx';

export function CrewPage() {
  const search = crewSearch(useSearch({ strict: false }));
  const crew = useQuery(crewQuery(search));
  const seesAll = can(useUser(), 'run-platform');
  const [deleting, setDeleting] = useState<CrewMember | null>(null);
  const show = useShow<CrewSearch>();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CrewFilters search={search} onShow={show} />
      <PagedList
        query={crew}
        page={search.page}
        perPage={crewPerPage}
        noun="crew members"
        loading={<CrewListSkeleton />}
        failed={() => ({ title: 'Error loading crew data. Please try again later.' })}
        empty={<Nobody filtered={Boolean(search.q || search.role || search.yachtId || search.certificates)} onClear={() => show({})} />}
        pager={NumberedPager}
        onPage={(page) => show({ ...search, page })}
      >
        {(rows) => <CrewList crew={rows} withCompany={seesAll} onDelete={setDeleting} />}
      </PagedList>
      {deleting && <CrewDeleteDialog member={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}

function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      drawing="berth"
      title="No crew members match your search"
      text="Try different words, or another role, yacht or certificate status"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      drawing="berth"
      title="No crew members found"
      text="Add your first crew member to get started"
      action={
        <Link to="/crew/new" className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Add Crew Member
        </Link>
      }
    />
  );
}
