import { statusAt } from './event-status.ts';
import type { BookingStage, MoneyState } from './words.ts';

type Booking = { startDate: string; endDate: string; moneyState?: MoneyState | null | undefined };

/** The stage of a booking at a moment. A past booking is closed once it is paid; without access to its money it is just back. */
export function stageAt(booking: Booking, now: Date): BookingStage {
  const status = statusAt(booking, now);
  if (status === 'scheduled') return 'booked';
  if (status === 'in_progress') return 'aboard';
  return booking.moneyState === 'paid' ? 'closed' : 'back';
}
