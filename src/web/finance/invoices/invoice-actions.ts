import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Invoice, InvoiceStatusChange } from '#domain/finance/invoice.ts';
import { invoiceStatusLabels } from '#domain/finance/words.ts';
import { client, reason, versionOf } from '../../platform/api.ts';
import { toast } from '../../ui/toast-store.ts';

/** Changes the status of an invoice, based on the version shown. */
export function useStatusChange(invoice: Invoice, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: InvoiceStatusChange) => {
      await client.PATCH('/api/invoices/{id}/status', {
        params: { path: { id: invoice.id } },
        body,
        headers: { 'If-Match': versionOf(invoice) },
      });
    },
    onSuccess: (_done, { status, recordIncome }) => {
      toast({
        title: recordIncome ? 'Invoice paid, income recorded' : 'Invoice status updated',
        description: `${invoice.invoiceNumber} is now ${invoiceStatusLabels[status].toLowerCase()}.`,
      });
      onDone?.();
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Error updating invoice status', description: reason(error) });
      // Somebody else may have changed or deleted it meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
}
