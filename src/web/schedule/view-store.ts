// Told before any page of the room has loaded: nothing heavy may be asked for here.
const key = 'schedule-view';

/** The view in which somebody looked at the schedule last in this browser; the month goes without saying. */
export function lastScheduleView(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

export function rememberScheduleView(view: string): void {
  if (view === 'month') localStorage.removeItem(key);
  else localStorage.setItem(key, view);
}

/** Whether the screen is one that is held in a hand. */
export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(max-width: 639px)').matches;
}
