import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { roleLabels } from '#domain/session/words.ts';
import { fullName } from '#domain/shared/words.ts';
import type { User } from '#domain/users/user.ts';
import { Avatar } from '../platform/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { roleTones } from '../words/role-words.ts';
import type { UserSearch } from './user-query.ts';

type RowProps = {
  user: User;
  /** The id of the signed-in user, who can't delete themselves. */ me: number;
  list: UserSearch;
  onDelete: (user: User) => void;
};
type Props = Omit<RowProps, 'user'> & { users: User[] };

/** The accounts as a table if there is room, otherwise as cards. */
export function UserList({ users, ...row }: Props) {
  return (
    <>
      <div className="card overflow-hidden max-md:hidden">
        <table className="w-full table-fixed text-left">
          <thead className="border-b bg-sunken/60 text-xs text-ink-3">
            <tr className="[&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
              <th scope="col" className="w-20">
                ID
              </th>
              <th scope="col">User</th>
              <th scope="col" className="w-[34%]">
                Email
              </th>
              <th scope="col" className="w-32">
                Role
              </th>
              <th scope="col" className="w-28">
                Actions
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {users.map((user) => (
              <Row key={user.id} user={user} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid gap-3 md:hidden">
        {users.map((user) => (
          <li key={user.id}>
            <UserCard user={user} {...row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ user, ...row }: RowProps) {
  return (
    <tr className="hover:bg-hover [&>td]:px-4 [&>td]:py-2.5">
      <td className="tnum text-ink-3">{user.id}</td>
      <th scope="row" className="px-4 py-2.5 font-normal">
        <Who user={user} />
      </th>
      <td className="truncate">
        <Email user={user} />
      </td>
      <td>
        <RoleBadge user={user} />
      </td>
      <td>
        <Actions user={user} {...row} />
      </td>
    </tr>
  );
}

function UserCard({ user, ...row }: RowProps) {
  return (
    <article className="card p-4">
      <div className="flex items-start justify-between gap-3">
        <Who user={user} />
        <Actions user={user} {...row} />
      </div>
      <div className="mt-3 flex items-center justify-between gap-3 text-nav">
        <span className="min-w-0 truncate">
          <Email user={user} />
        </span>
        <RoleBadge user={user} />
      </div>
    </article>
  );
}

function Who({ user }: { user: User }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.imageUrl} className="size-9 bg-grey-soft text-grey" />
      <div className="min-w-0">
        <p className="truncate font-medium">{fullName(user)}</p>
        <p className="truncate text-xs text-ink-3">
          {user.companyName ?? 'No company'}
          {user.isOwner && ', owner'}
          {user.deactivatedAt && ', deactivated'}
        </p>
      </div>
    </div>
  );
}

function Email({ user }: { user: User }) {
  return (
    <a href={`mailto:${user.email}`} className="text-ink-2 hover:text-accent hover:underline">
      {user.email}
    </a>
  );
}

function RoleBadge({ user }: { user: User }) {
  return <Badge tone={roleTones[user.role]}>{roleLabels[user.role]}</Badge>;
}

function Actions({ user, me, list, onDelete }: RowProps) {
  return (
    <div className="-ml-2 flex shrink-0 max-md:-mr-2 max-md:ml-0">
      <Link
        to="."
        search={{ ...list, edit: user.id }}
        resetScroll={false}
        aria-label={`Edit ${fullName(user)}`}
        className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
      >
        <Pencil aria-hidden />
      </Link>
      {user.id !== me && (
        <Button variant="ghost" size="iconSmall" aria-label={`Delete ${fullName(user)}`} onClick={() => onDelete(user)}>
          <Trash2 />
        </Button>
      )}
    </div>
  );
}

export function UserListSkeleton() {
  return (
    <div className="card divide-y">
      <Skeletons count={5}>
        <div className="flex items-center gap-4 px-4 py-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="h-6 w-20 rounded-full" />
        </div>
      </Skeletons>
    </div>
  );
}
