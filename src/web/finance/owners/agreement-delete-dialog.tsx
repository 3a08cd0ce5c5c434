import type { ManagementAgreement } from '#domain/finance/yacht-owner.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';

/** Asks before an agreement is deleted. */
export function AgreementDeleteDialog({ agreement, onClose }: { agreement: ManagementAgreement; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/management-agreements"
      record={agreement}
      title="Delete this agreement?"
      text={
        <p>
          The agreement for <strong className="font-semibold text-ink">{agreement.yachtName}</strong> is deleted for its whole period.
          Without one there is no statement.
        </p>
      }
      action="Delete agreement"
      deleted={{ title: 'Agreement deleted', description: `${agreement.yachtName} no longer has it.` }}
      failure="Error deleting agreement"
      refusedTitle="This agreement can’t be deleted"
      onClose={onClose}
    />
  );
}
