import { FileText, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnerStatement } from '#domain/finance/owner-statement.ts';
import { percentWords } from '#domain/shared/words.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Amount } from '../amount-words.tsx';

const DocumentDialog = lazy(() => import('../../platform/document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })));
const SendDialog = lazy(() => import('./statement-send-dialog.tsx').then((module) => ({ default: module.StatementSendDialog })));

/** The issued statements, the latest first. */
export function StatementList({ statements, mayRun }: { statements: OwnerStatement[]; mayRun: boolean }) {
  return (
    <ul className="card divide-y">
      {statements.map((statement) => (
        <StatementRow key={statement.id} statement={statement} mayRun={mayRun} />
      ))}
    </ul>
  );
}

function StatementRow({ statement, mayRun }: { statement: OwnerStatement; mayRun: boolean }) {
  const { id, number, yachtName, ownerName, share, from, to, amount, closing, currency, delivery } = statement;
  const dates = useDates();
  const [open, setOpen] = useState<'pdf' | 'send' | null>(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">
            {yachtName}, {ownerName}
          </span>
          <span className="tnum text-nav text-ink-2">{number}</span>
        </p>
        <p className="tnum text-xs text-ink-3">
          {dates.calendarDay(from)} to {dates.calendarDay(to)} · {percentWords(share)}
          <CompanyNote record={statement} />
        </p>
        <DeliveryNote delivery={delivery} />
      </div>
      <div className="ml-auto flex items-center gap-2">
        <p className="text-right">
          <Amount amount={amount} currency={currency} className="font-semibold" />
          <span className="block text-xs text-ink-3">
            Balance <Amount amount={closing} currency={currency} />
          </span>
        </p>
        <Button variant="ghost" size="iconSmall" aria-label={`PDF of ${number}`} aria-haspopup="dialog" onClick={() => setOpen('pdf')}>
          <FileText />
        </Button>
        {mayRun && (
          <Button
            variant="ghost"
            size="iconSmall"
            aria-label={`Send ${number} by email`}
            aria-haspopup="dialog"
            onClick={() => setOpen('send')}
          >
            <Mail />
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'pdf' && <DocumentDialog url={`/api/owner-statements/${id}/pdf`} name={`${number}.pdf`} onClose={() => setOpen(null)} />}
        {open === 'send' && <SendDialog statement={statement} onClose={() => setOpen(null)} />}
      </Suspense>
    </li>
  );
}
