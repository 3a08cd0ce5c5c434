import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customer.ts';
import { reason } from '../platform/api.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerQuery } from './customer-query.ts';

type Props = {
  /** Null to add one. */
  id: number | null;
  onClose: () => void;
  onSaved: () => void;
};

/** A customer to fill in, or to change. */
export function CustomerDialog({ id, onClose, onSaved }: Props) {
  const customer = useQuery({ ...customerQuery(id ?? 0), enabled: id !== null });

  function saved({ firstName, lastName }: Customer) {
    const name = `${firstName} ${lastName}`;
    toast(
      id === null
        ? { title: 'Customer added', description: `${name} is now one of your customers.` }
        : { title: 'Customer updated', description: `${name} is up to date.` },
    );
    onSaved();
  }

  if (id === null) return <CustomerForm customer={null} onClose={onClose} onSaved={saved} />;
  return (
    <RecordDialog query={customer} title="Edit customer" thing="customer" reason={reason} onClose={onClose}>
      {(loaded) => <CustomerForm customer={loaded} onClose={onClose} onSaved={saved} />}
    </RecordDialog>
  );
}
