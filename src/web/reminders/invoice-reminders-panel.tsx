import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { InvoiceReminders, PaymentReminder } from '#domain/finance/payment-reminder.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { client, versionOf } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { tellFailure } from '../platform/records.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { invoiceRemindersQuery } from './reminder-query.ts';

const RemindDialog = lazy(() => import('./remind-dialog.tsx').then((module) => ({ default: module.RemindDialog })));

/** The reminders of a late invoice that were sent, and the next one. For a settled invoice, only those that were sent. */
export function InvoiceRemindersPanel({ invoice }: { invoice: Invoice }) {
  const reminders = useQuery(invoiceRemindersQuery(invoice.id));
  const isLate = invoice.status === 'overdue' && invoice.open !== '0.00';
  if (!isLate && !reminders.data?.sent.length) return null;
  return (
    <SidePanel title="Reminders" icon={<BellRing />}>
      <Loaded
        query={reminders}
        loading={
          <Skeletons count={1}>
            <Skeleton className="mt-4 h-9" />
          </Skeletons>
        }
        renderFailed={(retry) => <ErrorState title="Error loading reminders" onRetry={retry} />}
      >
        {(known) => (
          <>
            <ul className="mt-3 divide-y">
              {known.sent.map((sent) => (
                <SentRow key={sent.id} sent={sent} of={known.levels} currency={invoice.currency} />
              ))}
            </ul>
            {isLate && <NextReminder invoice={invoice} reminders={known} />}
          </>
        )}
      </Loaded>
    </SidePanel>
  );
}

function SentRow({ sent: { level, day, sentTo, open }, of, currency }: { sent: PaymentReminder; of: number; currency: string }) {
  const dates = useDates();
  return (
    <li className="py-2.5 text-nav">
      <p className="font-medium">
        Reminder {level} of {Math.max(of, level)}
      </p>
      <p className="tnum text-xs wrap-anywhere text-ink-3">
        {dates.calendarDay(day)} · to {sentTo} · {moneyInWords(open, currency)} open
      </p>
    </li>
  );
}

function NextReminder({ invoice, reminders: { stopped, levels, next } }: { invoice: Invoice; reminders: InvoiceReminders }) {
  const dates = useDates();
  const [reminding, setReminding] = useState(false);
  const stop = useStopping(invoice);
  const isDue = Boolean(next?.isDue) && !stopped;
  return (
    <>
      <p className="tnum mt-2 text-nav text-ink-2">
        {stopped && 'Reminders for this invoice are stopped.'}
        {!stopped && !next && `All ${levels} reminders have been sent.`}
        {!stopped && next && !isDue && `Reminder ${next.level} of ${levels} can go out on ${dates.calendarDay(next.on)}.`}
        {isDue && next && `Reminder ${next.level} of ${levels} has been due since ${dates.calendarDay(next.on)}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isDue && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setReminding(true)}>
            Send reminder
          </Button>
        )}
        {(next ?? stopped) && (
          <Button size="sm" variant="ghost" running={stop.isPending && 'Saving'} onClick={() => stop.mutate(!stopped)}>
            {stopped ? 'Resume reminders' : 'Pause reminders'}
          </Button>
        )}
      </div>
      {reminding && (
        <Suspense>
          <RemindDialog invoiceId={invoice.id} onClose={() => setReminding(false)} />
        </Suspense>
      )}
    </>
  );
}

function useStopping(invoice: Invoice) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (remindersStopped: boolean) => {
      await client.PATCH('/api/invoices/{id}/books', {
        params: { path: { id: invoice.id } },
        body: { remindersStopped },
        headers: { 'If-Match': versionOf(invoice) },
      });
    },
    onError: (error) => {
      tellFailure('Error changing the reminders', error);
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
}
