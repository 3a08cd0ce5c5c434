import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { EventCounts } from '#domain/schedule/event-list.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useShow, type Show } from '../../platform/show.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilteredCount } from '../../platform/filtered-count.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeletons } from '../../ui/skeleton.tsx';
import { ViewsButton } from '../../views/views-button.tsx';
import { YachtFilter } from '../../yachts/yacht-filter.tsx';
import { DatedList } from '../dated-list.tsx';
import { AddBookingLink, NoBookings, type Kind } from './bookings-notice.tsx';
import { BookingFigures } from './booking-figures.tsx';
import { BookingRow, BookingRowSkeleton } from './booking-row.tsx';
import { bookingsQuery, bookingsSearch, countsQuery, useBookingBalances, type BookingsSearch } from './booking-query.ts';
import { BookingTabs, tabsOfBookings } from './booking-tabs.tsx';

const dayTrips: Kind = {
  type: 'day_rent',
  list: 'day-trips',
  noun: 'day trips',
  one: 'day trip',
  add: 'Add Day Trip',
  duration: 'day',
  invite: 'Add your first day trip',
};
const charters: Kind = {
  type: 'charter',
  list: 'charters',
  noun: 'charters',
  one: 'charter',
  add: 'Add Charter',
  duration: 'charter',
  invite: 'Add your first charter',
};

export function DayTripsPage() {
  return <Bookings kind={dayTrips} />;
}

export function ChartersPage() {
  return <Bookings kind={charters} />;
}

// What opens beside the list loads once somebody opens it.
const BookingDialog = lazy(() => import('./booking-dialog.tsx').then((module) => ({ default: module.BookingDialog })));

/** The bookings of one type, the next ones first. */
function Bookings({ kind }: { kind: Kind }) {
  const search = bookingsSearch(useSearch({ strict: false }));
  const timeZone = useTimeZone();
  const { type, noun } = kind;
  const today = useToday();
  const bookings = useQuery(bookingsQuery(timeZone, type, search, today));
  const { data: counts, isPlaceholderData } = useQuery({ ...countsQuery(type, search), placeholderData: keepPreviousData });
  const show = useShow<BookingsSearch>();
  const { peek, ...list } = search;
  // The tab of all bookings is grouped by day around today; the other tabs have a line for each, which shows its days itself.
  const isAll = search.status === 'all';
  const balanceOf = useBookingBalances(bookings.data?.rows.map(({ id }) => id) ?? []);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Filters kind={kind} search={search} counts={counts} isPlaceholderData={isPlaceholderData} onShow={show} />
      <Loaded
        query={bookings}
        loading={
          <div className="card divide-y">
            <Skeletons count={10}>
              <BookingRowSkeleton />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ total, earlier }) => total + earlier === 0,
          show: <NoBookings kind={kind} search={search} counts={counts} onShow={show} />,
        }}
      >
        {(listed) => (
          <DatedList
            flat={!isAll}
            label={noun}
            noun={noun}
            listed={listed}
            since={isAll ? today : undefined}
            busy={bookings.isPlaceholderData}
            onPage={(page) => show({ ...list, page })}
            renderRow={(booking) => (
              <BookingRow
                key={booking.id}
                booking={booking}
                search={list}
                isOpen={booking.id === peek}
                balances={balanceOf?.(booking.id) ?? null}
                level={isAll ? 3 : 2}
              />
            )}
          />
        )}
      </Loaded>
      {peek && (
        <Suspense>
          <BookingDialog key={peek} id={peek} listed={bookings.data?.rows.find(({ id }) => id === peek)} onClose={() => show(list)} />
        </Suspense>
      )}
    </div>
  );
}

type FilterProps = {
  kind: Kind;
  search: BookingsSearch;
  counts: EventCounts | undefined;
  isPlaceholderData: boolean;
  onShow: Show<BookingsSearch>;
};

function Filters({ kind, search, counts, isPlaceholderData, onShow }: FilterProps) {
  // A changed filter starts again from the first page.
  const { page: _, peek: __, ...filter } = search;
  const { status = 'scheduled' } = filter;
  const tab = tabsOfBookings.find((each) => each.status === status);
  return (
    <FilterBar
      lead={
        <>
          <BookingTabs counts={counts} search={search} noun={kind.noun} />
          <ViewsButton list={kind.list} search={filter} />
        </>
      }
      search={{
        label: `Search ${kind.noun}`,
        placeholder: 'Search title, yacht or customer',
        value: filter.q ?? '',
        onSearch: (q) => onShow({ ...filter, q: q || undefined }, 'replace'),
      }}
      set={filter.yachtId ? 1 : 0}
      onClear={() => onShow({ status: filter.status })}
      summary={
        <div className="flex flex-wrap gap-x-2">
          {counts && tab && <FilteredCount query={{ data: { total: counts[tab.of] }, isPlaceholderData }} one={kind.one} />}
          <BookingFigures type={kind.type} search={filter} />
        </div>
      }
      actions={<AddBookingLink kind={kind} yachtId={filter.yachtId} />}
    >
      <YachtFilter yachtId={filter.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
    </FilterBar>
  );
}
