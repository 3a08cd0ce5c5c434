import { statusAt } from './event-status.ts';
import type { BookingStage, MoneyState } from './words.ts';

type Booking = { startDate: string; endDate: string; moneyState?: MoneyState | null | undefined };

/** How far a booking is at a moment: what is over is closed once it is paid, so whoever doesn't know of its money never sees it closed. */
export function stageAt(booking: Booking, now: Date): BookingStage {
  const status = statusAt(booking, now);
  if (status === 'scheduled') return 'booked';
  if (status === 'in_progress') return 'aboard';
  return booking.moneyState === 'paid' ? 'closed' : 'back';
}
