import { useQuery } from '@tanstack/react-query';
import { runFilterLabels, runFilters } from '#domain/checklists/words.ts';
import type { Show } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { NumberedPager } from '../ui/numbered-pager.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { runsPerPage, runsQuery, type ChecklistSearch } from './checklist-query.ts';
import { RunRow } from './run-row.tsx';

/** The runs, newest first. */
export function RunsSection({ search, onShow }: { search: ChecklistSearch; onShow: Show<ChecklistSearch> }) {
  const runs = useQuery(runsQuery(search));
  const { page: _, ...rest } = search;
  return (
    <section aria-label="Runs" className="card overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b px-4 py-3">
        <h2 className="text-panel font-semibold">Runs</h2>
        <div role="group" aria-label="Which runs" className="flex gap-2">
          {[undefined, ...runFilters].map((status) => (
            <Button
              key={status ?? 'all'}
              size="sm"
              aria-pressed={search.status === status}
              variant={search.status === status ? 'primary' : 'outline'}
              onClick={() => onShow({ ...rest, status })}
            >
              {status ? runFilterLabels[status] : 'All'}
            </Button>
          ))}
        </div>
      </div>
      <PagedList
        query={runs}
        page={search.page}
        perPage={runsPerPage}
        noun="runs"
        inCard
        loading={
          <div className="grid gap-4 p-5">
            <Skeletons count={3}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        failed={() => ({ title: 'Error loading runs' })}
        empty={<p className="p-5 text-ink-2">No runs here. Start one from its checklist.</p>}
        pager={NumberedPager}
        onPage={(page) => onShow({ ...rest, page })}
      >
        {(rows) => (
          <ul className="divide-y">
            {rows.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
