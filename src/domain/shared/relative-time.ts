const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in the specification's words. A month counts 30 days, a year 365. */
export function relativeTime(at: string | Date, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  const minutes = Math.floor(passed / minute);
  const hours = Math.floor(passed / hour);
  const days = Math.floor(passed / day);
  if (minutes < 1) return 'just now';
  if (hours < 1) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  if (days < 1) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  if (days < 30) return days === 1 ? 'yesterday' : `${days} days ago`;
  if (days < 365) return several(Math.floor(days / 30), 'month');
  return several(Math.floor(days / 365), 'year');
}

function several(count: number, unit: string): string {
  return count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`;
}
