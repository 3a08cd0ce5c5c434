import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, UsersRound } from 'lucide-react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { several } from '#domain/shared/words.ts';
import { ChosenCompanyFilter, useChosenCompany } from '../companies/company-filter.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { AssignmentBoard } from './assignment-board.tsx';
import { assignmentSearch, boardCrewQuery, boardYachtsQuery, matchesSearch, type AssignmentSearch } from './assignment-query.ts';

export function AssignmentsPage() {
  const search = assignmentSearch(useSearch({ strict: false }));
  const chosen = useChosenCompany(search.companyId);
  const { companyId, isKnown: enabled, isUnknown } = chosen;
  const crew = useQuery({ ...boardCrewQuery(companyId), enabled });
  const yachts = useQuery({ ...boardYachtsQuery(companyId), enabled });
  const navigate = useNavigate();
  const show = (next: AssignmentSearch, replace = false) => void navigate({ to: '.', search: next, replace, resetScroll: false });
  const failed = [crew, yachts].filter((query) => query.isError && query.data === undefined);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search crew"
          placeholder="Search name or role"
          className="min-w-56 flex-1 sm:max-w-sm"
          value={search.q ?? ''}
          onSearch={(q) => show({ ...search, q: q || undefined }, true)}
        />
        <ChosenCompanyFilter {...chosen} onChoose={(id) => show({ companyId: id })} />
        <div className="flex flex-1 gap-3 max-sm:w-full max-sm:flex-none sm:justify-between">
          <RoleFilter crew={crew.data ?? []} role={search.role} onChoose={(role) => show({ ...search, role })} />
          <Link to="/crew" className={buttonLook({})}>
            <UsersRound aria-hidden />
            Crew list
          </Link>
        </div>
      </div>
      {failed.length > 0 || isUnknown ? (
        <div className="card">
          <ErrorState
            title="Error loading crew data. Please try again later."
            onRetry={isUnknown ? () => show({}) : () => failed.forEach((query) => void query.refetch())}
          />
        </div>
      ) : crew.data && yachts.data ? (
        <Board
          crew={crew.data}
          yachts={yachts.data}
          search={search}
          companyId={companyId}
          onClear={() => show({ companyId: search.companyId })}
        />
      ) : (
        <BoardSkeleton />
      )}
    </div>
  );
}

type BoardProps = Parameters<typeof AssignmentBoard>[0] & { onClear: () => void };

function Board({ onClear, ...board }: BoardProps) {
  const found = board.crew.filter((member) => matchesSearch(member, board.search)).length;
  const isFiltered = Boolean(board.search.q || board.search.role);
  if (board.crew.length === 0) {
    return (
      <div className="card">
        <EmptyState
          drawing="berth"
          title="No crew members found"
          text="Add your first crew member to assign them to a yacht"
          action={
            <Link to="/crew/new" className={buttonLook({ variant: 'primary' })}>
              <Plus aria-hidden />
              Add Crew Member
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <>
      <p role="status" className={isFiltered && found > 0 ? 'text-nav text-ink-2' : 'sr-only'}>
        {isFiltered && `Showing ${found} of ${several(board.crew.length, 'person', 'people')}.`}
      </p>
      {found === 0 ? (
        <div className="card">
          <EmptyState
            drawing="berth"
            title="No crew members match your search"
            text="Try different words or another role"
            action={<Button onClick={onClear}>Clear filters</Button>}
          />
        </div>
      ) : (
        <AssignmentBoard {...board} />
      )}
    </>
  );
}

// A role has at least two characters.
const every = '*';

function RoleFilter({
  crew,
  role,
  onChoose,
}: {
  crew: CrewMember[];
  role: string | undefined;
  onChoose: (role: string | undefined) => void;
}) {
  const known = new Map(
    [...crew.map((member) => member.role), ...(role === undefined ? [] : [role])].map((each) => [each.toLowerCase(), each]),
  );
  const roles = [...known.values()].toSorted((one, other) => one.localeCompare(other));
  const choices = [{ value: every, label: 'All roles' }, ...roles.map((value) => ({ value, label: value }))];
  return (
    <Select
      label="Role"
      className="sm:w-44"
      value={role ?? every}
      choices={choices}
      onChoose={(chosen) => onChoose(chosen === every ? undefined : chosen)}
    />
  );
}

function BoardSkeleton() {
  return (
    <div className="flex gap-3 overflow-hidden">
      <Skeletons count={5}>
        <div className="grid h-[calc(100dvh-12.75rem)] min-h-96 sm:h-[calc(100dvh-10.25rem)] w-[min(17.5rem,80vw)] shrink-0 content-start gap-2 rounded-2xl border bg-sunken p-2.5">
          <Skeleton className="mb-2 h-8 w-32" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      </Skeletons>
    </div>
  );
}
