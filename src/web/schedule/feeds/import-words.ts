import type { CalendarImport } from '#domain/calendars/calendar-import.ts';
import type { Toast } from '../../ui/toast-store.ts';

/** What is said once an incoming calendar was added: whether its bookings block the yacht already, and if it can’t be read, why. */
export function addedToast({
  label,
  yachtName,
  state,
  lastError,
}: Pick<CalendarImport, 'label' | 'yachtName' | 'state' | 'lastError'>): Toast {
  if (lastError)
    return {
      variant: 'destructive',
      title: 'Calendar added, but it can’t be read',
      description: `${lastError}. We’ll try again in a few minutes.`,
    };
  const when = state === 'new' ? `will block ${yachtName} within a minute` : `now block ${yachtName}`;
  return { title: 'Calendar added', description: `Bookings on ${label} ${when}.` };
}
