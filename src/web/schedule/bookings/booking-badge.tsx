import { Anchor, CalendarCheck, Check, Ship, type LucideIcon } from 'lucide-react';
import { bookingStageLabels, moneyStateLabels } from '#domain/schedule/booking-words.ts';
import type { BookingStage, MoneyState } from '#domain/schedule/words.ts';

const stageLooks: Record<BookingStage, { icon: LucideIcon; look: string }> = {
  booked: { icon: CalendarCheck, look: 'bg-accent-soft text-accent' },
  aboard: { icon: Ship, look: 'bg-primary text-on-primary' },
  back: { icon: Anchor, look: 'border border-line-strong text-ink' },
  closed: { icon: Check, look: 'text-ink-3' },
};

/** The stage of a booking: a word, an icon and a shape, so that it doesn't depend on color. */
export function StageBadge({ stage }: { stage: BookingStage }) {
  const { icon: Icon, look } = stageLooks[stage];
  return (
    <span className={`inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2 text-xs font-medium whitespace-nowrap ${look}`}>
      <Icon aria-hidden className="size-3.5" />
      {bookingStageLabels[stage]}
    </span>
  );
}

const tones: Record<MoneyState, string> = { not_invoiced: '', due: 'text-amber', overdue: 'text-red', paid: 'text-green' };

/** The payment state of a booking: a dot for paid, a ring for due, a diamond for overdue; nothing without an invoice. */
export function MoneyDot({ state }: { state: MoneyState }) {
  return (
    <span title={moneyStateLabels[state]} className={`relative z-1 inline-grid size-2.5 shrink-0 place-items-center ${tones[state]}`}>
      {state !== 'not_invoiced' && (
        <svg aria-hidden viewBox="0 0 10 10" className="size-full" fill={state === 'due' ? 'none' : 'currentColor'}>
          {state === 'overdue' ? <path d="M5 0 10 5 5 10 0 5Z" /> : <circle cx="5" cy="5" r="4" stroke="currentColor" strokeWidth="2" />}
        </svg>
      )}
      <span className="sr-only">{moneyStateLabels[state]}</span>
    </span>
  );
}
