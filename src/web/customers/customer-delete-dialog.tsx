import type { Customer } from '#domain/customers/customer.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

type Props = { customer: Customer; onClose: () => void; onDeleted?: () => unknown };

/** Asks before a customer is deleted, and says why one has to stay. */
export function CustomerDeleteDialog({ customer, onClose, onDeleted }: Props) {
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <DeleteDialog
      collection="/api/customers"
      record={customer}
      title={`Delete ${name}?`}
      text={<p>This can't be undone.</p>}
      action="Delete customer"
      deleted={{ title: 'Customer deleted', description: `${name} is no longer one of your customers.` }}
      failure="Failed to delete customer"
      refusedTitle="Failed to delete customer"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
