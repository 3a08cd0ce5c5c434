import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Download, Gauge, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import { planStateLabels } from '#domain/services/words.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { download } from '../platform/download.ts';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { tellFailure } from '../platform/records.ts';
import { useUser } from '../platform/session.tsx';
import { useShow, type Show } from '../platform/show.ts';
import { BookList } from '../services/book-list.tsx';
import { PlanList } from '../services/plan-list.tsx';
import { planSearch, plansQuery, type PlanSearch } from '../services/plan-query.ts';
import { ProposalList } from './proposal-list.tsx';
import { Button } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { Held, InOrder } from '../ui/in-order.tsx';
import { WordFilter } from '../ui/word-filter.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { MaintenanceTabs } from './maintenance-tabs.tsx';

const PlanDialog = lazy(() => import('../services/plan-dialog.tsx').then((module) => ({ default: module.PlanDialog })));
const HoursDialog = lazy(() => import('../equipment/hours-dialog.tsx').then((module) => ({ default: module.HoursDialog })));

const { overdue, due, ok, paused, done } = planStateLabels;
const states = { overdue, due, ok, paused, done };

/** The services of the fleet, and proposals for what to do next. */
export function ServicesPage() {
  const search = planSearch(useSearch({ strict: false }));
  const show = useShow<PlanSearch>();
  const yacht = useQuery({ ...yachtQuery(search.yachtId ?? 0), enabled: search.yachtId !== undefined });
  const plans = useQuery(plansQuery(search));
  // Without a chosen yacht, proposals are for the one with the most urgent service.
  const urgent = plans.data?.rows[0];
  const chosen = search.yachtId === undefined ? null : (yacht.data ?? null);
  const urgentPlan = search.yachtId === undefined && urgent;
  const proposed =
    chosen ?? (urgentPlan ? { id: urgentPlan.yachtId, name: urgentPlan.yachtName, companyName: urgentPlan.companyName } : null);
  const yachtEntry = chosen && { id: chosen.id, label: chosen.name };
  // A dialog keeps the yacht it opens with.
  const isYachtKnown = search.yachtId === undefined || !yacht.isPending;
  const { new: isNew, hours, ...listed } = search;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MaintenanceTabs />
      <Filters search={listed} onShow={show} />
      <InOrder>
        {plans.isPending || yacht.isLoading ? <Held /> : proposed && <ProposalList yacht={proposed} />}
        <PlanList search={listed} onShow={show} />
        {chosen && (
          <section aria-label={`Service book of ${chosen.name}`} className="card overflow-hidden">
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-b px-4 py-3">
              <div className="min-w-0">
                <h2 className="font-semibold">Service book</h2>
                <CompanyOf record={chosen} />
              </div>
              <BookButtons yacht={chosen} />
            </div>
            <BookList key={chosen.id} of={{ yachtId: chosen.id }} />
          </section>
        )}
      </InOrder>
      <Suspense>
        {isNew && isYachtKnown && <PlanDialog plan={null} yacht={yachtEntry} onClose={() => show(listed, 'replace')} />}
        {hours && isYachtKnown && <HoursDialog yacht={yachtEntry} onClose={() => show(listed, 'replace')} />}
      </Suspense>
    </div>
  );
}

/** Downloads the service book of a yacht. */
function BookButtons({ yacht }: { yacht: { id: number; name: string } }) {
  const [costs, setCosts] = useState(false);
  const save = useMutation({
    mutationFn: (format: 'pdf' | 'csv') =>
      download(`/api/yachts/${yacht.id}/service-book?format=${format}&costs=${costs}`, `Service book of ${yacht.name}.${format}`),
    onError: (error) => tellFailure('Failed to download the service book', error),
  });
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <label className="flex min-h-11 items-center gap-2 text-nav">
        <input type="checkbox" className="size-4 accent-(--accent)" checked={costs} onChange={({ target }) => setCosts(target.checked)} />
        With costs
      </label>
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          aria-label={`Download the service book as ${format.toUpperCase()}`}
          running={save.isPending && save.variables === format && 'Downloading'}
          onClick={() => save.mutate(format)}
        >
          <Download aria-hidden />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}

function Filters({ search, onShow }: { search: PlanSearch; onShow: Show<PlanSearch> }) {
  const plans = useQuery(plansQuery(search));
  const mayChange = can(useUser(), 'maintenance:write');
  // A changed filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <FilterBar
      search={{
        label: 'Search services',
        placeholder: 'Search by service, equipment or yacht',
        value: search.q ?? '',
        onSearch: (q) => onShow({ ...filter, q: q || undefined }, 'replace'),
      }}
      set={[search.state, search.critical, search.yachtId].filter(Boolean).length}
      onClear={() => onShow({})}
      summary={<FilteredCount query={plans} one="service" />}
      actions={
        mayChange && (
          <>
            <Button onClick={() => onShow({ ...search, hours: true })}>
              <Gauge aria-hidden />
              Enter hours
            </Button>
            <Button variant="primary" onClick={() => onShow({ ...search, new: true })}>
              <Plus aria-hidden />
              Plan a service
            </Button>
          </>
        )
      }
    >
      <WordFilter label="State" every="All states" value={search.state} words={states} onChoose={(state) => onShow({ ...filter, state })} />
      <WordFilter
        label="Critical"
        every="All services"
        value={search.critical ? 'critical' : undefined}
        words={{ critical: 'Critical' }}
        onChoose={(critical) => onShow({ ...filter, critical: critical ? true : undefined })}
      />
      <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
    </FilterBar>
  );
}
