import type { YachtShare } from '#domain/finance/yacht-owner.ts';
import { percentWords } from '#domain/shared/words.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';

/** Asks before a share is deleted. */
export function ShareDeleteDialog({ share, onClose }: { share: YachtShare; onClose: () => void }) {
  const what = `${share.ownerName}’s ${percentWords(share.share)} of ${share.yachtName}`;
  return (
    <DeleteDialog
      collection="/api/yacht-shares"
      record={share}
      title="Delete this share?"
      text={
        <p>
          <strong className="font-semibold text-ink">{what}</strong> is deleted for its whole period. To record a sale, end it instead.
        </p>
      }
      action="Delete share"
      deleted={{ title: 'Share deleted', description: `${what} no longer exists.` }}
      failure="Error deleting share"
      refusedTitle="This share can’t be deleted"
      onClose={onClose}
    />
  );
}
