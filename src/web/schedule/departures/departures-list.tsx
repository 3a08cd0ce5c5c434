import { dayPartLabels } from '#domain/schedule/day-parts.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { BackAt, CrewOf, GuestsOf, OpenOf, PhoneLink, TimeOn, YachtOf, type Balances } from './departure-details.tsx';
import type { DeparturesOfPart } from './departures-query.ts';

type Props = { day: Day; parts: DeparturesOfPart[]; balances: Balances };

/** The same as a list, for a phone. */
export function DeparturesList({ day, parts, balances }: Props) {
  return (
    <div className="card overflow-hidden sm:hidden">
      {parts.map(({ part, rows }) => (
        <section key={part} aria-label={dayPartLabels[part]}>
          <h3 className="flex h-8 items-center gap-1.5 border-b bg-sunken px-4 text-xs font-medium text-ink-2">
            {dayPartLabels[part]} <span className="tnum text-ink-3">{rows.length}</span>
          </h3>
          <ul className="divide-y border-b text-nav">
            {rows.map(({ movement, backAt }) => (
              <li key={movement.eventId} className="grid gap-1 px-4 py-2">
                <div className="flex items-baseline justify-between gap-3 font-medium">
                  <YachtOf movement={movement} />
                  {balances && <OpenOf balances={balances} eventId={movement.eventId} />}
                </div>
                <p className="tnum">
                  <span className="text-ink-3">Out</span> <TimeOn day={day} at={movement.startDate} />
                  <BackAt at={backAt} />
                  <span className="text-ink-3"> · In</span> <TimeOn day={day} at={movement.endDate} />
                </p>
                <div className="flex items-baseline justify-between gap-3">
                  <GuestsOf movement={movement} />
                  <PhoneLink phone={movement.phone} />
                </div>
                <p className="text-xs text-ink-2">
                  <CrewOf movement={movement} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
