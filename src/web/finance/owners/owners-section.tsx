import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { FileText, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { YachtOwner } from '#domain/finance/yacht-owner.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { BooksFrame, BooksSkeleton } from '../books-frame.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { inBooks } from '../finance-query.ts';
import { OwnerList } from './owner-list.tsx';
import { agreementsQuery, ownersQuery, ownersSearch, sharesQuery, statementsQuery, type OwnersSearch } from './owners-query.ts';
import { OwnedYachtList } from './owned-yacht-list.tsx';
import { StatementList } from './statement-list.tsx';

const OwnerDialog = lazy(() => import('./owner-dialog.tsx').then((module) => ({ default: module.OwnerDialog })));
const StatementDialog = lazy(() => import('./statement-dialog.tsx').then((module) => ({ default: module.StatementDialog })));

/** Yacht owners with their shares, agreements and statements. */
export function OwnersSection() {
  const user = useUser();
  const search = ownersSearch(useSearch({ strict: false }));
  const owners = useQuery(ownersQuery);
  const shares = useQuery(sharesQuery);
  const agreements = useQuery(agreementsQuery);
  const statements = useQuery(statementsQuery(search));
  const show = useShow<OwnersSearch>(inBooks('owners'));
  const [open, setOpen] = useState<'owner' | number | null>(null);
  const mayRun = can(user, 'run-company');
  return (
    <>
      <BooksToolbar>
        {mayRun && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('owner')}>
            <Plus aria-hidden />
            Add owner
          </Button>
        )}
      </BooksToolbar>
      <Loaded
        query={owners}
        loading={<BooksSkeleton />}
        renderFailed={failureOf('owners')}
        empty={{ when: (rows) => rows.length === 0, show: <NoOwner onAdd={mayRun ? () => setOpen('owner') : null} /> }}
      >
        {(rows: YachtOwner[]) => (
          <>
            <Loaded query={shares} loading={<BooksSkeleton />} renderFailed={failureOf('shares')}>
              {(held) => (
                <Loaded query={agreements} loading={<BooksSkeleton />} renderFailed={failureOf('agreements')}>
                  {(agreed) => <OwnedYachtList shares={held} agreements={agreed} owners={rows} mayRun={mayRun} onState={setOpen} />}
                </Loaded>
              )}
            </Loaded>
            <OwnerList owners={rows} mayRun={mayRun} />
            <section aria-labelledby="owner-statements" className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 id="owner-statements" className="mt-3 text-panel font-semibold">
                Statements
              </h2>
              <FilterBar
                search={{
                  label: 'Search statements',
                  placeholder: 'Number, yacht or owner',
                  value: search.q ?? '',
                  onSearch: (q) => show({ q: q || undefined }, 'replace'),
                }}
              />
              <BooksFrame
                query={statements}
                page={search.page}
                noun="statements"
                empty={<NoStatement search={search} onClear={() => show({})} />}
                onPage={(page) => show({ ...search, page })}
              >
                {(issued) => <StatementList statements={issued} mayRun={mayRun} />}
              </BooksFrame>
            </section>
          </>
        )}
      </Loaded>
      <Suspense>
        {open === 'owner' && <OwnerDialog owner={null} onClose={() => setOpen(null)} />}
        {typeof open === 'number' && shares.data && agreements.data && (
          <StatementDialog
            yachtId={open}
            shares={shares.data.filter(({ yachtId }) => yachtId === open)}
            agreements={agreements.data.filter(({ yachtId }) => yachtId === open)}
            mayRun={mayRun}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function failureOf(what: string) {
  return (retry: () => void) => (
    <div className="card">
      <ErrorState title={`Error loading ${what}`} text="They couldn't be loaded." onRetry={retry} />
    </div>
  );
}

function NoStatement({ search, onClear }: { search: OwnersSearch; onClear: () => void }) {
  return search.q ? (
    <EmptyState
      icon={<FileText />}
      title="No statements found"
      text="Try other words"
      action={<Button onClick={onClear}>Clear search</Button>}
    />
  ) : (
    <EmptyState
      icon={<FileText />}
      title="No statements yet"
      text="A statement shows each owner of a yacht what she earned, your fee, the costs passed on, and their part."
    />
  );
}

function NoOwner({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <div className="card">
      <EmptyState
        drawing="logbook"
        title="No owners yet"
        text="Do you run yachts that belong to others? Add their owners and shares, and send them a statement every month."
        action={
          onAdd && (
            <Button variant="primary" onClick={onAdd}>
              <Plus aria-hidden />
              Add owner
            </Button>
          )
        }
      />
    </div>
  );
}
