import { Plus } from 'lucide-react';
import type { Day } from '#domain/shared/calendar-days.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import type { Drawing } from '../events/drawn-event-state.ts';

type Props = { day: Day; yachtId: number | undefined; label: string; onAdd: Drawing['open'] };

/** Starts a new event on a day, beside it: for the keyboard and screen readers, in place of drawing it with the pointer. */
export function AddDayButton({ day, yachtId, label, onAdd }: Props) {
  if (!can(useUser(), 'schedule:write')) return null;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => onAdd({ new: 'day_rent', on: yachtId, start: day, end: day })}
      className="grid size-6 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
    >
      <Plus aria-hidden className="size-3.5" />
    </button>
  );
}
