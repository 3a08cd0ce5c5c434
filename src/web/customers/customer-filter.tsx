import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Found } from '../ui/search-select.tsx';
import { CustomerSelect, foundCustomer } from './customer-select.tsx';
import { customerQuery } from './customer-query.ts';

/** One customer whose rows are shown, or all of them. */
export function CustomerFilter({
  customerId,
  onChoose,
}: {
  customerId: number | undefined;
  onChoose: (customerId: number | undefined) => void;
}) {
  const id = useId();
  const [picked, setPicked] = useState<Found | null>(null);
  // The address knows the customer's number alone, and who was picked here has a name already.
  const isPicked = picked !== null && picked.id === customerId;
  const customer = useQuery({ ...customerQuery(customerId ?? 0), enabled: customerId !== undefined && !isPicked });
  const inAddress =
    customerId === undefined
      ? null
      : customer.data
        ? foundCustomer(customer.data)
        : customer.isError
          ? { id: customerId, label: 'Unknown customer' }
          : null;

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        Customer
      </label>
      <CustomerSelect
        control={{ id, 'aria-invalid': undefined, 'aria-describedby': undefined, 'aria-required': undefined }}
        companyId="any"
        chosen={isPicked ? picked : inAddress}
        nobody="All customers"
        onChoose={(next) => {
          setPicked(next);
          onChoose(next?.id);
        }}
      />
    </div>
  );
}
