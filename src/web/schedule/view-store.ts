import { isPhone } from '../ui/phone-screen.ts';

// Loaded before any page of the room: nothing heavy may be imported here.
const viewKey = 'schedule-view';
const restKey = 'schedule-left';

type Left = { view?: string | undefined; zoom?: string | undefined; yachtId?: number | undefined };

/**
 * The view in which the schedule was left in this browser, and by whom. A phone starts with the fleet. The month isn't stored, as it is the
 * default.
 */
export function scheduleAsLeft(): Left & { by?: number } {
  const view = localStorage.getItem(viewKey) ?? (isPhone() ? 'timeline' : 'month');
  return { ...(view !== 'month' && { view }), ...(JSON.parse(localStorage.getItem(restKey) ?? '{}') as Left) };
}

export function rememberSchedule(by: number, { view = 'month', zoom, yachtId }: Left): void {
  localStorage.setItem(viewKey, view);
  localStorage.setItem(restKey, JSON.stringify({ by, zoom, yachtId }));
}
