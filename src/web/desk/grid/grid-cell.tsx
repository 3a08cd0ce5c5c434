import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import type { AvailabilityCell } from '#domain/desk/availability.ts';
import { cellStateLabels, type CellState } from '#domain/desk/cell-words.ts';
import { plainMoney } from '#domain/shared/money.ts';

const stripes = (color: string, degrees: number) =>
  `repeating-linear-gradient(${degrees}deg, var(--${color}-solid) 0 1.5px, transparent 1.5px 7px)`;

/** States differ by their pattern, whatever the colors: filled, hatched one way, hatched both ways, half, edged, or blank. */
export const cellLooks: Record<CellState, CSSProperties> = {
  free: {},
  option: { backgroundImage: stripes('amber', 135), backgroundColor: 'var(--amber-soft)' },
  booked: { backgroundColor: 'var(--blue-soft)', boxShadow: 'inset 3px 0 var(--blue-solid)' },
  service: {
    backgroundImage: `${stripes('grey', 45)}, ${stripes('grey', 135)}`,
    backgroundColor: 'var(--grey-soft)',
  },
  part: {
    backgroundImage: 'linear-gradient(135deg, var(--violet-soft) 50%, transparent 50%)',
    boxShadow: 'inset 0 0 0 1px var(--violet-solid)',
  },
  banned: { backgroundColor: 'var(--red-soft)', boxShadow: 'inset 3px 0 var(--red-solid)' },
  past: { opacity: 0.6 },
};

type Props = {
  cell: AvailabilityCell;
  /** Its full name, for screen readers. */ name: string;
  currency: string;
  isActive: boolean;
  isChosen: boolean;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  onFocus: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

/** A week or a night of a yacht: its price, or what occupies it. */
export function GridCell({ cell, name, currency, isActive, isChosen, onOpen, onFocus, onKeyDown }: Props) {
  const text = cell.label ?? (cell.state === 'free' ? (cell.price ? plainMoney(cell.price, currency) : '–') : cellStateLabels[cell.state]);
  const isSaid = cell.state !== 'free' && cell.state !== 'past';
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-haspopup={cell.state === 'free' ? 'dialog' : undefined}
      aria-disabled={(cell.state === 'past' && cell.eventId === null) || undefined}
      tabIndex={isActive ? 0 : -1}
      data-start={cell.startDate}
      onClick={onOpen}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      style={{
        ...cellLooks[cell.state],
        ...(isChosen && { backgroundColor: 'var(--accent-soft)', boxShadow: 'inset 0 0 0 2px var(--accent)' }),
      }}
      className="tnum grid h-11 w-full min-w-0 place-items-center rounded-md px-1 text-xs hover:bg-hover"
    >
      <span
        className={`max-w-full truncate ${isSaid ? 'rounded-xs bg-surface px-1 font-medium' : cell.state === 'past' ? 'text-ink-3' : ''}`}
      >
        {cell.clash && <span className="font-semibold text-red">! </span>}
        {text}
        {cell.waiting > 0 && ` +${cell.waiting}`}
      </span>
    </button>
  );
}
