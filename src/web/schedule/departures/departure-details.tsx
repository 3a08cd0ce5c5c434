import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { BookingBalance } from '#domain/finance/currency-total.ts';
import type { Movement } from '#domain/schedule/movement.ts';
import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { phoneAddress } from '../../platform/phone-address.ts';
import { RecordLink } from '../../words/record-link.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';

/** What is owed for the bookings of a day; null for users who may not see it. */
export type Balances = UseQueryResult<BookingBalance[], unknown> | null;

// As a block of its own it is as high as a finger needs.
const linkLook = 'flex items-center rounded-sm hover:underline';

export function YachtOf({ movement }: { movement: Movement }) {
  const yachtOf = useYachtWords();
  return (
    <Link to="/schedule/$eventId" params={{ eventId: String(movement.eventId) }} className={linkLook}>
      {yachtOf(movement)}
    </Link>
  );
}

/** An instant of this day as its time, any other with its date. */
export function TimeOn({ day, at }: { day: Day; at: string }) {
  const dates = useDates();
  const isHere = dayIn(useTimeZone(), at) === day;
  return isHere ? <strong className="font-semibold">{dates.time(at)}</strong> : <span className="text-ink-2">{dates.moment(at)}</span>;
}

/** When the departing yacht comes back from the booking before. */
export function BackAt({ at }: { at: string | null }) {
  const dates = useDates();
  return at && <span className="text-xs text-ink-3"> back {dates.time(at)}</span>;
}

/** The guest, or the title of the booking if it names none. */
export function GuestsOf({ movement: { customerId, customerName, title } }: { movement: Movement }) {
  if (customerId === null) return <span className="text-ink-3">{title}</span>;
  return (
    <Link to="/customers/$customerId" params={{ customerId: String(customerId) }} className={linkLook}>
      {customerName}
    </Link>
  );
}

export function PhoneLink({ phone }: { phone: string | null }) {
  return (
    phone && (
      <a href={phoneAddress(phone)} className="tnum whitespace-nowrap text-accent hover:underline">
        {phone}
      </a>
    )
  );
}

/** The crew on board, each name linked to the person. */
export function CrewOf({ movement: { crew } }: { movement: Movement }) {
  if (crew.length === 0) return 'No crew';
  return crew.map(({ id, name, role, isCaptain }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <RecordLink kind="crew" id={id} className="rounded-sm hover:underline">
        {name}
      </RecordLink>
      {isCaptain && ` (${role})`}
    </Fragment>
  ));
}

/** What is owed for a booking. It says that nothing is owed only once that is known; without an invoice, nothing has been charged yet. */
export function OpenOf({ balances, eventId }: { balances: NonNullable<Balances>; eventId: number }) {
  const ours = balances.data?.filter((balance) => balance.eventId === eventId);
  const open = ours?.filter((balance) => Number(balance.open) > 0) ?? [];
  if (open.length > 0)
    return open.map(({ currency, open: amount }) => (
      <span key={currency} className="tnum block font-medium whitespace-nowrap">
        {moneyInWords(amount, currency)}
      </span>
    ));
  return <span className="whitespace-nowrap text-ink-3">{ours ? settledWords(ours) : balances.isError ? 'Not loaded' : '…'}</span>;
}

function settledWords(balances: readonly BookingBalance[]): string {
  if (balances.length === 0) return 'No invoice';
  return balances.some(({ invoiced }) => Number(invoiced) > 0) ? 'Paid' : 'Draft';
}
