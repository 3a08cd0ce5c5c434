import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { QrCode, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Defect } from '#domain/defects/defect.ts';
import { defectFilterLabels, defectSeverityLabels } from '#domain/defects/words.ts';
import { can } from '#domain/session/permissions.ts';
import { useDates } from '../platform/dates.ts';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { Picture } from '../platform/picture.tsx';
import { useUser } from '../platform/session.tsx';
import { useShow } from '../platform/show.ts';
import { softTone } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { NumberedPager } from '../ui/numbered-pager.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { WordFilter } from '../ui/word-filter.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { useYachtWords } from '../yachts/yacht-words.ts';
import { SeverityBadge, StatusBadge } from './defect-badge.tsx';
import { defectSearch, defectsPerPage, defectsQuery, type DefectSearch } from './defect-query.ts';

const ReportLinksDialog = lazy(() => import('./report-links-dialog.tsx').then((module) => ({ default: module.ReportLinksDialog })));

/** The defects of the yachts, open and most severe first. */
export function DefectsSection() {
  const search = defectSearch(useSearch({ strict: false }));
  const { page: _, ...filter } = search;
  const defects = useQuery(defectsQuery(search));
  const show = useShow<DefectSearch>();
  const isFiltered = Boolean(search.q || search.status || search.severity || search.yachtId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        search={{
          label: 'Search defects',
          placeholder: 'Search by title',
          value: search.q ?? '',
          onSearch: (q) => show({ ...filter, q: q || undefined }, 'replace'),
        }}
        set={[search.status, search.severity, search.yachtId].filter(Boolean).length}
        onClear={() => show({})}
        summary={<FilteredCount query={defects} one="defect" />}
        actions={
          <>
            <LinksButton />
            <ReportLink yachtId={search.yachtId} />
          </>
        }
      >
        <WordFilter
          label="Status"
          every="Open"
          saysEvery
          value={search.status === 'open' ? undefined : search.status}
          words={withoutOpen}
          onChoose={(status) => show({ ...filter, status })}
        />
        <WordFilter
          label="Severity"
          every="Any severity"
          value={search.severity}
          words={defectSeverityLabels}
          onChoose={(severity) => show({ ...filter, severity })}
        />
        <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => show({ ...filter, yachtId })} />
      </FilterBar>
      <PagedList
        query={defects}
        page={search.page}
        perPage={defectsPerPage}
        noun="defects"
        loading={
          <div className="card grid gap-3 p-4">
            <Skeletons count={5}>
              <Skeleton className="h-11" />
            </Skeletons>
          </div>
        }
        failed={() => ({ title: 'Error loading defects. Please try again later.' })}
        empty={
          isFiltered ? (
            <EmptyState
              drawing="logbook"
              title="No defects match"
              text="Choose another status, severity or yacht"
              action={<Button onClick={() => show({})}>Clear filters</Button>}
            />
          ) : (
            <EmptyState
              drawing="logbook"
              title="Nothing is broken"
              text="Reported defects are listed here until they’re fixed"
              action={<ReportLink yachtId={undefined} />}
            />
          )
        }
        pager={NumberedPager}
        onPage={(page) => show({ ...search, page })}
      >
        {(rows) => (
          <ul className="card divide-y">
            {rows.map((defect) => (
              <DefectRow key={defect.id} defect={defect} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

const { open: _open, ...withoutOpen } = defectFilterLabels;

/** Opens the report links, for those who run the company. */
function LinksButton() {
  const [open, setOpen] = useState(false);
  if (!can(useUser(), 'run-company')) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrCode aria-hidden />
        Report links
      </Button>
      <Suspense>{open && <ReportLinksDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function ReportLink({ yachtId }: { yachtId: number | undefined }) {
  if (!can(useUser(), 'maintenance:write')) return null;
  return (
    <Link to="/maintenance/defects/new" search={{ yachtId }} className={buttonLook({ variant: 'primary' })}>
      <TriangleAlert aria-hidden />
      Report a defect
    </Link>
  );
}

function DefectRow({ defect }: { defect: Defect }) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const { id, title, severity, status, confirmed, photoUrls, reportedBy, reportedAt } = defect;
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-hover sm:px-5">
      <span className={`grid size-10 shrink-0 place-items-center overflow-hidden rounded-lg ${softTone.grey}`}>
        <Picture
          url={photoUrls[0]}
          size="thumb"
          alt=""
          className="size-full"
          placeholder={<TriangleAlert aria-hidden className="size-4" />}
        />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to="/maintenance/defects/$defectId"
          params={{ defectId: String(id) }}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="truncate text-xs text-ink-3">
          {yachtOf(defect)} · {reportedBy}, {dates.moment(reportedAt)}
        </p>
      </div>
      <span className="flex items-center gap-2 max-sm:flex-col max-sm:items-end max-sm:gap-1">
        <SeverityBadge severity={severity} />
        <StatusBadge status={status} confirmed={confirmed} />
      </span>
    </li>
  );
}
