import type { Expense } from '#domain/finance/expense.ts';
import type { Income } from '#domain/finance/income.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { Amount } from './amount-words.tsx';

type Props = ({ kind: 'expense'; record: Expense } | { kind: 'income'; record: Income }) & { onClose: () => void };

/** Asks before an expense or an income record is deleted. */
export function BooksDeleteDialog({ kind, record, onClose }: Props) {
  const hasReceipt = 'receiptUrl' in record && record.receiptUrl !== null;
  return (
    <DeleteDialog
      collection={kind === 'expense' ? '/api/expenses' : '/api/income'}
      record={record}
      title={`Delete this ${kind === 'expense' ? 'expense' : 'income record'}?`}
      text={
        <>
          <p>
            <strong className="font-semibold text-ink">{record.description}</strong>,{' '}
            <Amount amount={record.amount} currency={record.currency} />, is removed from the books and every total
            {hasReceipt ? ', along with its receipt' : ''}. This can't be undone.
          </p>
          {'invoiceNumber' in record && record.invoiceNumber && (
            <p className="mt-2">It was received for invoice {record.invoiceNumber}, which doesn't change.</p>
          )}
        </>
      }
      action={`Delete ${kind}`}
      deleted={{
        title: `${kind === 'expense' ? 'Expense' : 'Income'} deleted`,
        description: `${record.description} is no longer in your books.`,
      }}
      failure={`Error deleting ${kind}`}
      onClose={onClose}
    />
  );
}
