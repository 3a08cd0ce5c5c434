import { Link } from '@tanstack/react-router';
import { StickyNote } from 'lucide-react';
import { exactLengthWords, lengthWords } from '#domain/schedule/duration.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { Detail, Faint } from '../../ui/detail.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { RecordLink } from '../../words/record-link.tsx';

const link = 'rounded-sm text-accent hover:underline';

/** The other details of an event. */
export function DetailsPanel({ event }: { event: ScheduleEvent }) {
  const timeZone = useTimeZone();
  const money = (cents: number) => <span className="tnum">{moneyInWords(decimalOf(cents), event.currency)}</span>;
  const { price, estimatedCost, actualCost, customerId, maintenanceId } = event;
  const exact = exactLengthWords(timeZone, event);
  const isBooking = bookingTypes.includes(event.type);
  return (
    <SidePanel title="Details" icon={<StickyNote />}>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
        <Detail name="Duration">
          {lengthWords(timeZone, event)}
          {exact && <span className="block text-xs text-ink-3">{exact}</span>}
        </Detail>
        <Detail name="Time zone">{timeZone}</Detail>
        {(isBooking || price !== null) && <Detail name="Price">{price === null ? <Faint>Price TBD</Faint> : money(price)}</Detail>}
        {!isBooking && (
          <Detail name="Customer">
            {customerId === null ? (
              <Faint>No customer</Faint>
            ) : (
              <RecordLink kind="customer" id={customerId} className={link}>
                {event.customerFullName}
              </RecordLink>
            )}
          </Detail>
        )}
        {estimatedCost !== null && <Detail name="Estimated cost">{money(estimatedCost)}</Detail>}
        {actualCost !== null && <Detail name="Actual cost">{money(actualCost)}</Detail>}
        {maintenanceId !== null && (
          <Detail name="Maintenance record">
            <Link to="/maintenance/$recordId" params={{ recordId: String(maintenanceId) }} className={link}>
              Progress, notes and costs
            </Link>
          </Detail>
        )}
      </dl>
    </SidePanel>
  );
}
