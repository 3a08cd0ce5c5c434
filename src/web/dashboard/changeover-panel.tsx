import { Link } from '@tanstack/react-router';
import { Sailboat } from 'lucide-react';
import type { Today } from '#domain/today/today.ts';
import { several } from '#domain/shared/words.ts';
import { useDates } from '../platform/dates.ts';
import { sayLongDay } from '../platform/day-words.ts';
import { ChangeoverRow } from './changeover-row.tsx';
import { Panel, PanelEmpty, panelLink } from './panel.tsx';

/** How many ready rows a phone shows before the user asks for all. */
const maxOnPhone = 3;

/** Each yacht that comes back or leaves today, by the hour; on a quiet day, those of the next seven days. */
export function ChangeoverPanel({
  today,
  brief,
  className,
}: {
  today: Today;
  /** Whether a phone shows only the next rows. */ brief: boolean;
  className?: string;
}) {
  const isQuiet = today.back + today.out === 0;
  const days = [...new Set(today.rows.map(({ day }) => day))];
  const next = today.rows.filter(({ blockers, out, back }) => blockers.length > 0 || !(out ? out.hasLeft : back?.state === 'back'));
  const ready = next.filter(({ blockers }) => blockers.length === 0).slice(0, maxOnPhone);
  return (
    <Panel
      title={isQuiet ? 'Next 7 days' : 'Changeover'}
      note={isQuiet ? 'Nothing comes back or leaves today' : null}
      action={
        <Link to="/schedule/departures" className={panelLink}>
          View day
        </Link>
      }
      className={className ?? ''}
    >
      {today.rows.length === 0 ? (
        <PanelEmpty icon={<Sailboat />} title="Nothing comes back or leaves within a week" />
      ) : (
        days.map((day) => (
          <section key={day} aria-label={sayLongDay(day)}>
            {isQuiet && <h3 className="flex h-8 items-center bg-sunken px-4 text-xs font-medium text-ink-2 sm:px-5">{sayLongDay(day)}</h3>}
            <ul className="divide-y border-t">
              {today.rows
                .filter((row) => row.day === day)
                .map((row) => (
                  <ChangeoverRow
                    key={`${row.back?.eventId} ${row.out?.eventId}`}
                    row={row}
                    className={brief && row.blockers.length === 0 && !ready.includes(row) ? 'max-sm:hidden' : ''}
                  />
                ))}
            </ul>
          </section>
        ))
      )}
      <Foot today={today} />
    </Panel>
  );
}

function Foot({ today: { atSea, nextBack, inYard, more } }: { today: Today }) {
  const dates = useDates();
  const parts = [
    more > 0 && `${more} more on the sheet`,
    `${several(atSea, 'yacht') ?? 'No yacht'} at sea${nextBack ? `, next back ${dates.day(nextBack)}` : ''}`,
    inYard > 0 && `${inYard} in the yard`,
  ];
  return <p className="mt-auto flex min-h-9 items-center border-t px-4 text-xs text-ink-2 sm:px-5">{parts.filter(Boolean).join(' · ')}</p>;
}
