import type { User } from '#domain/users/user.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

/** Asks before an account goes. */
export function UserDeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <DeleteDialog
      collection="/api/users"
      record={user}
      title={`Delete ${name}?`}
      text={
        <p>
          {user.email} is signed out everywhere and can't sign in again. What {user.firstName} did stays in the feed under this name.
          {user.isOwner && ` ${user.companyName} will be without an owner.`} This can't be undone.
        </p>
      }
      action="Delete user"
      deleted={{ title: 'User deleted', description: `${name} can no longer sign in.` }}
      failure="Failed to delete user. Please try again."
      onClose={onClose}
    />
  );
}
