import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Show } from '../platform/show.ts';
import { eventTypes, eventTypeLabels } from '#domain/schedule/words.ts';
import { solidTone } from '../ui/badge.tsx';
import { buttonLook } from '../ui/button.tsx';
import { eventTypeLooks } from '../words/event-words.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { CalendarFeedsButton } from './feeds/calendar-feeds-button.tsx';
import type { ScheduleSearch } from './schedule-query.ts';

/** Which events are shown, and the way to a new one. The types say their colours on the way. */
export function ScheduleFilters({ search, onShow }: { search: ScheduleSearch; onShow: Show<ScheduleSearch> }) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
      <fieldset className="flex min-w-0 flex-wrap gap-1 max-sm:order-last max-sm:-mx-1">
        <legend className="sr-only">Type</legend>
        {eventTypes.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={search.type === type}
            onClick={() => onShow({ ...filter, type: search.type === type ? undefined : type })}
            className="flex h-7 items-center gap-1.5 rounded-full border border-transparent px-2.5 text-xs text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-1"
          >
            <i aria-hidden className={`size-2 rounded-full ${solidTone[eventTypeLooks[type].tone]}`} />
            {eventTypeLabels[type]}
          </button>
        ))}
      </fieldset>
      <div className="flex gap-2 max-sm:grow max-sm:*:grow sm:ml-auto">
        <CalendarFeedsButton />
        <Link to="/schedule/new" search={{ yachtId: search.yachtId }} className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Add Event
        </Link>
      </div>
    </div>
  );
}
