import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { UserPlus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { User } from '#domain/users/user.ts';
import { reason } from '../platform/api.ts';
import { useShow } from '../platform/show.ts';
import { useUser } from '../platform/session.tsx';
import { useWayBack } from '../platform/way-back.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { UserDeleteDialog } from './user-delete-dialog.tsx';
import { UserList, UserListSkeleton } from './user-list.tsx';
import { userSearch, usersPerPage, usersQuery, type UserSearch } from './user-query.ts';

const UserDialog = lazy(() => import('./user-dialog.tsx').then((module) => ({ default: module.UserDialog })));

export function UsersPage() {
  const search = userSearch(useSearch({ strict: false }));
  const { new: adding, edit, ...list } = search;
  const users = useQuery(usersQuery(list));
  const me = useUser();
  const [leaving, setLeaving] = useState<User | null>(null);
  const show = useShow<UserSearch>();
  const leave = useWayBack({ to: '.', search: list, resetScroll: false });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        search={{
          label: 'Search users',
          placeholder: 'Search name, email or company',
          value: search.q ?? '',
          onSearch: (q) => show({ q: q || undefined }, 'replace'),
        }}
        summary={<FilteredCount query={users} one="user" />}
        actions={
          <Link to="." search={{ ...list, new: true }} resetScroll={false} className={buttonLook({ variant: 'primary' })}>
            <UserPlus aria-hidden />
            Add User
          </Link>
        }
      />
      <PagedList
        query={users}
        page={search.page}
        perPage={usersPerPage}
        noun="users"
        loading={<UserListSkeleton />}
        failed={(error) => ({ title: "Users couldn't be loaded", text: reason(error) })}
        empty={
          <EmptyState
            icon={<Users />}
            title="No users found."
            text={search.q && 'No account matches your search'}
            action={search.q && <Button onClick={() => show({})}>Clear search</Button>}
          />
        }
        onPage={(page) => show({ ...list, page })}
      >
        {(rows) => <UserList users={rows} me={me.id} list={list} onDelete={setLeaving} />}
      </PagedList>
      {(adding || edit !== undefined) && (
        <Suspense>
          <UserDialog key={edit ?? 'new'} id={edit ?? null} onClose={() => leave()} onSaved={() => leave({ ignoreBlocker: true })} />
        </Suspense>
      )}
      {leaving && <UserDeleteDialog user={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
