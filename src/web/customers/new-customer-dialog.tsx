import { lazy, Suspense } from 'react';
import type { SelectOption } from '../ui/search-select.tsx';
import { foundCustomer } from './customer-select.tsx';

const CustomerForm = lazy(() => import('./customer-form.tsx').then((module) => ({ default: module.CustomerForm })));

type Props = { open: boolean; onClose: () => void; onAdded: (found: SelectOption) => void };

/** Adds a new customer over another form, to be chosen in it. */
export function NewCustomerDialog({ open, onClose, onAdded }: Props) {
  if (!open) return null;
  return (
    <Suspense>
      <CustomerForm
        customer={null}
        onClose={onClose}
        onSaved={(added) => {
          onClose();
          onAdded(foundCustomer(added));
        }}
      />
    </Suspense>
  );
}
