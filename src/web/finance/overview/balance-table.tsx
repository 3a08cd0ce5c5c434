import type { ReactNode } from 'react';

type Row = { key: string | number; name: ReactNode; income: ReactNode; expenses: ReactNode; result: ReactNode };

/** Income, expenses and result by row. On a phone the name is above the three figures. */
export function BalanceTable({ head, rows }: { head: string; rows: Row[] }) {
  const line =
    'max-sm:grid max-sm:grid-cols-3 [&>*]:text-right [&>*:first-child]:text-left max-sm:[&>*:nth-child(2)]:text-left sm:[&>*]:pl-6 sm:[&>*:first-child]:pl-0';
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-sm:block max-sm:text-xs">
        <thead className="text-xs text-ink-3 max-sm:block">
          <tr className={`border-b [&>th]:py-2 [&>th]:font-medium ${line}`}>
            <th scope="col" className="max-sm:sr-only">
              {head}
            </th>
            <th scope="col">Income</th>
            <th scope="col">Expenses</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody className="divide-y max-sm:block">
          {rows.map(({ key, name, income, expenses, result }) => (
            <tr key={key} className={`max-sm:py-2.5 sm:[&>*]:py-2.5 ${line}`}>
              <th scope="row" className="font-normal max-sm:col-span-3 max-sm:mb-1 max-sm:text-sm max-sm:font-medium sm:whitespace-nowrap">
                {name}
              </th>
              <td>{income}</td>
              <td>{expenses}</td>
              <td className="sm:font-medium">{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
