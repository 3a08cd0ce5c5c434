import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { MoneyState } from '#domain/schedule/words.ts';

const looks: Partial<Record<MoneyState, { backgroundColor: string; borderColor: string }>> = {
  paid: { backgroundColor: 'var(--green-solid)', borderColor: 'var(--green-solid)' },
  due: { backgroundColor: 'var(--surface)', borderColor: 'var(--amber-solid)' },
  overdue: { backgroundColor: 'var(--red-solid)', borderColor: 'var(--red-solid)' },
};

/** The payment state of a booking as a dot that stands out from every bar: filled for paid or overdue, hollow for due. */
export function MoneyBadge({ state }: { state: ScheduleEvent['moneyState'] }) {
  const look = state && looks[state];
  if (!look) return null;
  return (
    <i
      aria-hidden
      data-money={state}
      className="mr-1.5 inline-block size-1.5 rounded-full border align-middle"
      style={{ ...look, borderWidth: 1.5, boxShadow: '0 0 0 1.5px var(--surface)' }}
    />
  );
}
