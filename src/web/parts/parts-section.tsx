import { useQuery } from '@tanstack/react-query';
import { Package, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { can } from '#domain/session/permissions.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { useUser } from '../platform/session.tsx';
import type { Show } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { Held, InOrder } from '../ui/in-order.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { NumberedPager } from '../ui/numbered-pager.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { PartRow } from './part-row.tsx';
import { partsPerPage, partsQuery, reorderQuery, type PartDialogState, type PartsSearch } from './parts-query.ts';

const PartDialog = lazy(() => import('./part-dialog.tsx').then((module) => ({ default: module.PartDialog })));
const PlacedPartDialog = lazy(() => import('./placed-part-dialog.tsx').then((module) => ({ default: module.PlacedPartDialog })));
const StockDialog = lazy(() => import('./stock-dialog.tsx').then((module) => ({ default: module.StockDialog })));
const MovementDialog = lazy(() => import('./movement-dialog.tsx').then((module) => ({ default: module.MovementDialog })));
const PartDeleteDialog = lazy(() => import('./part-delete-dialog.tsx').then((module) => ({ default: module.PartDeleteDialog })));

type Props = { search: PartsSearch; filter: ReactNode; onShow: Show<PartsSearch> };

/** The list of parts, below what has to be ordered. */
export function PartsSection({ search, filter, onShow }: Props) {
  const mayChange = can(useUser(), 'maintenance:write');
  const parts = useQuery(partsQuery(search));
  const [dialog, setDialog] = useState<PartDialogState | null>(null);
  const close = () => setDialog(null);
  const { page: _, new: isNew, edit, ...rest } = search;
  const add = mayChange && (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setDialog({ what: 'part', part: null })}>
      <Plus aria-hidden />
      Add part
    </Button>
  );
  return (
    <>
      <FilterBar
        search={{
          label: 'Search parts',
          placeholder: 'Search by name or number',
          value: search.q ?? '',
          onSearch: (q) => onShow({ ...rest, q: q || undefined }, 'replace'),
        }}
        set={search.yachtId ? 1 : 0}
        onClear={() => onShow({})}
        summary={<FilteredCount query={parts} one="part" />}
        actions={add}
      >
        {filter}
      </FilterBar>
      <InOrder>
        <Reorder />
        <section aria-label="Parts" className="card overflow-hidden">
          <PagedList
            query={parts}
            page={search.page}
            perPage={partsPerPage}
            noun="parts"
            inCard
            loading={
              <div className="grid gap-4 p-5">
                <Skeletons count={5}>
                  <Skeleton className="h-9" />
                </Skeletons>
              </div>
            }
            failed={() => ({ title: 'Error loading parts' })}
            empty={
              search.q || search.yachtId ? (
                <EmptyState icon={<Package />} title="No parts found" text="Try another search, or show all yachts." />
              ) : (
                <EmptyState
                  icon={<Package />}
                  title="No parts yet"
                  text="Impellers, filters, anodes: where they’re kept, how many you need, and what they cost."
                  action={add}
                />
              )
            }
            pager={NumberedPager}
            onPage={(page) => onShow({ ...rest, page })}
          >
            {(rows) => (
              <ul className="divide-y">
                {rows.map((part) => (
                  <PartRow key={part.id} part={part} mayChange={mayChange} onAsk={setDialog} />
                ))}
              </ul>
            )}
          </PagedList>
        </section>
      </InOrder>
      <Suspense>
        {mayChange && (isNew || edit !== undefined) && (
          <PlacedPartDialog key={edit ?? 'new'} id={edit ?? null} list={{ ...rest, page: search.page }} />
        )}
        {dialog?.what === 'part' && <PartDialog part={dialog.part} onClose={close} />}
        {dialog?.what === 'delete' && <PartDeleteDialog part={dialog.part} onClose={close} />}
        {dialog?.what === 'place' && <StockDialog part={dialog.part} place={dialog.place} onClose={close} />}
        {dialog?.what === 'move' && <MovementDialog part={dialog.part} place={dialog.place} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The parts to order. Renders nothing if there are none. */
function Reorder() {
  const { data, isPending } = useQuery(reorderQuery());
  const companyOf = useCompanyWords();
  if (isPending) return <Held />;
  if (!data || data.total === 0) return null;
  return (
    <section aria-label="To order" className="card p-4">
      <h2 className="text-panel font-semibold">To order</h2>
      <ul className="mt-2 grid gap-1">
        {data.rows.map(({ partId, stockId, name, partNumber, missing, planned, unit, supplier, yachtName, store, companyName }) => (
          <li key={`${partId} ${stockId} ${yachtName}`} className="text-nav text-ink-2">
            <span className="tnum font-medium text-ink">
              {missing}
              {unit ? ` ${unit}` : ' ×'} {name}
            </span>{' '}
            {[partNumber, yachtName ?? store, companyOf({ companyName }), supplier, planned > 0 && `${planned} for planned work`]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
