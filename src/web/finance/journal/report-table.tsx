import type { ReactNode } from 'react';

type Row = {
  key: string | number;
  name: ReactNode;
  cells: ReactNode[];
  /** What it shows below itself when opened. */ below?: ReactNode;
  isTotal?: boolean;
};
type Props = { label: string; head: string; columns: string[]; rows: Row[] };

/** A table of figures: columns where there is room, else a list of names and values. */
export function ReportTable({ label, head, columns, rows }: Props) {
  return (
    <section aria-label={label}>
      <div className="card overflow-hidden max-lg:hidden">
        <table className="w-full text-left">
          <thead className="border-b bg-sunken/60 text-xs text-ink-3">
            <tr className="[&>th]:px-3 [&>th]:py-1.5 [&>th]:font-medium">
              <th scope="col">{head}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="text-right">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ key, name, cells, below, isTotal = false }) => (
            <tbody key={key} className={`border-b last:border-b-0 ${isTotal ? 'bg-sunken font-semibold' : ''}`}>
              <tr className="[&>*]:px-3 [&>*]:py-2">
                <th scope="row" className={isTotal ? 'font-semibold' : 'font-medium'}>
                  {name}
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place]} className="text-right">
                    {cell}
                  </td>
                ))}
              </tr>
              {below && (
                <tr>
                  <td colSpan={columns.length + 1} className="px-3 pb-3">
                    {below}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </div>
      <ul className="grid gap-3 lg:hidden">
        {rows.map(({ key, name, cells, below, isTotal = false }) => (
          <li key={key} className={`card p-4 ${isTotal ? 'font-semibold' : ''}`}>
            <div className={isTotal ? 'font-semibold' : 'font-medium'}>{name}</div>
            <dl className="mt-2 grid gap-2 text-nav">
              {cells.map((cell, place) => (
                <div key={columns[place]} className="flex justify-between gap-3">
                  <dt className="font-normal text-ink-2">{columns[place]}</dt>
                  <dd>{cell}</dd>
                </div>
              ))}
            </dl>
            {below && <div className="mt-3">{below}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
