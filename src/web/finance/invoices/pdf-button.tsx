import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { ApiError, reason } from '../../platform/api.ts';
import { download } from '../../platform/download.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';

type Props = {
  invoice: { id: number; invoiceNumber: string };
  /** In a row of a list there is room for its picture alone. */ small?: boolean;
};

/** Draws an invoice on paper, and hands it over. */
export function PdfButton({ invoice: { id, invoiceNumber }, small = false }: Props) {
  const draw = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/invoices/${id}/generate-pdf`, `invoice-${id}.pdf`, { method: 'POST' }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error generating PDF',
        description: error instanceof ApiError && error.status < 500 ? reason(error) : 'Failed to generate PDF',
      }),
  });
  if (!small)
    return (
      <Button running={draw.isPending && 'Drawing the PDF'} onClick={() => draw.mutate()}>
        <FileDown aria-hidden />
        Download PDF
      </Button>
    );
  return (
    <Button
      variant="ghost"
      size="iconSmall"
      aria-label={`Download PDF of ${invoiceNumber}`}
      title="Download PDF"
      disabled={draw.isPending}
      aria-busy={draw.isPending || undefined}
      onClick={() => draw.mutate()}
    >
      {draw.isPending ? <Spinner /> : <FileDown />}
    </Button>
  );
}
