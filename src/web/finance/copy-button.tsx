import { useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { reason } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { useCopyInvoice } from './invoice-save.ts';

/** Makes a draft like this invoice, and opens it. */
export function CopyButton({ invoice, primary = false }: { invoice: Invoice; primary?: boolean }) {
  const navigate = useNavigate();
  const copy = useCopyInvoice();
  function make() {
    copy.mutate(invoice.id, {
      onSuccess: ({ id, invoiceNumber }) => {
        toast({ title: 'Invoice created', description: `${invoiceNumber} is a copy of ${invoice.invoiceNumber}.` });
        void navigate({ to: '/finance/invoices/$invoiceId/edit', params: { invoiceId: String(id) } });
      },
      onError: (error) => toast({ variant: 'destructive', title: 'Error creating invoice', description: reason(error) }),
    });
  }
  return (
    <Button variant={primary ? 'primary' : 'outline'} running={copy.isPending && 'Copying'} onClick={make}>
      <Copy aria-hidden />
      Make a copy
    </Button>
  );
}
