import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus, UsersRound } from 'lucide-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { reason } from '../platform/api.ts';
import { useShow } from '../platform/show.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { InvitationList } from './invitation-list.tsx';
import { PersonRow } from './person-row.tsx';
import { invitationsQuery, peoplePerPage, teamQuery, teamSearch, type TeamSearch } from './team-query.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx').then((module) => ({ default: module.InviteDialog })));

/** A company's people, and its open invitations. */
export function TeamPage() {
  const search = teamSearch(useSearch({ strict: false }));
  const { invite, ...list } = search;
  const people = useQuery(teamQuery(list));
  usePrefetchQuery(invitationsQuery);
  const navigate = useNavigate();
  const show = useShow<TeamSearch>();
  const closeDialog = (ignoreBlocker: boolean) =>
    void navigate({ to: '.', search: list, replace: true, resetScroll: false, ignoreBlocker });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search the team"
          placeholder="Search name or email"
          className="min-w-56 flex-1 sm:max-w-sm"
          value={search.q ?? ''}
          onSearch={(q) => show({ q: q || undefined }, 'replace')}
        />
        <Link
          to="."
          search={{ ...list, invite: true }}
          resetScroll={false}
          className={buttonLook({ variant: 'primary', className: 'max-sm:w-full sm:ml-auto' })}
        >
          <UserPlus aria-hidden />
          Invite someone
        </Link>
      </div>
      <InOrder>
        <PagedList
          query={people}
          page={search.page}
          perPage={peoplePerPage}
          noun="people"
          loading={
            <div className="card divide-y">
              <Skeletons count={5}>
                <div className="flex items-center gap-4 px-5 py-3.5">
                  <Skeleton className="size-9 rounded-full" />
                  <Skeleton className="h-4 w-48" />
                </div>
              </Skeletons>
            </div>
          }
          failed={(error) => ({ title: "Your team couldn't be loaded", text: reason(error) })}
          empty={
            <EmptyState
              icon={<UsersRound />}
              title="Nobody found"
              text="No one on your team matches your search"
              action={<Button onClick={() => show({})}>Clear search</Button>}
            />
          }
          pager={PagesOfMany}
          onPage={(page) => show({ ...list, page })}
        >
          {(rows) => (
            <ul className="card divide-y">
              {rows.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          )}
        </PagedList>
        <InvitationList />
      </InOrder>
      {invite && (
        <Suspense>
          <InviteDialog onClose={() => closeDialog(false)} onSaved={() => closeDialog(true)} />
        </Suspense>
      )}
    </div>
  );
}

/** Most teams fit on one page, which needs no page numbers. */
function PagesOfMany(props: ComponentProps<typeof Pager>) {
  return props.total > props.perPage && <Pager {...props} />;
}
