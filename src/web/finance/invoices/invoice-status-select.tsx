import { lazy, Suspense, useState } from 'react';
import { staysRefusal, type Invoice } from '#domain/finance/invoice.ts';
import { invoiceStatusLabels, type InvoiceStatus } from '#domain/finance/words.ts';
import { softTone } from '../../ui/badge.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { invoiceStatusTones } from '../../words/book-words.tsx';
import { useStatusChange } from './invoice-actions.ts';

const PaidDialog = lazy(() => import('./paid-dialog.tsx').then((module) => ({ default: module.PaidDialog })));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })));

const choices = choicesOf(invoiceStatusLabels);
// Like a badge, dot included, that can be opened.
const badge =
  "inline-flex h-7 items-center gap-1.5 rounded-full pr-2 pl-2.5 text-xs font-medium whitespace-nowrap hover:brightness-97 dark:hover:brightness-125 before:size-1.5 before:rounded-full before:bg-current before:content-[''] [&_svg]:text-current";

/** Changes the status of an invoice. Paid and cancelled ask first, in the dialog returned here. */
export function useStatusChoice(invoice: Invoice) {
  const [pending, setPending] = useState<InvoiceStatus | null>(null);
  const change = useStatusChange(invoice);
  const close = () => setPending(null);

  function choose(status: InvoiceStatus) {
    if (status === invoice.status) return;
    if (status === 'paid' || status === 'cancelled') setPending(status);
    else change.mutate({ status });
  }

  const dialog = pending && (
    <Suspense>
      {pending === 'paid' ? <PaidDialog invoice={invoice} onClose={close} /> : <CancelDialog invoice={invoice} onClose={close} />}
    </Suspense>
  );
  return { choose, isRunning: change.isPending, dialog };
}

/** The status of an invoice, which can be changed here. */
export function InvoiceStatusSelect({ invoice }: { invoice: Invoice }) {
  const { choose, isRunning, dialog } = useStatusChoice(invoice);
  return (
    <>
      <Select
        label={`Status of ${invoice.invoiceNumber}`}
        className="!w-auto"
        look={`${badge} ${softTone[invoiceStatusTones[invoice.status]]}`}
        value={invoice.status}
        choices={choices.filter(({ value }) => !staysRefusal(invoice, value))}
        disabled={isRunning}
        onChoose={choose}
      />
      {dialog}
    </>
  );
}
