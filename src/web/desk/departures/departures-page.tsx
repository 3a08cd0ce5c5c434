import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Plus, TicketCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Departure } from '#domain/desk/departure.ts';
import { can } from '#domain/session/permissions.ts';
import { startOfDay } from '#domain/shared/calendar-days.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { BriefListSkeleton } from '../../ui/brief-row.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { WordFilter } from '../../ui/word-filter.tsx';
import { YachtFilter } from '../../yachts/yacht-filter.tsx';
import { DeskTabs } from '../desk-tabs.tsx';
import { DepartureRow } from './departure-row.tsx';
import { departuresPerPage, departuresQuery, departuresSearch, type DeparturesSearch } from './departures-query.ts';

const DepartureDialog = lazy(() => import('./departure-dialog.tsx').then((module) => ({ default: module.DepartureDialog })));
const SellDialog = lazy(() => import('./sell-dialog.tsx').then((module) => ({ default: module.SellDialog })));

/** Days whose seats are sold one by one, with the seats left. */
export function DeparturesPage() {
  const mayWrite = can(useUser(), 'desk:write');
  const search = departuresSearch(useSearch({ strict: false }));
  const show = useShow<DeparturesSearch>({ to: '/desk/departures' });
  const today = startOfDay(useTimeZone(), useToday());
  const departures = useQuery(departuresQuery(search, today));
  const [editing, setEditing] = useState<Departure | 'new' | null>(null);
  const [selling, setSelling] = useState<Departure | null>(null);
  const { page: _, ...filter } = search;
  const isFiltered = Boolean(search.q ?? search.yacht ?? search.past);
  const add = mayWrite && (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setEditing('new')}>
      <Plus aria-hidden />
      New departure
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        lead={<DeskTabs />}
        search={{
          label: 'Search departures',
          placeholder: 'Title or yacht',
          value: search.q ?? '',
          onSearch: (q) => show({ ...filter, q: q || undefined }, 'replace'),
        }}
        set={[search.yacht, search.past].filter(Boolean).length}
        onClear={() => show({ q: search.q })}
        actions={add}
      >
        <YachtFilter yachtId={search.yacht} onChoose={(yacht) => show({ ...filter, yacht })} />
        <WordFilter
          label="When"
          every="From today"
          saysEvery
          value={search.past ? 'past' : undefined}
          words={{ past: 'Before today' }}
          onChoose={(past) => show({ ...filter, past: past ? true : undefined })}
        />
      </FilterBar>
      <PagedList
        query={departures}
        page={search.page}
        perPage={departuresPerPage}
        noun="departures"
        loading={<BriefListSkeleton />}
        failed={() => ({ title: 'Error loading departures', text: "They couldn't be loaded." })}
        empty={
          isFiltered ? (
            <EmptyState
              icon={<TicketCheck />}
              title="No departures found"
              text="Try adjusting your search or filters."
              action={<Button onClick={() => show({})}>Clear filters</Button>}
            />
          ) : (
            <EmptyState
              icon={<TicketCheck />}
              title="No departures yet"
              text="Add a day trip sold seat by seat. It blocks the yacht, and each party has its own booking."
              action={add}
            />
          )
        }
        onPage={(page) => show({ ...search, page })}
      >
        {(rows) => (
          <ul className="card divide-y">
            {rows.map((departure) => (
              <DepartureRow key={departure.id} departure={departure} mayWrite={mayWrite} onEdit={setEditing} onSell={setSelling} />
            ))}
          </ul>
        )}
      </PagedList>
      <Suspense>
        {editing && <DepartureDialog departure={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
        {selling && <SellDialog departure={selling} onClose={() => setSelling(null)} />}
      </Suspense>
    </div>
  );
}
