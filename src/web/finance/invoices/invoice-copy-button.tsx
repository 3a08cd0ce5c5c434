import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { client, incompleteResponse, reason } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Copies this invoice into a new draft and opens it. */
export function InvoiceCopyButton({ invoice, primary = false }: { invoice: Invoice; primary?: boolean }) {
  const { isRunning, make } = useInvoiceCopy(invoice);
  return (
    <Button variant={primary ? 'primary' : 'outline'} running={isRunning && 'Copying'} onClick={make}>
      <Copy aria-hidden />
      Make a copy
    </Button>
  );
}

/** The same as a menu item. */
export function useInvoiceCopy(invoice: Invoice): { isRunning: boolean; make: () => void } {
  const navigate = useNavigate();
  const copy = useCopyInvoice();
  return { isRunning: copy.isPending, make };

  function make() {
    copy.mutate(invoice.id, {
      onSuccess: ({ id, invoiceNumber }) => {
        toast({ title: 'Invoice created', description: `${invoiceNumber} is a copy of ${invoice.invoiceNumber}.` });
        void navigate({ to: '/finance/invoices/$invoiceId/edit', params: { invoiceId: String(id) } });
      },
      onError: (error) => toast({ variant: 'destructive', title: 'Error creating invoice', description: reason(error) }),
    });
  }
}

function useCopyInvoice() {
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (id: number): Promise<Invoice> => {
      const { data } = await client.POST('/api/invoices/{id}/copy', { params: { path: { id } }, headers: { 'Idempotency-Key': once } });
      if (!data) throw incompleteResponse();
      return data;
    },
  });
}
