import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { User } from '#domain/users/user.ts';
import { reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { UserDeleteDialog } from './user-delete-dialog.tsx';
import { UserList, UserListSkeleton } from './user-list.tsx';
import { userSearch, usersPerPage, usersQuery, type UserSearch } from './users.ts';

const UserDialog = lazy(() => import('./user-dialog.tsx').then((module) => ({ default: module.UserDialog })));

export function UsersPage() {
  const search = userSearch(useSearch({ strict: false }));
  const { add, edit, ...list } = search;
  const users = useQuery(usersQuery(list));
  const me = useUser();
  const [leaving, setLeaving] = useState<User | null>(null);
  const navigate = useNavigate();
  const show = (next: UserSearch, replace?: 'replace') =>
    void navigate({ to: '.', search: next, replace: replace === 'replace', resetScroll: false });
  const closeDialog = (ignoreBlocker: boolean) =>
    void navigate({ to: '.', search: list, replace: true, resetScroll: false, ignoreBlocker });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search users"
          placeholder="Search name, email or company"
          className="min-w-56 flex-1 sm:max-w-sm"
          value={search.q ?? ''}
          onSearch={(q) => show({ q: q || undefined }, 'replace')}
        />
        <Link
          to="."
          search={{ ...list, add: true }}
          resetScroll={false}
          className={buttonLook({ variant: 'primary', className: 'max-sm:w-full sm:ml-auto' })}
        >
          <UserPlus aria-hidden />
          Add User
        </Link>
      </div>
      <Loaded
        query={users}
        loading={<UserListSkeleton />}
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="Users couldn't be loaded" text={reason(error)} onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <div className="card">
              <EmptyState
                icon={<Users />}
                title="No users found."
                text={search.q && 'No account matches your search'}
                action={search.q && <Button onClick={() => show({})}>Clear search</Button>}
              />
            </div>
          ),
        }}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            // The last account of the last page is gone: the page before it is the last one now.
            <Navigate to="." search={{ ...search, page: Math.ceil(total / usersPerPage) }} replace />
          ) : (
            <>
              <UserList users={rows} me={me.id} list={list} waiting={users.isPlaceholderData} onDelete={setLeaving} />
              <Pager
                noun="users"
                page={search.page ?? 1}
                total={total}
                perPage={usersPerPage}
                onPage={(page) => show({ ...list, page: page === 1 ? undefined : page })}
              />
            </>
          )
        }
      </Loaded>
      {(add || edit !== undefined) && (
        <Suspense>
          <UserDialog key={edit ?? 'new'} id={edit ?? null} onClose={() => closeDialog(false)} onSaved={() => closeDialog(true)} />
        </Suspense>
      )}
      {leaving && <UserDeleteDialog user={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
