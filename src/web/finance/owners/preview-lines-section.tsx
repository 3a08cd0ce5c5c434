import { Link } from '@tanstack/react-router';
import { accountNames } from '#domain/finance/journal.ts';
import type { OwnerStatementLine } from '#domain/finance/owner-statement.ts';
import { useDates } from '../../platform/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Amount } from '../amount-words.tsx';

/** The lines of a statement, each linked to its record. */
export function PreviewLines({ lines, currency }: { lines: OwnerStatementLine[]; currency: string }) {
  const dates = useDates();
  if (lines.length === 0) return <p className="text-ink-3">She earned nothing in this period, and no costs are passed on.</p>;
  return (
    <section aria-label="Lines">
      <h3 className="font-semibold">Lines</h3>
      <ul className="mt-1 divide-y">
        {lines.map((line) => (
          <li key={`${line.sourceType} ${line.sourceId} ${line.account}`} className="flex justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2">
                <SourceLink line={line} />
                {line.isLate && <Badge tone="amber">From before</Badge>}
              </span>
              <span className="block truncate text-xs text-ink-3">
                {dates.calendarDay(line.day)} · {accountNames[line.account] ?? line.account}
                {line.text !== line.entry && ` · ${line.text}`}
              </span>
            </span>
            <Amount amount={line.amount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SourceLink({ line: { sourceType, sourceId, invoiceId, entry } }: { line: OwnerStatementLine }) {
  const look = 'rounded-sm font-medium text-accent hover:underline';
  if (sourceType === 'expense')
    return (
      <Link to="/finance/$section" params={{ section: 'expenses' }} search={{ edit: sourceId }} className={look}>
        {entry}
      </Link>
    );
  if (sourceType === 'income')
    return (
      <Link to="/finance/$section" params={{ section: 'income' }} search={{ edit: sourceId }} className={look}>
        {entry}
      </Link>
    );
  if (invoiceId === null) return <span className="font-medium">{entry}</span>;
  return (
    <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(invoiceId) }} className={look}>
      {entry}
    </Link>
  );
}
