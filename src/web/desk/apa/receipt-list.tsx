import { useQuery } from '@tanstack/react-query';
import { FileText, Pencil, Receipt, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Apa, ApaEntry } from '#domain/finance/apa.ts';
import { apaCategoryLabels } from '#domain/finance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { useShow } from '../../platform/show.ts';
import { ActMenu, type Act } from '../../ui/acts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { apaEntriesQuery, rowsPerPage, type ApaSearch } from './apa-query.ts';

const ReceiptDialog = lazy(() => import('./receipt-dialog.tsx').then((module) => ({ default: module.ReceiptDialog })));
const DocumentDialog = lazy(() => import('../../platform/document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })));

type Open = { what: 'edit' | 'delete' | 'look'; entry: ApaEntry };

/** What was spent, the latest first, with what was left after each. */
export function ReceiptList({ apa, page, mayWrite }: { apa: Apa; page: number | undefined; mayWrite: boolean }) {
  const show = useShow<ApaSearch>();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const what = open && [apaCategoryLabels[open.entry.category], moneyInWords(open.entry.amount, open.entry.currency)].join(', ');
  return (
    <section aria-labelledby="receipts" className="card">
      <h3 id="receipts" className="px-4 pt-4 text-panel font-semibold sm:px-5">
        Receipts
      </h3>
      <PagedList
        query={useQuery(apaEntriesQuery(apa.id, page))}
        page={page}
        perPage={rowsPerPage}
        noun="receipts"
        inCard
        loading={
          <Skeletons count={3}>
            <Skeleton className="m-4 h-12" />
          </Skeletons>
        }
        failed={(error) => ({ title: 'Error loading receipts', text: reason(error) })}
        empty={<EmptyState icon={<Receipt />} title="No receipts yet" text="Expenses on board appear here, with what is left." />}
        onPage={(next) => show({ page: next })}
      >
        {(rows) => (
          <ul className="mt-2 divide-y">
            {rows.map((entry) => (
              <Row key={entry.id} apa={apa} entry={entry} mayWrite={mayWrite} onOpen={setOpen} />
            ))}
          </ul>
        )}
      </PagedList>
      <Suspense>
        {open?.what === 'edit' && <ReceiptDialog apa={apa} entry={open.entry} onClose={close} />}
        {open?.what === 'look' && <DocumentDialog url={open.entry.receiptUrl ?? ''} name={`Receipt of ${what}`} onClose={close} />}
      </Suspense>
      {open?.what === 'delete' && (
        <DeleteDialog
          collection="/api/apa-entries"
          record={open.entry}
          title="Delete this receipt?"
          text={`${what} goes back into the APA of ${apa.charterNumber}. This can't be undone.`}
          action="Delete receipt"
          deleted={{ title: 'Receipt deleted', description: `${what} was deleted.` }}
          failure="Error deleting receipt"
          onClose={close}
        />
      )}
    </section>
  );
}

type RowProps = { apa: Apa; entry: ApaEntry; mayWrite: boolean; onOpen: (open: Open) => void };

function Row({ apa, entry, mayWrite, onOpen }: RowProps) {
  const dates = useDates();
  const { day, category, supplier, description, amount, currency, amountInApa, balance, disputed, receiptUrl } = entry;
  const money = (sum: string) => moneyInWords(sum, apa.currency);
  const name = `${apaCategoryLabels[category]}, ${dates.calendarDay(day)}, ${moneyInWords(amount, currency)}`;
  const acts: Act[] = [
    ...(receiptUrl ? [{ label: 'Show receipt', icon: <FileText aria-hidden />, onAct: () => onOpen({ what: 'look', entry }) }] : []),
    ...(mayWrite
      ? [
          { label: 'Edit', icon: <Pencil aria-hidden />, onAct: () => onOpen({ what: 'edit', entry }) },
          { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => onOpen({ what: 'delete', entry }) },
        ]
      : []),
  ];
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {apaCategoryLabels[category]}
          {disputed && <Badge tone="amber">Disputed</Badge>}
        </p>
        <p className="mt-0.5 text-nav text-ink-2 wrap-anywhere">
          {[dates.calendarDay(day), supplier, description].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="tnum text-right">
        <span className="font-medium">{money(amountInApa)}</span>
        <span className="block text-xs text-ink-3">
          {currency !== apa.currency && `${moneyInWords(amount, currency)} · `}
          {money(balance)} left
        </span>
      </p>
      {acts.length > 0 && <ActMenu of={name} acts={acts} />}
    </li>
  );
}
