import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Day } from '#domain/shared/calendar-days.ts';
import type { Show } from '../platform/show.ts';
import { buttonLook } from '../ui/button.tsx';
import { FoldedFilters } from '../ui/filter-bar.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { CalendarFeedsButton } from './feeds/calendar-feeds-button.tsx';
import { FreeFilter } from './free-filter.tsx';
import type { ScheduleSearch } from './schedule-query.ts';
import { TypesFilter } from './types-filter.tsx';

const TypeFields = lazy(() => import('./type-fields.tsx').then((module) => ({ default: module.TypeFields })));
const FreeFields = lazy(() => import('./free-fields.tsx').then((module) => ({ default: module.FreeFields })));

type Props = { search: ScheduleSearch; today: Day; onShow: Show<ScheduleSearch> };

/**
 * The filters of the events, and the button for a new one. A phone has no room for the fleet's filters in a line: there they are in one
 * sheet.
 */
export function ScheduleFilters({ search, today, onShow }: Props) {
  const isPhone = usePhone();
  // A changed filter starts again from the first page.
  const { page: _, ...filter } = search;
  const isFleet = search.view === 'timeline';
  const yacht = <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />;
  const type = { type: search.type, explains: isFleet, onChoose: (next: typeof search.type) => onShow({ ...filter, type: next }) };
  const wished = isFleet && search.nights && search.from ? { nights: search.nights, from: search.from } : undefined;
  const free = {
    wished,
    date: search.date ?? today,
    onWish: (wish: typeof wished) => onShow({ ...filter, nights: wish?.nights, from: wish?.from, date: wish ? wish.from : search.date }),
  };
  const set = [search.type, search.yachtId, wished].filter((each) => each !== undefined).length;
  return (
    <>
      {isPhone && isFleet ? (
        <div className="flex-1">
          <FoldedFilters
            set={set}
            onClear={() => onShow({ ...filter, type: undefined, yachtId: undefined, nights: undefined, from: undefined })}
          >
            {yacht}
            <Suspense>
              <FreeFields {...free} />
              <TypeFields {...type} className="grid-cols-2" />
            </Suspense>
          </FoldedFilters>
        </div>
      ) : (
        <>
          <TypesFilter {...type} />
          <div className="min-w-20 flex-1 *:w-full! *:min-w-0! sm:max-w-36">{yacht}</div>
          {isFleet && <FreeFilter {...free} />}
        </>
      )}
      {/* A phone has room for it beside the filters only if the fleet has its search; otherwise it is at the top. */}
      <CalendarFeedsButton className={isFleet ? undefined : 'max-sm:hidden'} />
      <Link to="/schedule/new" search={{ yachtId: search.yachtId }} aria-label="Add Event" className={buttonLook({ variant: 'primary' })}>
        <Plus aria-hidden />
        <span className="max-sm:sr-only">Add Event</span>
      </Link>
    </>
  );
}
