import { useState } from 'react';
import type { User } from '#domain/users/user.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { SentInvitationsField } from '../team/sent-invitations-field.tsx';

/** Asks before an account is deleted, and what happens to the invitations it sent. */
export function UserDeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [keep, setKeep] = useState(false);
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
      query={{ keepInvitations: keep ? 'true' : undefined }}
      action="Delete user"
      deleted={{ title: 'User deleted', description: `${name} can no longer sign in.` }}
      failure="Failed to delete user. Please try again."
      onClose={onClose}
    >
      <SentInvitationsField person={user} keep={keep} onKeep={setKeep} />
    </DeleteDialog>
  );
}
