import type { MatrixCell as Cell, MatrixRow } from '#domain/documents/matrix.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { RecordLink } from '../words/record-link.tsx';
import type { UploadedFile } from '../platform/upload.ts';
import { MatrixCell } from './matrix-cell.tsx';

type Props = {
  types: readonly string[];
  rows: readonly MatrixRow[];
  /** Opens who needs a type, for users who may change that. */ onType: ((type: string) => void) | undefined;
  onDropped: (dropped: { row: MatrixRow; cell: Cell; file: UploadedFile }) => void;
};

/** Yachts down, types of documents across, the company's own in the last row. The header and the first column stay while scrolling. */
export function MatrixTable({ types, rows, onType, onDropped }: Props) {
  return (
    <div className="card overflow-auto" style={{ maxHeight: 'calc(100dvh - 10rem)' }} data-paper="wide">
      <table className="w-full" style={{ borderCollapse: 'separate', borderSpacing: 0 }}>
        <caption className="sr-only">Documents by yacht and type. Drop a file on a cell to renew the document.</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 border-r border-b bg-surface px-3 py-2 text-left text-xs font-medium text-ink-3"
            >
              Yacht
            </th>
            {types.map((type) => (
              <th
                key={type}
                scope="col"
                className="sticky top-0 z-10 border-b bg-surface px-3 py-2 text-left align-bottom text-xs font-medium text-ink-3"
              >
                {onType ? (
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    title="Choose who needs it"
                    className="rounded-sm text-left hover:text-ink hover:underline"
                    onClick={() => onType(type)}
                  >
                    {type}
                  </button>
                ) : (
                  type
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.yachtId ?? `company ${row.companyId}`}>
              <th
                scope="row"
                className="sticky left-0 z-10 border-r border-b bg-surface px-3 py-2 text-left font-medium"
                style={{ minWidth: '9rem', maxWidth: '13rem' }}
              >
                {row.yachtId === null ? (
                  <>
                    <span className="block truncate">{row.name}</span>
                    <span className="block text-xs font-normal text-ink-3">Company</span>
                  </>
                ) : (
                  <>
                    <RecordLink kind="yacht" id={row.yachtId} className="block truncate rounded-sm hover:underline">
                      {row.name}
                    </RecordLink>
                    <CompanyOf record={row} className="truncate text-xs font-normal text-ink-3" />
                  </>
                )}
              </th>
              {row.cells.map((cell) => (
                <MatrixCell key={cell.type} row={row} cell={cell} onDropped={(file) => onDropped({ row, cell, file })} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
