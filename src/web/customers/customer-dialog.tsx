import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customer.ts';
import { reason } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerQuery } from './customers.ts';

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
    toast(id === null ? { title: 'Customer added', description: `${name} is now among your customers.` } : { title: 'Customer updated', description: `${name} is up to date.` });
    onSaved();
  }

  if (id === null) return <CustomerForm customer={null} onClose={onClose} onSaved={saved} />;
  return (
    <Loaded
      query={customer}
      loading={<Dialog open onClose={onClose} title="Edit customer" text={<Skeletons count={4}><Skeleton className="mt-4 h-9" /></Skeletons>} actions={<Button onClick={onClose}>Cancel</Button>} />}
      renderFailed={(retry, error) => <NotThere why={reason(error)} onRetry={retry} onClose={onClose} />}
    >
      {(loaded) => <CustomerForm customer={loaded} onClose={onClose} onSaved={saved} />}
    </Loaded>
  );
}

function NotThere({ why, onRetry, onClose }: { why: string; onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="This customer can't be shown"
      text={<p role="alert">{why} The customer may have been deleted meanwhile.</p>}
      actions={<><Button onClick={onClose}>Close</Button><Button variant="primary" onClick={onRetry}>Retry</Button></>}
    />
  );
}
