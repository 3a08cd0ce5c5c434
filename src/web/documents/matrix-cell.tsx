import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MatrixCell as Cell, MatrixRow } from '#domain/documents/matrix.ts';
import { documentStateLabels, type DocumentState } from '#domain/documents/words.ts';
import { can } from '#domain/session/permissions.ts';
import { useDocumentUpload } from '../platform/document-upload.ts';
import { sayDate } from '../platform/day-words.ts';
import { useUser } from '../platform/session.tsx';
import type { UploadedFile } from '../platform/upload.ts';
import { softTone, solidTone, type Tone } from '../ui/badge.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { withNewDocument } from './document-query.ts';

export const stateTones: Record<DocumentState, Tone> = { expired: 'red', due: 'amber', valid: 'green', missing: 'red' };

type Props = { row: MatrixRow; cell: Cell; onDropped: (file: UploadedFile) => void };

/** One document's state: a dot, a word and a date. It links to the document, or to adding a missing one, and accepts a dropped file. */
export function MatrixCell({ row, cell, onDropped }: Props) {
  const mayWrite = can(useUser(), 'documents:write');
  const [over, setOver] = useState(false);
  const { uploadFile, running, problem } = useDocumentUpload({ onDone: onDropped, onUploading: () => {} });
  return (
    <td
      className={`border-b p-0.5 align-top ${over ? 'bg-accent-soft' : ''}`}
      style={{ minWidth: '7.5rem' }}
      onDragOver={(event) => {
        if (!mayWrite) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!mayWrite) return;
        event.preventDefault();
        setOver(false);
        uploadFile(event.dataTransfer.files[0]);
      }}
    >
      {running ? (
        <span role="status" className="flex h-11 items-center gap-2 px-3 text-xs text-ink-2">
          <Spinner />
          Uploading…
        </span>
      ) : (
        <CellWay row={row} cell={cell} mayWrite={mayWrite} />
      )}
      {problem && (
        <p role="alert" className="px-3 pb-1 text-xs text-red">
          {problem}
        </p>
      )}
    </td>
  );
}

/** Whatever needs attention has a colored background. */
function wayLook({ state }: Cell): string {
  const ground = state === null || state === 'valid' ? 'hover:bg-hover' : softTone[stateTones[state]];
  return `flex min-h-11 items-center gap-2 rounded-md px-2.5 py-1 text-left text-xs ${ground}`;
}

function CellWay({ row, cell, mayWrite }: Pick<Props, 'row' | 'cell'> & { mayWrite: boolean }) {
  const whose = <span className="sr-only">{`${row.name}, ${cell.type}: `}</span>;
  if (cell.documentId !== null)
    return (
      <Link to="/documents/$documentId" params={{ documentId: String(cell.documentId) }} className={wayLook(cell)}>
        {whose}
        <CellWords cell={cell} />
      </Link>
    );
  if (!mayWrite)
    return (
      <span className={wayLook(cell)}>
        <CellWords cell={cell} />
      </span>
    );
  return (
    <Link to="/documents" search={(before) => withNewDocument(before, row.yachtId, cell.type)} className={wayLook(cell)}>
      {whose}
      <CellWords cell={cell} />
      <span className="sr-only">. Add it</span>
    </Link>
  );
}

function CellWords({ cell: { state, expiresOn } }: { cell: Cell }) {
  if (state === null) return <span className="text-ink-3">–</span>;
  return (
    <>
      <i aria-hidden className={`size-1.5 shrink-0 rounded-full ${solidTone[stateTones[state]]}`} />
      <span>
        <span className={state === 'valid' ? 'block text-ink-2' : 'block font-medium'}>{documentStateLabels[state]}</span>
        {state !== 'missing' && (
          <span className={`tnum block whitespace-nowrap ${state === 'valid' ? 'text-ink-3' : ''}`}>
            {expiresOn ? sayDate(expiresOn) : 'No expiry'}
          </span>
        )}
      </span>
    </>
  );
}
