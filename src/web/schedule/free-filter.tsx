import { Search, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { WishedNights } from '#domain/schedule/free-nights.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { sayDayOfWeek } from '../platform/day-words.ts';
import { Button } from '../ui/button.tsx';

const FreePanel = lazy(() => import('./free-panel.tsx').then((module) => ({ default: module.FreePanel })));

type Props = { wished: WishedNights | undefined; date: Day; onWish: (wished: WishedNights | undefined) => void };

/** Finds yachts that are free for a number of nights from a day; the rows show them. */
export function FreeFilter({ wished, date, onWish }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const nights = wished && several(wished.nights, 'night');
  return (
    <div className="flex">
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={wished ? `Free for ${nights} from ${sayDayOfWeek(wished.from)}` : 'Find free yachts'}
        className={`px-2.5 ${wished ? 'rounded-r-none' : ''}`}
        onClick={() => setOpen(!open)}
      >
        <Search aria-hidden />
        {wished ? nights : <span className="max-sm:sr-only">Free</span>}
      </Button>
      {wished && (
        <Button size="icon" aria-label="Show all yachts" className="-ml-px rounded-l-none" onClick={() => onWish(undefined)}>
          <X aria-hidden />
        </Button>
      )}
      {open && (
        <Suspense>
          <FreePanel anchor={button} wished={wished ?? { from: date, nights: 7 }} onWish={onWish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
