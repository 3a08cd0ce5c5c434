import type { ManagementAgreement } from '#domain/finance/yacht-owner.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';

/** Asks before an agreement goes. */
export function AgreementDeleteDialog({ agreement, onClose }: { agreement: ManagementAgreement; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/management-agreements"
      record={agreement}
      title="Delete this agreement?"
      text={
        <p>
          The agreement of <strong className="font-semibold text-ink">{agreement.yachtName}</strong> goes for all of its days. Without one
          there is no statement.
        </p>
      }
      action="Delete agreement"
      deleted={{ title: 'Agreement deleted', description: `${agreement.yachtName} has one agreement less.` }}
      failure="Error deleting agreement"
      refusedTitle="This agreement can’t be deleted"
      onClose={onClose}
    />
  );
}
