import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Day } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { useTimeZone } from '../../platform/dates.ts';

type Props = { day: Day; yachtId?: number; className: string; 'aria-label'?: string; children: ReactNode };

/** Links to a new event on a day, at the default hours unless others are given. */
export function AddEventLink({ day, yachtId, ...link }: Props) {
  const timeZone = useTimeZone();
  const at = (time: string) => instantIn(timeZone, { day, time }) ?? undefined;
  return <Link to="/schedule/new" search={{ yachtId, start: at('09:00'), end: at('16:00') }} {...link} />;
}
