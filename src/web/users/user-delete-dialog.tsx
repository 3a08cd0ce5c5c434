import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#domain/users/user.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

/** Asks before an account goes. */
export function UserDeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queries = useQueryClient();
  const name = `${user.firstName} ${user.lastName}`;
  const remove = useMutation({
    mutationFn: () => client.DELETE('/api/users/{id}', { params: { path: { id: user.id } }, headers: { 'If-Match': versionOf(user) } }),
    onSuccess: () => toast({ title: 'User deleted', description: `${name} can no longer sign in.` }),
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Failed to delete user. Please try again.', description: reason(error) });
      // Somebody else may have changed or deleted the account meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onSettled: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${name}?`}
      text={
        <p>
          {user.email} is signed out everywhere and can't sign in again. What {user.firstName} did stays in the feed under this name.
          {user.isOwner && ` ${user.companyName} will be without an owner.`} This can't be undone.
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete user
          </Button>
        </>
      }
    />
  );
}
