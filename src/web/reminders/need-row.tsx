import type { Need } from '#domain/today/today.ts';
import { useDates, useTimeZone, useToday } from '../platform/dates.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { CompanyNote, CompanyOf } from '../platform/company-of.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { NeedButton, NeedLink } from './need-link.tsx';

/** One thing that needs attention: which departure waits for it, what it is, and what to do about it. */
export function NeedRow({ need }: { need: Need }) {
  const isPressing = need.sails !== null || (need.daysLeft ?? 0) < 0;
  return (
    <li className="relative flex min-h-14 items-center gap-3 py-1.5 pr-3 pl-4 sm:pl-5">
      <i aria-hidden className={`absolute inset-y-2 left-0 w-1 rounded-r ${isPressing ? 'bg-red-solid' : 'bg-amber-solid'}`} />
      <div className="min-w-0 flex-1 text-nav">
        {need.sails ? <Sails sails={need.sails} /> : null}
        <p className={need.sails ? 'mt-0.5 text-xs leading-6 text-ink-2' : 'font-medium'}>
          <NeedLink need={need} />
        </p>
        {need.sails || need.kind === 'certificate' ? (
          <CompanyOf record={need} />
        ) : (
          <p className="truncate text-xs text-ink-3">
            {need.of}
            <CompanyNote record={need} />
          </p>
        )}
      </div>
      <NeedButton need={need} />
    </li>
  );
}

function Sails({ sails: { eventId, yachtName, at } }: { sails: NonNullable<Need['sails']> }) {
  const dates = useDates();
  const isToday = dayIn(useTimeZone(), at) === useToday();
  return (
    <p className="leading-6 font-medium">
      <RecordLink kind="schedule" id={eventId}>
        {yachtName} sails {isToday ? dates.time(at) : dates.moment(at)}
      </RecordLink>
    </p>
  );
}
