import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus, type LucideIcon } from 'lucide-react';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useShow, type Show } from '../../platform/show.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeletons } from '../../ui/skeleton.tsx';
import { eventTypeLooks } from '../../words/event-words.tsx';
import { YachtFilter } from '../../yachts/yacht-filter.tsx';
import { BookingFigures } from './booking-figures.tsx';
import { BookingRow, BookingRowSkeleton } from './booking-row.tsx';
import { bookingsSearch, countsQuery, useBookingBalances, type BookingsSearch, type BookingType } from './booking-query.ts';
import { DatedList } from '../dated-list.tsx';
import { eventListQuery } from '../schedule-query.ts';

type Kind = { type: BookingType; noun: string; add: string; duration: 'day' | 'charter'; invite: string };

const dayTrips: Kind = {
  type: 'day_rent',
  noun: 'day trips',
  add: 'Add Day Trip',
  duration: 'day',
  invite: 'Book the first trip of a day or less',
};
const charters: Kind = {
  type: 'charter',
  noun: 'charters',
  add: 'Add Charter',
  duration: 'charter',
  invite: 'Book the first voyage of more than a day',
};

export function DayTripsPage() {
  return <Bookings kind={dayTrips} />;
}

export function ChartersPage() {
  return <Bookings kind={charters} />;
}

/** The bookings of one type: how many there are, and each of them. */
function Bookings({ kind }: { kind: Kind }) {
  const search = bookingsSearch(useSearch({ strict: false }));
  const timeZone = useTimeZone();
  const { type, noun } = kind;
  const today = useToday();
  const bookings = useQuery(eventListQuery(timeZone, { ...search, type, date: today }));
  const counts = useQuery({ ...countsQuery(type, search.yachtId), placeholderData: keepPreviousData });
  const balanceOf = useBookingBalances(bookings.data?.rows.map(({ id }) => id) ?? []);
  const show = useShow<BookingsSearch>();
  const filtered = Object.values({ ...search, page: undefined }).some((said) => said !== undefined);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BookingFigures query={counts} search={search} noun={noun} />
      <Filters kind={kind} search={search} onShow={show} />
      <Loaded
        query={bookings}
        loading={
          <div className="card divide-y">
            <Skeletons count={8}>
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
          show: (
            <div className="card">
              <None kind={kind} icon={eventTypeLooks[type].icon} filtered={filtered} onClear={() => show({})} />
            </div>
          ),
        }}
      >
        {(listed) => (
          <DatedList
            label={noun}
            noun={noun}
            listed={listed}
            since={search.status === undefined ? today : undefined}
            busy={bookings.isPlaceholderData}
            onPage={(page) => show({ ...search, page })}
            renderRow={(booking) => <BookingRow key={booking.id} booking={booking} balances={balanceOf?.(booking.id)} />}
          />
        )}
      </Loaded>
    </div>
  );
}

function Filters({ kind, search, onShow }: { kind: Kind; search: BookingsSearch; onShow: Show<BookingsSearch> }) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label={`Search ${kind.noun}`}
        placeholder="Search title, yacht or customer"
        className="min-w-56 flex-1 max-sm:basis-full sm:max-w-xs"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
      <AddLink kind={kind} yachtId={search.yachtId} />
    </div>
  );
}

function AddLink({
  kind: { type, duration, add },
  yachtId,
  className = 'sm:ml-auto',
}: {
  kind: Kind;
  yachtId?: number;
  className?: string;
}) {
  return (
    <Link to="/schedule/new" search={{ type, duration, yachtId }} className={buttonLook({ variant: 'primary', className })}>
      <Plus aria-hidden />
      {add}
    </Link>
  );
}

function None({ kind, icon: Icon, filtered, onClear }: { kind: Kind; icon: LucideIcon; filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      icon={<Icon />}
      title={`No ${kind.noun} found`}
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState icon={<Icon />} title={`No ${kind.noun} found`} text={kind.invite} action={<AddLink kind={kind} className="" />} />
  );
}
