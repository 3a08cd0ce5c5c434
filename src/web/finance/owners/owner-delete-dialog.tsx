import type { YachtOwner } from '#domain/finance/yacht-owner.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';

/** Asks before an owner and their shares are deleted. */
export function OwnerDeleteDialog({ owner, onClose }: { owner: YachtOwner; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/yacht-owners"
      record={owner}
      title="Delete this owner?"
      text={
        <p>
          <strong className="font-semibold text-ink">{owner.name}</strong> is deleted with all shares. Owners with statements or payments
          can’t be deleted.
        </p>
      }
      action="Delete owner"
      deleted={{ title: 'Owner deleted', description: `${owner.name} is no longer among your owners.` }}
      failure="Error deleting owner"
      refusedTitle="This owner can’t be deleted"
      onClose={onClose}
    />
  );
}
