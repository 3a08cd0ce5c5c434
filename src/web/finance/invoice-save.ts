import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice, InvoiceChanges, NewInvoice } from '#domain/finance/invoice.ts';
import { client, versionOf } from '../platform/api.ts';

type Save = { values: NewInvoice } | { changes: InvoiceChanges; upon: Invoice };

/** Creates an invoice, or changes the version of the draft that was worked on. */
export function useSaveInvoice() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it makes one invoice.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Invoice> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/invoices/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/invoices', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved invoice without it.');
      return data;
    },
  });
}

/** Makes a draft like an invoice that can't be changed any more. */
export function useCopyInvoice() {
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (id: number): Promise<Invoice> => {
      const { data } = await client.POST('/api/invoices/{id}/copy', { params: { path: { id } }, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a copy without it.');
      return data;
    },
  });
}
