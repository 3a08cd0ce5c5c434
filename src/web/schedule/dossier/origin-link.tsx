import { useState } from 'react';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { useTimeZone } from '../../platform/dates.ts';
import { leftPage } from '../../platform/left-page.ts';

// The names of the pages that link here, by the beginning of their address.
const origins = [
  ['/dashboard', 'Dashboard'],
  ['/charters', 'Charters'],
  ['/day-trips', 'Day Trips'],
  ['/schedule/departures', 'Departures and Returns'],
  ['/maintenance', 'Maintenance'],
  ['/yachts/', 'Yacht'],
  ['/customers/', 'Customer'],
  ['/due', 'All that is due'],
  ['/finance/invoices/', 'Invoice'],
  ['/finance/', 'Finance'],
  ['/activities', 'Activity'],
] as const;

type Origin = { to: string; label: string };
let origin: Origin | null = null;

/** The page somebody came from. Opening the next booking, or the form and coming back, keeps the original one. */
function originNow(): Origin | null {
  const left = leftPage();
  if (left && /^\/schedule\/\d+(\/edit)?$/.test(left.pathname)) return origin;
  const found = left && origins.find(([begins]) => left.pathname.startsWith(begins) && !/\/(new|edit)$/.test(left.pathname));
  origin = found ? { to: left.pathname, label: found[1] } : null;
  return origin;
}

/**
 * Links back to the page somebody came from, as they left it; to the event's days in the schedule if they came from there or from outside.
 */
export function OriginLink({ startDate }: { startDate: string | undefined }) {
  const [from] = useState(originNow);
  const timeZone = useTimeZone();
  if (from) return <BackLink to={from.to as '/charters'}>{from.label}</BackLink>;
  return (
    <BackLink to="/schedule" search={{ date: startDate && dayIn(timeZone, startDate) }}>
      Schedule
    </BackLink>
  );
}
