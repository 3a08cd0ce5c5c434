import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer, CustomerChanges, CustomerForm, NewCustomer } from '#domain/customers/customer.ts';
import { client, versionOf } from '../platform/api.ts';

/** What a form shows of a customer. */
export function formOf(customer: Customer): CustomerForm {
  const { firstName, lastName, companyId } = customer;
  return {
    firstName,
    lastName,
    companyId,
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    address: customer.address ?? '',
    notes: customer.notes ?? '',
  };
}

type Save = { values: NewCustomer } | { changes: CustomerChanges; upon: Customer };

/** Adds a customer, or changes the version of them that was worked on. */
export function useSaveCustomer() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it adds one customer.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Customer> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/customers/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/customers', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved customer without them.');
      return data;
    },
  });
}
