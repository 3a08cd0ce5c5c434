import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { EventCounts } from '#domain/schedule/event-list.ts';
import type { ViewList } from '#domain/views/words.ts';
import type { Show } from '../../platform/show.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import type { BookingsSearch, BookingTab, BookingType } from './booking-query.ts';
import { tabsOfBookings } from './booking-tabs.tsx';

/** One of the two kinds of booking, with the words of its list. */
export type Kind = {
  type: BookingType;
  list: ViewList;
  noun: string;
  /** One of them. */ one: string;
  add: string;
  duration: 'day' | 'charter';
  invite: string;
};

type Props = { kind: Kind; search: BookingsSearch; counts: EventCounts | undefined; onShow: Show<BookingsSearch> };

const titles: Record<BookingTab, (noun: string) => string> = {
  scheduled: (noun) => `No upcoming ${noun}`,
  in_progress: (noun) => `No ${noun} under way`,
  completed: (noun) => `No past ${noun}`,
  all: (noun) => `No ${noun} found`,
};

/** The empty state of a tab: what the other tabs have, with links to them or to a new booking. */
export function NoBookings({ kind, search, counts, onShow }: Props) {
  const { status = 'scheduled', page: _, peek: __, ...filter } = search;
  const filtered = filter.q !== undefined || filter.yachtId !== undefined;
  const others = tabsOfBookings.filter((tab) => tab.status !== status && tab.status !== 'all' && counts && counts[tab.of] > 0);
  const isNone = counts?.total === 0;
  return (
    <div className="card">
      <EmptyState
        drawing="mooring"
        title={titles[counts && !isNone ? status : 'all'](kind.noun)}
        text={filtered ? 'Try adjusting your search or filters' : isNone ? kind.invite : undefined}
        action={
          <>
            {others.map((tab) => (
              <Button key={tab.status} onClick={() => onShow({ ...filter, status: tab.status === 'scheduled' ? undefined : tab.status })}>
                {tab.label} ({counts?.[tab.of]})
              </Button>
            ))}
            {filtered ? <Button onClick={() => onShow({ status: search.status })}>Clear filters</Button> : <AddBookingLink kind={kind} />}
          </>
        }
      />
    </div>
  );
}

/** Links to a new booking of this kind. */
export function AddBookingLink({ kind, yachtId }: { kind: Kind; yachtId?: number | undefined }) {
  const { type, duration, add } = kind;
  return (
    <Link to="/schedule/new" search={{ type, duration, yachtId }} className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      {add}
    </Link>
  );
}
