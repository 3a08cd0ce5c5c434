import type { BankAccount } from '#domain/finance/bank.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';

/** Asks before an account that has no lines is deleted. */
export function AccountDeleteDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/bank-accounts"
      record={account}
      title="Delete this account?"
      text={
        <p>
          <strong className="font-semibold text-ink">{account.name}</strong> has no lines, so nothing else is deleted.
        </p>
      }
      action="Delete account"
      deleted={{ title: 'Account deleted', description: `${account.name} is no longer in your books.` }}
      failure="Error deleting account"
      refusedTitle="This account can’t be deleted"
      onClose={onClose}
    />
  );
}
