import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customer.ts';
import { ApiError, client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

type Props = { customer: Customer; onClose: () => void; /** Where there is more to do than to close. */ onDeleted?: () => void };

/** Asks before a customer goes, and says why one has to stay. */
export function CustomerDeleteDialog({ customer, onClose, onDeleted = onClose }: Props) {
  const name = `${customer.firstName} ${customer.lastName}`;
  const remove = useDeletion(customer, name, { onClose, onDeleted });
  const refusal = isHeld(remove.error) ? reason(remove.error) : null;

  return (
    <Dialog
      open
      onClose={onClose}
      title={refusal ? 'Failed to delete customer' : `Delete ${name}?`}
      text={refusal ? <p role="alert">{refusal} Settle or move these first, then try again.</p> : <p>This can't be undone.</p>}
      actions={
        <>
          <Button onClick={onClose}>{refusal ? 'Close' : 'Cancel'}</Button>
          {!refusal && (
            <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
              Delete customer
            </Button>
          )}
        </>
      }
    />
  );
}

function useDeletion(customer: Customer, name: string, { onClose, onDeleted }: Required<Omit<Props, 'customer'>>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      client.DELETE('/api/customers/{id}', { params: { path: { id: customer.id } }, headers: { 'If-Match': versionOf(customer) } }),
    onSuccess: () => {
      toast({ title: 'Customer deleted', description: `${name} is no longer among your customers.` });
      onDeleted();
    },
    onError: (error) => {
      // What holds a customer stays in the dialog, to be read.
      if (isHeld(error)) return;
      toast({ variant: 'destructive', title: 'Failed to delete customer', description: reason(error) });
      onClose();
      // Somebody else may have changed or deleted them meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
}

function isHeld(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
