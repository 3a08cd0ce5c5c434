import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FilePlus, ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DocumentMatrix, MatrixCell, MatrixRow } from '#domain/documents/matrix.ts';
import { documentStateLabels, documentStates } from '#domain/documents/words.ts';
import { can } from '#domain/session/permissions.ts';
import { ChosenCompanyFilter, useChosenCompany } from '../companies/company-filter.tsx';
import { reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { useShow } from '../platform/show.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { WordFilter } from '../ui/word-filter.tsx';
import { documentSearch, matrixQuery, type DocumentSearch } from './document-query.ts';
import { MatrixList } from './matrix-list.tsx';
import { MatrixTable } from './matrix-table.tsx';

const DocumentDialog = lazy(() => import('./document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })));
const RenewalDialog = lazy(() => import('./renewal-dialog.tsx').then((module) => ({ default: module.RenewalDialog })));
const NeedDialog = lazy(() => import('./need-dialog.tsx').then((module) => ({ default: module.NeedDialog })));

/** The cell that a file was dropped on. */
type Dropped = { row: MatrixRow; cell: MatrixCell; file: UploadedFile };

/** The documents of a whole fleet: valid, due, expired and missing. */
export function DocumentsPage() {
  const search = documentSearch(useSearch({ strict: false }));
  const { state } = search;
  const chosen = useChosenCompany(search.companyId);
  const { companyId } = chosen;
  const matrix = useQuery({ ...matrixQuery(companyId), enabled: chosen.isKnown });
  const show = useShow<DocumentSearch>();
  const place = { state, companyId: search.companyId };
  const leave = useWayBack({ to: '/documents', search: place, resetScroll: false });
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [needed, setNeeded] = useState<string | null>(null);
  const isPhone = usePhone();
  const user = useUser();
  const runs = can(user, 'run-company');
  const add = can(user, 'documents:write') && (
    <Link to="/documents" search={{ ...place, new: true }} className={buttonLook({ variant: 'primary' })}>
      <FilePlus aria-hidden />
      Add document
    </Link>
  );
  const say = runs && (
    <Button onClick={() => setNeeded('')}>
      <ListChecks aria-hidden />
      Required documents
    </Button>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        summary={matrix.data && <Counts matrix={matrix.data} />}
        set={state ? 1 : 0}
        onClear={() => show({ companyId: search.companyId })}
        actions={
          <>
            {say}
            {add}
          </>
        }
      >
        <WordFilter
          label="State"
          every="Any state"
          words={documentStateLabels}
          value={state}
          onChoose={(next) => show({ ...place, state: next })}
        />
        <ChosenCompanyFilter {...chosen} onChoose={(id) => show({ state, companyId: id })} />
      </FilterBar>
      <Loaded
        query={matrix}
        loading={<MatrixSkeleton />}
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="Error loading documents" text={reason(error)} onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ types }) => types.length === 0,
          show: (
            <div className="card">
              <EmptyState
                drawing="logbook"
                title="No documents yet"
                text="Keep your yachts’ registrations, insurance and certificates here to see in time what needs renewing"
                action={
                  <>
                    {add}
                    {say}
                  </>
                }
              />
            </div>
          ),
        }}
      >
        {(loaded) => {
          const rows = state ? loaded.rows.filter(({ cells }) => cells.some((cell) => cell.state === state)) : loaded.rows;
          if (rows.length === 0)
            return (
              <div className="card">
                <EmptyState
                  drawing="logbook"
                  title={`Nothing is ${documentStateLabels[state ?? 'valid'].toLowerCase()}`}
                  text="Choose another state to see the other documents"
                  action={<Button onClick={() => show({ companyId: search.companyId })}>Clear filters</Button>}
                />
              </div>
            );
          return isPhone ? (
            <MatrixList rows={rows} state={state} />
          ) : (
            <MatrixTable types={loaded.types} rows={rows} onType={runs ? setNeeded : undefined} onDropped={setDropped} />
          );
        }}
      </Loaded>
      <Suspense>
        {(search.new || search.edit !== undefined) && (
          <DocumentDialog
            key={search.edit ?? 'new'}
            id={search.edit ?? null}
            about={{ ...search, company: chosen.company }}
            onClose={() => leave()}
            onSaved={() => leave({ ignoreBlocker: true })}
          />
        )}
        {dropped && <DroppedFileDialog {...dropped} onClose={() => setDropped(null)} />}
        {needed !== null && matrix.data && (
          <NeedDialog type={needed} matrix={matrix.data} companyId={companyId} onClose={() => setNeeded(null)} />
        )}
      </Suspense>
    </div>
  );
}

/** What a dropped file becomes: a renewal of the existing document, or the first version. */
function DroppedFileDialog({ row, cell, file, onClose }: Dropped & { onClose: () => void }) {
  if (cell.documentId !== null) return <RenewalDialog id={cell.documentId} file={file} onClose={onClose} />;
  const company = row.companyId === null ? null : { id: row.companyId, label: row.companyName ?? row.name };
  const about = { yachtId: row.yachtId ?? undefined, company, type: cell.type };
  return <DocumentDialog id={null} about={about} file={file} onClose={onClose} onSaved={onClose} />;
}

function Counts({ matrix: { rows } }: { matrix: DocumentMatrix }) {
  const cells = rows.flatMap((row) => row.cells);
  const counts = documentStates
    .filter((state) => state !== 'valid')
    .map((state) => ({ state, count: cells.filter((cell) => cell.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${documentStateLabels[state].toLowerCase()}`);
  return <span className="tnum">{counts.length > 0 ? counts.join(' · ') : 'All in order'}</span>;
}

function MatrixSkeleton() {
  return (
    <div className="card grid gap-3 p-4">
      <Skeletons count={6}>
        <Skeleton className="h-11" />
      </Skeletons>
    </div>
  );
}
