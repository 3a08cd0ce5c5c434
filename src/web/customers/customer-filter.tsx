import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EntryFilter } from '../platform/entry-filter.tsx';
import { customerQuery } from './customer-query.ts';
import { foundCustomer } from './customer-select.tsx';

type Props = { customerId: number | undefined; onChoose: (customerId: number | undefined) => void };

/** One customer whose rows are shown, or all of them. */
export function CustomerFilter({ customerId, onChoose }: Props) {
  const queries = useQueryClient();
  const customer = useQuery({ ...customerQuery(customerId ?? 0), enabled: customerId !== undefined });
  const name = customer.data ? foundCustomer(customer.data).label : customer.isError ? 'Unknown customer' : undefined;
  return (
    <EntryFilter
      label="Customer"
      every="All customers"
      path="/api/customers"
      foundOf={foundCustomer}
      noneFound="No customers found"
      chosen={customerId === undefined ? undefined : { id: customerId, name }}
      onChoose={(row) => {
        // The address has only the customer's number; the name is known here already.
        if (row) queries.setQueryData(customerQuery(row.id).queryKey, row);
        onChoose(row?.id);
      }}
    />
  );
}
