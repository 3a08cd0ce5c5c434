import { dayPartLabels } from '#domain/schedule/day-parts.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { BackAt, CrewOf, GuestsOf, OpenOf, PhoneLink, TimeOn, YachtOf, type Balances } from './departure-details.tsx';
import type { Departure, DeparturesOfPart } from './departures-query.ts';

type Props = { day: Day; parts: DeparturesOfPart[]; balances: Balances };

/** The bookings of a day in columns, as printed. */
export function DeparturesTable({ day, parts, balances }: Props) {
  return (
    <div className="card overflow-x-auto max-sm:hidden">
      <table className="w-full text-left text-nav">
        <caption className="sr-only">Departures and returns</caption>
        <thead className="border-b text-xs text-ink-3">
          <tr className="[&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
            {['Yacht', 'Out', 'In', 'Guests', 'Phone', 'Crew'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {balances && (
              // As wide as what loads later, so that names don't wrap differently then.
              <th scope="col" className="w-28 text-right">
                Open
              </th>
            )}
          </tr>
        </thead>
        {parts.map(({ part, rows }) => (
          <tbody key={part} className="divide-y border-b">
            <tr className="bg-sunken text-xs text-ink-2">
              <th scope="rowgroup" colSpan={balances ? 7 : 6} className="h-8 px-4 font-medium">
                {dayPartLabels[part]} <span className="tnum text-ink-3">{rows.length}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.movement.eventId} row={row} day={day} balances={balances} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ row: { movement, backAt }, day, balances }: { row: Departure; day: Day; balances: Balances }) {
  return (
    <tr className="hover:bg-hover [&>*]:px-4 [&>*]:py-2">
      <th scope="row" className="font-medium">
        <YachtOf movement={movement} />
      </th>
      <td className="tnum whitespace-nowrap">
        <TimeOn day={day} at={movement.startDate} />
        <BackAt at={backAt} />
      </td>
      <td className="tnum whitespace-nowrap">
        <TimeOn day={day} at={movement.endDate} />
      </td>
      <td>
        <GuestsOf movement={movement} />
      </td>
      <td>
        <PhoneLink phone={movement.phone} />
      </td>
      <td className="text-xs text-ink-2">
        <CrewOf movement={movement} />
      </td>
      {balances && (
        <td className="text-right">
          <OpenOf balances={balances} eventId={movement.eventId} />
        </td>
      )}
    </tr>
  );
}
