import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { reason } from '../../platform/api.ts';
import { download } from '../../platform/download.ts';
import { writeSearch } from '../../platform/search-params.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

type Props = { of: 'journal' | 'profit-and-loss' | 'tax' | 'receivables'; name: string; filter: object };

/** Exports a report as CSV. */
export function CsvButton({ of, name, filter }: Props) {
  const fetchCsv = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/books/${of}/export${writeSearch({ ...filter })}`, name),
    onSuccess: () => toast({ title: 'Export ready', description: `${name} is in your downloads.` }),
    onError: (error) => toast({ variant: 'destructive', title: 'The file wasn’t exported', description: reason(error) }),
  });
  return (
    <Button running={fetchCsv.isPending && 'Exporting'} onClick={() => fetchCsv.mutate()}>
      <FileSpreadsheet aria-hidden />
      Export CSV
    </Button>
  );
}
