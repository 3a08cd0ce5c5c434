import { useQuery } from '@tanstack/react-query';
import type { User } from '#domain/users/user.ts';
import { reason } from '../platform/api.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { UserForm } from './user-form.tsx';
import { userQuery } from './user-query.ts';

type Props = { /** Null to add one. */ id: number | null; onClose: () => void; onSaved: () => void };

/** Adds or edits an account. */
export function UserDialog({ id, onClose, onSaved }: Props) {
  const user = useQuery({ ...userQuery(id ?? 0), enabled: id !== null });

  function saved({ firstName, lastName }: User) {
    const name = `${firstName} ${lastName}`;
    toast(
      id === null
        ? { title: 'User created', description: `${name} can sign in now.` }
        : { title: 'User updated', description: `${name}'s account is up to date.` },
    );
    onSaved();
  }

  if (id === null) return <UserForm user={null} onClose={onClose} onSaved={saved} />;
  return (
    <RecordDialog query={user} title="Edit user" thing="user" reason={reason} onClose={onClose}>
      {(loaded) => <UserForm user={loaded} onClose={onClose} onSaved={saved} />}
    </RecordDialog>
  );
}
