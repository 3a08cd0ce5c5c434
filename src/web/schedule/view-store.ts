import { isPhone } from '../ui/phone-screen.ts';

// Read before any page of the room has loaded: nothing heavy may be imported here.
const viewKey = 'schedule-view';
const restKey = 'schedule-left';

type Left = { view?: string | undefined; zoom?: string | undefined; yachtId?: number | undefined };

/** How the schedule was left in this browser, and by whom. A phone begins with the fleet. The month needs no name: it is the default. */
export function scheduleAsLeft(): Left & { by?: number } {
  const view = localStorage.getItem(viewKey) ?? (isPhone() ? 'timeline' : 'month');
  return { ...(view !== 'month' && { view }), ...(JSON.parse(localStorage.getItem(restKey) ?? '{}') as Left) };
}

export function rememberSchedule(by: number, { view = 'month', zoom, yachtId }: Left): void {
  localStorage.setItem(viewKey, view);
  localStorage.setItem(restKey, JSON.stringify({ by, zoom, yachtId }));
}
