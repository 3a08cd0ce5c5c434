import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Expense } from '#domain/finance/expense.ts';
import { reason } from '../../platform/api.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { documentQuery } from '../../platform/document-view.tsx';
import { saveFile } from '../../platform/download.ts';
import { Button } from '../../ui/button.tsx';
import { DetailsDialog } from '../../ui/details-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Amount } from '../amount-words.tsx';
import { isOwnFile, receiptName } from './receipt-words.ts';
import { ReceiptView } from './receipt-view.tsx';

/** The receipt of an expense, with a download. */
export function ReceiptDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const dates = useDates();
  const url = expense.receiptUrl ?? '';
  return (
    <DetailsDialog
      open
      onClose={onClose}
      title={`Receipt of ${expense.description}`}
      text={
        <p className="tnum">
          {dates.calendarDay(expense.expenseDate)} · <Amount amount={expense.amount} currency={expense.currency} />
          {expense.vendor && ` · ${expense.vendor}`}
          <CompanyNote record={expense} />
        </p>
      }
      actions={isOwnFile(url) && <ReceiptDownload url={url} expense={expense} />}
    >
      <div className="mt-4 overflow-hidden rounded-xl border bg-sunken">
        <ReceiptView url={url} />
      </div>
    </DetailsDialog>
  );
}

export function ReceiptDownload({ url, expense, small = false }: { url: string; expense: { id: number }; small?: boolean }) {
  const queries = useQueryClient();
  const save = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async () => {
      const content = await queries.ensureQueryData(documentQuery(url));
      saveFile(content, receiptName(expense, content));
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: `Failed to download the receipt: ${reason(error)}` }),
  });
  return (
    <Button size={small ? 'sm' : 'md'} running={save.isPending && 'Downloading'} onClick={() => save.mutate()}>
      <Download aria-hidden />
      Download
    </Button>
  );
}
