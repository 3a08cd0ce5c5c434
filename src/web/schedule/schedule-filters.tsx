import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Day } from '#domain/shared/calendar-days.ts';
import type { Show } from '../platform/show.ts';
import { buttonLook } from '../ui/button.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { CalendarFeedsButton } from './feeds/calendar-feeds-button.tsx';
import { FreeFilter } from './free-filter.tsx';
import type { ScheduleSearch } from './schedule-query.ts';
import { TypesFilter } from './types-filter.tsx';

type Props = { search: ScheduleSearch; today: Day; onShow: Show<ScheduleSearch> };

/** Which events are shown, and the way to a new one. */
export function ScheduleFilters({ search, today, onShow }: Props) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <>
      <TypesFilter type={search.type} explains={search.view === 'timeline'} onChoose={(type) => onShow({ ...filter, type })} />
      <div className="min-w-20 flex-1 *:w-full! *:min-w-0! sm:max-w-36">
        <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
      </div>
      {search.view === 'timeline' && (
        <FreeFilter
          wished={search.nights && search.from ? { nights: search.nights, from: search.from } : undefined}
          date={search.date ?? today}
          onWish={(wished) => onShow({ ...filter, nights: wished?.nights, from: wished?.from, date: wished ? wished.from : search.date })}
        />
      )}
      {/* Beside the filters a phone has room for it only where the fleet has its search: elsewhere it stands at the top. */}
      <CalendarFeedsButton className={search.view === 'timeline' ? undefined : 'max-sm:hidden'} />
      <Link to="/schedule/new" search={{ yachtId: search.yachtId }} aria-label="Add Event" className={buttonLook({ variant: 'primary' })}>
        <Plus aria-hidden />
        <span className="max-sm:sr-only">Add Event</span>
      </Link>
    </>
  );
}
