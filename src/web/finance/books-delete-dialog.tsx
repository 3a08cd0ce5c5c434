import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Expense } from '#domain/finance/expense.ts';
import type { Income } from '#domain/finance/income.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { Amount } from './amount.tsx';

type Props = ({ kind: 'expense'; record: Expense } | { kind: 'income'; record: Income }) & { onClose: () => void };

/** Asks before an expense or an income record leaves the books. */
export function BooksDeleteDialog({ kind, record, onClose }: Props) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteIt(kind, record),
    onSuccess: () =>
      toast({
        title: `${kind === 'expense' ? 'Expense' : 'Income'} deleted`,
        description: `${record.description} is no longer in your books.`,
      }),
    onError: (error) => {
      toast({ variant: 'destructive', title: `Error deleting ${kind}`, description: reason(error) });
      // Somebody else may have changed or deleted it meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onSettled: onClose,
  });
  const hasReceipt = 'receiptUrl' in record && record.receiptUrl !== null;

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete this ${kind === 'expense' ? 'expense' : 'income record'}?`}
      text={
        <>
          <p>
            <strong className="font-semibold text-ink">{record.description}</strong>,{' '}
            <Amount amount={record.amount} currency={record.currency} />, goes from the books and from every total
            {hasReceipt ? ', and its receipt with it' : ''}. This can't be undone.
          </p>
          {'invoiceNumber' in record && record.invoiceNumber && (
            <p className="mt-2">It was received for invoice {record.invoiceNumber}, which stays as it is.</p>
          )}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete {kind}
          </Button>
        </>
      }
    />
  );
}

function deleteIt(kind: 'expense' | 'income', record: Expense | Income) {
  const options = { params: { path: { id: record.id } }, headers: { 'If-Match': versionOf(record) } };
  return kind === 'expense' ? client.DELETE('/api/expenses/{id}', options) : client.DELETE('/api/income/{id}', options);
}
