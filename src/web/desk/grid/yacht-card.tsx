import type { AvailabilityCell, YachtAvailability } from '#domain/desk/availability.ts';
import { cellStateLabels } from '#domain/desk/cell-words.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { nameOfCell } from './cell-words.ts';
import { cellLooks } from './grid-cell.tsx';

type Props = { yacht: YachtAvailability; onOpen: (yacht: YachtAvailability, first: AvailabilityCell, last: AvailabilityCell) => void };

/** The weeks or nights of a yacht as a list, for a phone. Past ones without a booking are left out. */
export function YachtCard({ yacht, onOpen }: Props) {
  const dates = useDates();
  const name = useYachtWords()(yacht);
  const cells = yacht.cells.filter(({ state }) => state !== 'past');
  return (
    <section aria-label={name} className="card overflow-hidden">
      <h3 className="border-b px-4 py-3 font-semibold">
        {name}
        <span className="block text-xs font-normal text-ink-3">
          {[yacht.yachtType, yacht.maxGuests !== null && several(yacht.maxGuests, 'guest')].filter(Boolean).join(' · ')}
        </span>
      </h3>
      <ul className="divide-y">
        {cells.map((cell) => (
          <li key={cell.startDate}>
            <button
              type="button"
              title={nameOfCell(name, cell, yacht.currency, dates)}
              onClick={() => onOpen(yacht, cell, cell)}
              className="tnum flex w-full items-center gap-3 px-4 py-2 text-left"
            >
              <i aria-hidden className="size-4 shrink-0 rounded-xs border" style={cellLooks[cell.state]} />
              <span className="min-w-0 flex-1">
                <span className="sr-only">{name}, </span>
                {dates.days(cell.startDate, cell.endDate)}
                <span className="sr-only">, {cellStateLabels[cell.state].toLowerCase()},</span>
              </span>
              <span className="min-w-0 truncate text-nav text-ink-2">{wordsOf(cell, yacht.currency)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ state, price, label, waiting, clash }: AvailabilityCell, currency: string): string {
  const text = state === 'free' ? (price ? plainMoney(price, currency) : 'no price') : (label ?? cellStateLabels[state]);
  const full = waiting > 0 ? `${text} +${waiting} waiting` : text;
  return clash ? `! ${full}, double-booked` : full;
}
