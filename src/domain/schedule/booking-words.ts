// The labels of a booking's states. They are separate from the calendar's words, which the dashboard loads.
import type { BookingStage, MoneyState } from './words.ts';

export const moneyStateLabels: Record<MoneyState, string> = {
  not_invoiced: 'Not invoiced',
  due: 'Payment due',
  overdue: 'Payment overdue',
  paid: 'Paid',
};

export const bookingStageLabels: Record<BookingStage, string> = { booked: 'Booked', aboard: 'Aboard', back: 'Back', closed: 'Closed' };
