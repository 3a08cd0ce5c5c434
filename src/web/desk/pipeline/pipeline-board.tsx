import { KanbanSquare } from 'lucide-react';
import { useState } from 'react';
import { startOfDay } from '#domain/shared/calendar-days.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { CharterCard } from './charter-card.tsx';
import { NewLink } from './new-link.tsx';
import { isOfStage, perColumn, stages, useStages, type PipelineSearch, type Stage, type stageQuery } from './pipeline-query.ts';

const names = Object.keys(stages) as Stage[];

/** A column for each stage, beside each other where there is room, else below each other. */
export function PipelineBoard({ search, onClear }: { search: PipelineSearch; onClear: () => void }) {
  const today = startOfDay(useTimeZone(), useToday());
  const [counts, setCounts] = useState<Partial<Record<Stage, number>>>({});
  const queries = useStages(search, counts, today);
  const failed = queries.find(({ data, isError }) => isError && data === undefined);
  if (failed)
    return (
      <div className="card">
        <ErrorState
          title="Error loading charters"
          text="They couldn't be loaded."
          onRetry={() => queries.forEach(({ refetch, isError }) => isError && void refetch())}
        />
      </div>
    );
  if (queries.every(({ data }) => data?.total === 0))
    return (
      <div className="card">
        {search.q || search.yacht ? (
          <EmptyState
            icon={<KanbanSquare />}
            title="No charters found"
            text="Try adjusting your search or filters. Finished charters are listed by state."
            action={<Button onClick={onClear}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            icon={<KanbanSquare />}
            title="No charters yet"
            text="Add the first enquiry. With a yacht and dates it has a price, and the yacht can be held."
            action={<NewLink />}
          />
        )}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 overflow-x-auto pb-2 md:flex">
      {names.map((stage, at) => {
        const { data, dataUpdatedAt = 0 } = queries[at] ?? {};
        return (
          <Column
            key={stage}
            stage={stage}
            page={data}
            readAt={dataUpdatedAt}
            onMore={() => setCounts((before) => ({ ...before, [stage]: (before[stage] ?? perColumn) + perColumn }))}
          />
        );
      })}
    </div>
  );
}

type Page = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof stageQuery>['queryFn']>>>>;

type ColumnProps = { stage: Stage; page: Page | undefined; readAt: number; onMore: () => void };

function Column({ stage, page, readAt, onMore }: ColumnProps) {
  const { label, note } = stages[stage];
  const now = new Date(Math.max(useNow().getTime(), readAt));
  const rows = page?.rows.filter((charter) => isOfStage(stage, charter, now));
  // Without anyone waiting or anything to close, the column is empty.
  if (rows?.length === 0 && (stage === 'waiting' || stage === 'close')) return null;
  const gone = (page?.rows.length ?? 0) - (rows?.length ?? 0);
  return (
    <section aria-labelledby={`stage-${stage}`} className="min-w-0" style={{ flex: '1 0 0', minWidth: 'min(100%, 13.5rem)' }}>
      <h2 id={`stage-${stage}`} className="mb-2 flex items-baseline gap-2 px-1 text-nav font-semibold">
        {label}
        {page && <span className="tnum text-xs font-normal text-ink-3">{page.total - gone}</span>}
      </h2>
      {rows === undefined ? (
        <Skeletons count={2}>
          <Skeleton className="mb-2 h-28 rounded-xl" />
        </Skeletons>
      ) : rows.length === 0 ? (
        <p className="rounded-lg border border-dashed px-3 py-4 text-xs text-ink-3">{note}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {rows.map((charter) => (
            <li key={charter.id}>
              <CharterCard charter={charter} />
            </li>
          ))}
        </ul>
      )}
      {page && page.total > page.rows.length && (
        <Button size="sm" className="mt-2 w-full" onClick={onMore}>
          Show more
        </Button>
      )}
    </section>
  );
}
