import type { AvailabilityCell } from '#domain/desk/availability.ts';
import { cellStateLabels } from '#domain/desk/cell-words.ts';
import { plainMoney } from '#domain/shared/money.ts';

type Dates = { days: (from: string, to: string) => string; moment: (at: string) => string };
type NamedCell = Pick<
  AvailabilityCell,
  'startDate' | 'endDate' | 'state' | 'price' | 'label' | 'until' | 'waiting' | 'eventId' | 'clash'
> & {
  daytime?: Pick<AvailabilityCell, 'state' | 'eventId'> | null | undefined;
};

/** The full name of a cell for screen readers: "Aurelia, Jun 5 – 12, free, €3,500". */
export function nameOfCell(yacht: string, { daytime, ...cell }: NamedCell, currency: string, dates: Dates): string {
  const state = cellStateLabels[cell.state].toLowerCase();
  return [
    yacht,
    dates.days(cell.startDate, cell.endDate),
    cell.until ? `${state} until ${dates.moment(cell.until)}` : state,
    [cell.label, cell.waiting > 0 && `+${cell.waiting} waiting`].filter(Boolean).join(' '),
    cell.state === 'free' && (cell.price ? plainMoney(cell.price, currency) : 'no price'),
    cell.clash && 'double-booked',
    daytime &&
      daytime.eventId !== cell.eventId &&
      daytime.state !== 'past' &&
      `during the day ${cellStateLabels[daytime.state].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');
}
