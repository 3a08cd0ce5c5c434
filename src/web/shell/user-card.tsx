import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { fullName } from '#domain/shared/words.ts';
import { Avatar } from '../platform/avatar.tsx';

/** The signed-in user. The button that opens the user menu. */
export function UserCard({ user, ...button }: { user: SessionUser } & ComponentProps<'button'>) {
  const name = fullName(user).trim();
  return (
    <button
      type="button"
      {...button}
      className="flex w-full items-center gap-3 overflow-hidden rounded-lg p-2 text-left -outline-offset-2 hover:bg-side-2"
    >
      <Avatar {...user} className="bg-side-2 border border-side-line" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-nav font-medium">{name || user.email}</span>
        <span className="block text-xs text-side-ink-2">{user.role}</span>
      </span>
      <ChevronsUpDown aria-hidden className="size-4 text-side-ink-2" />
    </button>
  );
}
