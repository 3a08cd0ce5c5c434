import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { JournalLine } from '#domain/finance/journal.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';
import { Amount } from '../amount-words.tsx';

const DocumentDialog = lazy(() => import('../../platform/document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })));

type Props = { lines: JournalLine[]; currency: string | undefined };

/** The lines of the journal: a table where there is room for one, otherwise entry by entry. */
export function JournalList({ lines, currency = 'EUR' }: Props) {
  const dates = useDates();
  const entries = entriesOf(lines);
  return (
    <>
      <div className="card overflow-hidden max-xl:hidden">
        <table className="w-full table-fixed text-left">
          <thead className="border-b bg-sunken/60 text-xs text-ink-3">
            <tr className="[&>th]:px-3 [&>th]:py-1.5 [&>th]:font-medium">
              <th scope="col" className="w-32">
                Date
              </th>
              <th scope="col">Entry</th>
              <th scope="col" className="w-64">
                Account
              </th>
              <th scope="col" className="w-52">
                For
              </th>
              <th scope="col" className="w-36 text-right">
                Debit
              </th>
              <th scope="col" className="w-36 text-right">
                Credit
              </th>
            </tr>
          </thead>
          {entries.map((entry) => (
            <tbody key={`${entry[0]?.sourceType} ${entry[0]?.sourceId}`} className="border-b last:border-b-0">
              {entry.map((line, place) => (
                <tr key={`${line.account} ${line.taxCategory} ${line.taxPercent}`} className="[&>*]:px-3 [&>*]:py-2">
                  {place === 0 && (
                    <>
                      <td rowSpan={entry.length} className="tnum align-top text-ink-2">
                        {dates.calendarDay(line.date)}
                      </td>
                      <th scope="rowgroup" rowSpan={entry.length} className="align-top font-normal">
                        <p className="truncate" title={line.text}>
                          <SourceLink line={line} />
                          {line.text !== line.entry && <span className="text-ink-3"> {line.text}</span>}
                        </p>
                      </th>
                    </>
                  )}
                  <td>
                    <p className="truncate">
                      <AccountWords line={line} />
                    </p>
                  </td>
                  <td className="truncate text-xs text-ink-3">{[line.yachtName, line.customerName].filter(Boolean).join(' · ')}</td>
                  <td className="tnum text-right">
                    <Side amount={line.debit} currency={currency} />
                  </td>
                  <td className="tnum text-right">
                    <Side amount={line.credit} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <ul className="grid gap-3 xl:hidden">
        {entries.map((entry) => (
          <li key={`${entry[0]?.sourceType} ${entry[0]?.sourceId}`} className="card p-4">
            {entry[0] && (
              <p className="flex justify-between gap-3">
                <span className="min-w-0 truncate">
                  <SourceLink line={entry[0]} />
                  {entry[0].text !== entry[0].entry && <span className="text-ink-3"> {entry[0].text}</span>}
                </span>
                <span className="tnum shrink-0 text-ink-2">{dates.calendarDay(entry[0].date)}</span>
              </p>
            )}
            <ul className="mt-2 grid gap-1 text-nav">
              {entry.map((line) => (
                <li key={`${line.account} ${line.taxCategory} ${line.taxPercent}`} className="flex justify-between gap-3">
                  <span className="min-w-0 truncate text-ink-2">
                    <AccountWords line={line} />
                  </span>
                  <span className="tnum shrink-0">
                    {Number(line.debit) === 0 ? 'Credit ' : 'Debit '}
                    <Amount amount={Number(line.debit) === 0 ? line.credit : line.debit} currency={currency} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Groups the lines by entry. A page may begin or end within an entry. */
function entriesOf(lines: JournalLine[]): JournalLine[][] {
  const entries = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const key = `${line.sourceType} ${line.sourceId}`;
    entries.set(key, [...(entries.get(key) ?? []), line]);
  }
  return [...entries.values()];
}

function AccountWords({ line: { accountNumber, accountName, taxCategory, taxPercent } }: { line: JournalLine }) {
  return (
    <>
      {accountNumber && <span className="tnum text-ink-3">{accountNumber} </span>}
      {accountName}
      {taxPercent && <span className="text-ink-3"> {taxCategory === 'S' || !taxCategory ? percentWords(taxPercent) : taxCategory}</span>}
    </>
  );
}

function Side({ amount, currency }: { amount: string; currency: string }) {
  return Number(amount) === 0 ? null : <Amount amount={amount} currency={currency} />;
}

/** Links an entry to its document, if there is a page for it. */
function SourceLink({ line: { entry, sourceType, sourceId, invoiceId, charterId, customerId } }: { line: JournalLine }) {
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
  if (charterId !== null)
    return (
      <Link to="/desk/$charterId/apa" params={{ charterId: String(charterId) }} className={look}>
        {entry}
      </Link>
    );
  if (invoiceId !== null)
    return (
      <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(invoiceId) }} className={look}>
        {entry}
      </Link>
    );
  if (customerId !== null)
    return (
      <Link to="/customers/$customerId" params={{ customerId: String(customerId) }} className={look}>
        {entry}
      </Link>
    );
  if (sourceType === 'statement') return <StatementButton id={sourceId} number={entry} className={look} />;
  // A payment without an invoice or a customer went to an owner.
  if (sourceType === 'payment')
    return (
      <Link to="/finance/$section" params={{ section: 'owners' }} className={look}>
        {entry}
      </Link>
    );
  return <span className="font-medium">{entry}</span>;
}

/** Shows a statement as the owner received it. */
function StatementButton({ id, number, className }: { id: number; number: string; className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {number}
      </button>
      <Suspense>
        {open && <DocumentDialog url={`/api/owner-statements/${id}/pdf`} name={`${number}.pdf`} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
