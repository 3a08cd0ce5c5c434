import { isPhone } from '../ui/phone-screen.ts';

// Told before any page of the room has loaded: nothing heavy may be asked for here.
const key = 'schedule-view';

/** The view in which somebody looked at the schedule last in this browser, else a phone's fleet; the month goes without saying. */
export function lastScheduleView(): string | undefined {
  const view = localStorage.getItem(key) ?? (isPhone() ? 'timeline' : 'month');
  return view === 'month' ? undefined : view;
}

export function rememberScheduleView(view: string): void {
  localStorage.setItem(key, view);
}
