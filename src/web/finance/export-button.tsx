import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { reason } from '../platform/api.ts';
import { download } from '../platform/download.ts';
import { writeSearch } from '../platform/search-params.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

/** Exports the filtered rows, all pages of them, as CSV. */
export function ExportButton({ of, filter }: { of: 'expenses' | 'income' | 'invoices'; filter: object }) {
  const name = `${of}.csv`;
  const fetchCsv = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/${of}/export${writeSearch({ ...filter })}`, name),
    onSuccess: () => toast({ title: 'Export ready', description: `${name} is in your downloads.` }),
    onError: (error) => toast({ variant: 'destructive', title: `Error exporting ${of}`, description: reason(error) }),
  });
  return (
    <Button running={fetchCsv.isPending && 'Exporting'} onClick={() => fetchCsv.mutate()}>
      <FileSpreadsheet aria-hidden />
      Export CSV
    </Button>
  );
}
