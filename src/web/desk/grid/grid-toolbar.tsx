import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { firstOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { can } from '#domain/session/permissions.ts';
import { several } from '#domain/shared/words.ts';
import { yachtTypes, type YachtType } from '#domain/yachts/words.ts';
import { sayMonth } from '../../platform/day-words.ts';
import { useUser } from '../../platform/session.tsx';
import type { Show } from '../../platform/show.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';
import { WordFilter } from '../../ui/word-filter.tsx';
import { DeskTabs } from '../desk-tabs.tsx';
import { NewLink } from '../pipeline/new-link.tsx';
import { monthBeside } from './grid-days.ts';
import type { GridSearch } from './grid-query.ts';

const typeWords = Object.fromEntries(yachtTypes.map((type) => [type, type])) as Record<YachtType, string>;
const guestWords = Object.fromEntries([2, 4, 6, 8, 10, 12].map((count) => [String(count), `${count} guests or more`])) as Record<
  string,
  string
>;
const steps = [
  { step: undefined, label: 'Weeks' },
  { step: 'day', label: 'Days' },
] as const;

type Props = { search: GridSearch; day: Day; onShow: Show<GridSearch> };

/** The first month, weeks or nights, and which yachts. */
export function GridToolbar({ search, day, onShow }: Props) {
  const showFrom = (from: Day | undefined) => onShow({ ...search, from }, 'replace');
  const set = [search.type, search.guests].filter((each) => each !== undefined).length;
  return (
    <FilterBar
      set={set}
      onClear={() => onShow({ ...search, type: undefined, guests: undefined })}
      lead={
        <>
          <DeskTabs />
          <div className="flex items-center gap-1.5">
            <Button size="icon" aria-label="Previous month" onClick={() => showFrom(monthBeside(day, -1))}>
              <ChevronLeft />
            </Button>
            <Button size="icon" aria-label="Next month" onClick={() => showFrom(monthBeside(day, 1))}>
              <ChevronRight />
            </Button>
            {search.from !== undefined && <Button onClick={() => showFrom(undefined)}>Today</Button>}
          </div>
          <h2 aria-live="polite" className="tnum text-page font-semibold">
            {sayMonth(firstOfMonth(day))}
          </h2>
          <nav aria-label="Weeks or days" className={`${segmentsLook} grid-cols-2`}>
            {steps.map(({ step, label }) => (
              <Link
                key={label}
                to="/desk"
                search={{ ...search, step }}
                // Otherwise weeks, which the address omits, would count as open together with days.
                activeOptions={{ exact: true }}
                aria-current={search.step === step ? 'page' : undefined}
                className={`${segmentLook} h-8 px-3`}
              >
                {label}
              </Link>
            ))}
          </nav>
        </>
      }
      actions={can(useUser(), 'desk:write') && <NewLink />}
    >
      <WordFilter label="Type" every="All types" value={search.type} words={typeWords} onChoose={(type) => onShow({ ...search, type })} />
      <WordFilter
        label="Guests"
        every="Any number of guests"
        value={search.guests === undefined ? undefined : String(search.guests)}
        words={search.guests === undefined ? guestWords : { ...guestWords, [search.guests]: `${several(search.guests, 'guest')} or more` }}
        onChoose={(guests) => onShow({ ...search, guests: guests === undefined ? undefined : Number(guests) })}
      />
    </FilterBar>
  );
}
