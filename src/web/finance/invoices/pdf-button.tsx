import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { isRefusal, reason } from '../../platform/api.ts';
import { download } from '../../platform/download.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

type Props = { invoice: { id: number } };

/** Downloads an invoice as PDF. */
export function usePdf({ id }: Props['invoice']) {
  return useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/invoices/${id}/generate-pdf`, `invoice-${id}.pdf`, { method: 'POST' }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error generating PDF',
        description: isRefusal(error) ? reason(error) : 'Failed to generate PDF',
      }),
  });
}

export function PdfButton({ invoice }: Props) {
  const draw = usePdf(invoice);
  return (
    <Button running={draw.isPending && 'Creating the PDF'} onClick={() => draw.mutate()}>
      <FileDown aria-hidden />
      Download PDF
    </Button>
  );
}
