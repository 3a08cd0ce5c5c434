import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { can } from '#domain/session/permissions.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { useUser } from '../../platform/session.tsx';
import { totalsQuery, type BookingsSearch, type BookingType } from './booking-query.ts';

/** The total price of the filtered bookings in each currency; nothing without access to the books. */
export function BookingFigures({ type, search }: { type: BookingType; search: BookingsSearch }) {
  const { data = [], isPlaceholderData } = useQuery({
    ...totalsQuery(type, search),
    placeholderData: keepPreviousData,
    enabled: can(useUser(), 'finance:read'),
  });
  if (data.length === 0) return null;
  return (
    <ul aria-label="Total price" aria-busy={isPlaceholderData} className="tnum flex flex-wrap gap-x-2">
      {data.map(({ currency, total }) => (
        <li key={currency}>
          · <span className="font-semibold text-ink">{plainMoney(total, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
