import { Link } from '@tanstack/react-router';
import { ChevronDown, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Today } from '#domain/today/today.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Button } from '../ui/button.tsx';

// Few open it, so its menu loads once somebody is about to.
const readMenu = () => import('./new-menu.tsx').then((module) => ({ default: module.NewMenu }));
const NewMenu = lazy(readMenu);

/** The day in one line, its printed sheet, and the New menu. */
export function TodayHeader({ today }: { today: Today | null | undefined }) {
  const dates = useDates();
  const now = useNow();
  const { companyName } = useUser();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 max-sm:flex-col max-sm:items-start">
      <h2 className="text-xl leading-7 font-semibold tracking-tight">{dates.weekday(now)}</h2>
      {today ? <Counts today={today} /> : <p className="py-2 text-ink-2">{companyName ?? 'All companies, times in UTC'}</p>}
      <div className="ml-auto flex gap-2 max-sm:hidden" data-paper="none">
        <Button onClick={() => print()}>
          <Printer />
          Print the day
        </Button>
        <New />
      </div>
    </div>
  );
}

function Counts({ today: { back, out, notReady } }: { today: Today }) {
  return (
    <Link to="/schedule/departures" className="tnum rounded-sm py-2 text-ink-2 hover:text-accent hover:underline">
      {back} back · {out} out · <span className={notReady > 0 ? 'font-semibold text-red' : ''}>{notReady} not ready</span>
    </Link>
  );
}

function New() {
  const [isWanted, setWanted] = useState(false);
  const title = useKeyTitle('New', 'C');
  // It stays the same button until it is clicked: replacing it with the menu's own during a click would lose the click.
  const button = (
    <Button
      {...title}
      variant="primary"
      aria-haspopup="menu"
      onPointerEnter={() => readMenu().catch(() => undefined)}
      onClick={() => setWanted(true)}
    >
      <Plus />
      New
      <ChevronDown />
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <NewMenu />
    </Suspense>
  );
}
