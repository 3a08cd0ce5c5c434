import { useState } from 'react';
import type { ExpenseImport } from '#domain/finance/expense-import.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { sayDate } from '../../platform/day-words.ts';
import { Button } from '../../ui/button.tsx';

const rowsAtFirst = 50;

/** The lines of a file, those with something wrong first. */
export function ImportTable({ preview: { lines } }: { preview: ExpenseImport }) {
  const [rowCount, setRowCount] = useState(rowsAtFirst);
  const sorted = lines.toSorted((a, b) => Number(b.faults.length > 0) - Number(a.faults.length > 0) || a.line - b.line);
  return (
    <div>
      <div className="overflow-hidden rounded-lg border">
        <table aria-label="Lines of the file" className="w-full text-left text-nav">
          <thead className="bg-sunken text-xs text-ink-3">
            <tr className="[&>th]:px-3 [&>th]:py-1.5 [&>th]:font-medium">
              <th scope="col">Line</th>
              <th scope="col">Date</th>
              <th scope="col">What it says</th>
              <th scope="col" className="text-right">
                Amount
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {sorted.slice(0, rowCount).map((line) => (
              <tr key={line.line} className={`align-top [&>*]:px-3 [&>*]:py-2 ${line.faults.length > 0 ? 'bg-red-soft/50' : ''}`}>
                <th scope="row" className="tnum font-medium">
                  {line.line}
                </th>
                <td className="tnum whitespace-nowrap">{isDay(line.expenseDate) ? sayDate(line.expenseDate) : line.expenseDate}</td>
                <td className="wrap-anywhere">
                  {line.description || <span className="text-ink-3">No description</span>}
                  <span className="block text-xs text-ink-3">{[line.category, line.yacht].filter(Boolean).join(' · ')}</span>
                  {line.faults.length > 0 && (
                    <ul className="mt-1 text-xs text-red">
                      {line.faults.map(({ column, message }) => (
                        <li key={column + message}>
                          <span className="font-medium">{column}:</span> {message}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
                <td className="tnum text-right whitespace-nowrap">
                  {line.amount} {line.currency}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > rowCount && (
        <Button size="sm" className="mt-2" onClick={() => setRowCount(rowCount + 200)}>
          Show more of {sorted.length} lines
        </Button>
      )}
    </div>
  );
}
