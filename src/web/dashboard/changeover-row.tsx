import { Check, TriangleAlert } from 'lucide-react';
import type { BookingMoney, Changeover } from '#domain/today/today.ts';
import { hoursInWords } from '#domain/today/words.ts';
import { plainMoney } from '#domain/shared/money.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { useDates } from '../platform/dates.ts';
import { CompanyNote } from '../platform/company-of.tsx';
import { NeedButton, NeedLink } from '../reminders/need-link.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { YachtPicture } from '../yachts/yacht-picture.tsx';

/** One yacht on one day: who comes back when, the hours between, who leaves when, and whether she is ready, or why not. */
export function ChangeoverRow({ row, className }: { row: Changeover; className: string }) {
  const { yacht, back, out, gapHours, isGapShort } = row;
  return (
    <li
      className={`grid min-h-18 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-2 sm:min-h-14 sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_2.5rem_minmax(0,1fr)_minmax(0,1.9fr)] sm:px-5 sm:py-1 ${className}`}
    >
      <div className="flex min-w-0 items-center gap-2.5 max-sm:col-span-2">
        <span className="h-7 w-10 shrink-0 overflow-hidden rounded bg-sunken">
          <YachtPicture yacht={{ ...yacht, type: yacht.type as YachtType }} size="thumb" />
        </span>
        <p className="min-w-0 truncate text-nav font-medium">
          <RecordLink kind="yacht" id={yacht.id}>
            {yacht.name}
          </RecordLink>
          <CompanyNote record={row} />
        </p>
      </div>
      {back ? <Back back={back} /> : <Nothing>—</Nothing>}
      <p className={`tnum text-xs max-sm:hidden ${isGapShort ? 'font-semibold text-red' : 'text-ink-2'}`}>
        {gapHours !== null && hoursInWords(gapHours)}
      </p>
      {out ? <Out out={out} /> : <Nothing>—</Nothing>}
      <Readiness row={row} />
    </li>
  );
}

function Nothing({ children }: { children: string }) {
  return (
    <p aria-hidden className="text-ink-3">
      {children}
    </p>
  );
}

const backWords = { expected: null, back: 'back', late: 'late' } as const;

function Back({ back: { eventId, at, party, title, state } }: { back: NonNullable<Changeover['back']> }) {
  return (
    <div className="min-w-0">
      <Moved eventId={eventId} what="Back" at={at} who={party ?? title} />
      {backWords[state] && <p className={`text-xs ${state === 'late' ? 'font-medium text-red' : 'text-green'}`}>{backWords[state]}</p>}
    </div>
  );
}

function Out({ out: { eventId, at, until, party, title, money } }: { out: NonNullable<Changeover['out']> }) {
  const dates = useDates();
  const isDayTrip = dates.day(at) === dates.day(until);
  return (
    <div className="min-w-0">
      <Moved eventId={eventId} what="Out" at={at} who={party ?? title} />
      {money && money.state !== 'paid' ? (
        <Money money={money} />
      ) : (
        <p className="truncate text-xs text-ink-3">until {isDayTrip ? dates.time(until) : dates.day(until)}</p>
      )}
    </div>
  );
}

/** The hour and who it is, linked to the booking. On a phone it says whether they leave or come back. */
function Moved({ eventId, what, at, who }: { eventId: number; what: string; at: string; who: string }) {
  const dates = useDates();
  return (
    <p className="truncate text-nav">
      <span className="text-xs text-ink-3 sm:sr-only">{what} </span>
      <span className="tnum text-panel font-semibold">{dates.time(at)}</span>{' '}
      <RecordLink kind="schedule" id={eventId} className="font-medium hover:text-accent hover:underline">
        {who}
      </RecordLink>
    </p>
  );
}

/** What is outstanding for a booking: hollow while it is due, filled once it is late. */
function Money({ money: { state, open, currency } }: { money: BookingMoney }) {
  return (
    <p className={`tnum flex items-center gap-1 text-xs ${state === 'overdue' ? 'text-red' : 'text-ink-2'}`}>
      <i aria-hidden className={`size-1.5 shrink-0 rounded-full ${state === 'overdue' ? 'bg-red-solid' : 'border-2 border-amber-solid'}`} />
      <span className="truncate">{Number(open) === 0 ? 'balance to invoice' : `${plainMoney(open, currency)} ${state}`}</span>
    </p>
  );
}

function Readiness({ row: { out, blockers } }: { row: Changeover }) {
  const [first, ...others] = blockers;
  if (!out) return <span className="max-sm:hidden" />;
  if (!first)
    return (
      <p
        className={`flex items-center gap-1 text-xs max-sm:col-span-2 max-sm:hidden ${out.hasLeft ? 'text-ink-3' : 'font-medium text-green'}`}
      >
        <Check aria-hidden className="size-3.5" />
        {out.hasLeft ? 'left' : 'ready'}
      </p>
    );
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:col-span-2">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-red" />
      <p className="min-w-0 flex-1 text-xs leading-4 text-ink-2">
        <span className="sr-only">Not ready: </span>
        <span className="line-clamp-2">
          <NeedLink need={first} className="font-medium text-ink hover:text-accent hover:underline" />
          {others.length > 0 && <> and {others.length} more</>}
        </span>
      </p>
      <NeedButton need={first} />
    </div>
  );
}
