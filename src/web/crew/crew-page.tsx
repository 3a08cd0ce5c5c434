import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { NumberedPager } from '../ui/numbered-pager.tsx';
import { crewPerPage, crewQuery, crewSearch, type CrewSearch } from './crew.ts';
import { CrewDeleteDialog } from './crew-delete-dialog.tsx';
import { CrewFilters } from './crew-filters.tsx';
import { CrewList, CrewListSkeleton } from './crew-list.tsx';

export function CrewPage() {
  const search = crewSearch(useSearch({ strict: false }));
  const crew = useQuery(crewQuery(search));
  const seesAll = can(useUser(), 'run-platform');
  const [leaving, setLeaving] = useState<CrewMember | null>(null);
  const navigate = useNavigate();
  const show = (next: CrewSearch, replace?: 'replace') =>
    void navigate({ to: '.', search: next, replace: replace === 'replace', resetScroll: false });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CrewFilters search={search} onShow={show} />
      <Loaded
        query={crew}
        loading={<CrewListSkeleton />}
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading crew data. Please try again later." onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ total }) => total === 0,
          show: <Nobody filtered={Boolean(search.q || search.role || search.yachtId || search.certificates)} onClear={() => show({})} />,
        }}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            // The last person of the last page is gone: the page before it is the last one now.
            <Navigate to="." search={{ ...search, page: Math.ceil(total / crewPerPage) }} replace />
          ) : (
            <>
              <CrewList crew={rows} withCompany={seesAll} waiting={crew.isPlaceholderData} onDelete={setLeaving} />
              <NumberedPager
                noun="crew members"
                page={search.page ?? 1}
                total={total}
                perPage={crewPerPage}
                onPage={(page) => show({ ...search, page: page === 1 ? undefined : page })}
              />
            </>
          )
        }
      </Loaded>
      {leaving && <CrewDeleteDialog member={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <div className="card">
      {filtered ? (
        <EmptyState
          icon={<UsersRound />}
          title="No crew members match your search"
          text="Try different words, or another role, yacht or certificate status"
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      ) : (
        <EmptyState
          icon={<UsersRound />}
          title="No crew members found"
          text="Add your first crew member to get started"
          action={
            <Link to="/crew/new" className={buttonLook({ variant: 'primary' })}>
              <Plus aria-hidden />
              Add Crew Member
            </Link>
          }
        />
      )}
    </div>
  );
}
