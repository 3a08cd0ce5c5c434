import { Link } from '@tanstack/react-router';
import type { MatrixCell, MatrixRow } from '#domain/documents/matrix.ts';
import { documentStateLabels, type DocumentState } from '#domain/documents/words.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { sayDate } from '../platform/day-words.ts';
import { Badge } from '../ui/badge.tsx';
import { stateTones } from './matrix-cell.tsx';
import { withNewDocument } from './document-query.ts';

type Row = { of: MatrixRow; cell: MatrixCell & { state: DocumentState } };

/** The same on a phone: documents in a list, the worst first. */
export function MatrixList({ rows, state }: { rows: readonly MatrixRow[]; state: DocumentState | undefined }) {
  const cells = rows
    .flatMap((of) => of.cells.map((cell) => ({ of, cell })))
    .filter((each): each is Row => each.cell.state !== null && (!state || each.cell.state === state))
    .toSorted(worstFirst);
  return (
    <ul className="card divide-y">
      {cells.map(({ of, cell }) => (
        <li key={`${of.companyId} ${of.yachtId} ${cell.type}`}>
          <CellLink of={of} cell={cell} />
        </li>
      ))}
    </ul>
  );
}

const turns: Record<DocumentState, number> = { expired: 0, missing: 1, due: 2, valid: 3 };

function worstFirst(one: Row, other: Row): number {
  return (
    turns[one.cell.state] - turns[other.cell.state] ||
    (one.cell.expiresOn ?? '9999').localeCompare(other.cell.expiresOn ?? '9999') ||
    one.of.name.localeCompare(other.of.name)
  );
}

function CellLink({ of, cell }: Row) {
  const companyOf = useCompanyWords();
  const look = 'flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-hover';
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{cell.type}</span>
        <span className="tnum block truncate text-xs text-ink-3">
          {[of.name, of.yachtId !== null && companyOf(of), cell.expiresOn && sayDate(cell.expiresOn)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Badge tone={stateTones[cell.state]}>{documentStateLabels[cell.state]}</Badge>
    </>
  );
  return cell.documentId === null ? (
    <Link to="/documents" search={(before) => withNewDocument(before, of.yachtId, cell.type)} className={look}>
      {content}
    </Link>
  ) : (
    <Link to="/documents/$documentId" params={{ documentId: String(cell.documentId) }} className={look}>
      {content}
    </Link>
  );
}
