import { Link } from '@tanstack/react-router';
import type { Charter } from '#domain/desk/charter.ts';
import { charterSourceLabels, charterTypeLabels } from '#domain/desk/charter-words.ts';
import { lengthWords } from '#domain/schedule/duration.ts';
import { guestsOf } from '#domain/desk/guest-words.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { phoneAddress } from '../../platform/phone-address.ts';
import { Detail, Faint } from '../../ui/detail.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { contactOf } from '../charter-words.ts';
import { HistorySection } from './history-section.tsx';

const link = 'rounded-sm text-accent hover:underline';

/** Who asks, for what, where it came from, and what happened to it. */
export function OverviewPanel({ charter }: { charter: Charter }) {
  const dates = useDates();
  const timeZone = useTimeZone();
  const {
    type,
    startDate,
    endDate,
    agencyId,
    agencyName,
    source,
    place,
    enquiryId,
    enquiryNumber,
    eventId,
    message,
    notes,
    departureId,
    departureTitle,
  } = charter;
  return (
    <div className="grid gap-6 p-4 sm:p-5">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Customer charter={charter} />
        <Detail name={charterTypeLabels[type]}>
          {startDate && endDate ? (
            lengthWords(timeZone, { type: type === 'charter' ? 'charter' : 'day_rent', startDate, endDate })
          ) : (
            <Faint>No dates yet</Faint>
          )}
        </Detail>
        <Detail name="Guests">{guestsOf(charter)}</Detail>
        <Detail name="Source">
          {charterSourceLabels[source]}
          {agencyId !== null && agencyName && ` · ${agencyName}`}
        </Detail>
        {place !== null && <Detail name="Place in line">{place === 1 ? 'First' : `Number ${place}`}</Detail>}
        <Detail name="Added">{dates.moment(charter.createdAt)}</Detail>
        {charter.bookedAt && <Detail name="Booked">{dates.moment(charter.bookedAt)}</Detail>}
        {enquiryId !== null && (
          <Detail name="Alternative to">
            <Link to="/desk/$charterId" params={{ charterId: String(enquiryId) }} className={link}>
              {enquiryNumber}
            </Link>
          </Detail>
        )}
        {departureId !== null && (
          <Detail name="Departure">
            <Link to="/desk/departures/$departureId" params={{ departureId: String(departureId) }} className={link}>
              {departureTitle}
            </Link>
          </Detail>
        )}
        {eventId !== null && (
          <Detail name="Calendar">
            <RecordLink kind="schedule" id={eventId} className={link}>
              Open calendar entry
            </RecordLink>
          </Detail>
        )}
      </dl>
      {message && <Words title="Message">{message}</Words>}
      {notes && <Words title="Notes">{notes}</Words>}
      <HistorySection id={charter.id} />
    </div>
  );
}

function Customer({ charter }: { charter: Charter }) {
  const { customerId, customerName, contactEmail, contactPhone } = charter;
  if (customerId !== null)
    return (
      <Detail name="Customer">
        <RecordLink kind="customer" id={customerId} className={link}>
          {customerName}
        </RecordLink>
      </Detail>
    );
  return (
    <Detail name="Contact">
      {contactOf(charter)}
      {contactEmail && (
        <a href={`mailto:${contactEmail}`} className={`block text-nav font-normal ${link}`}>
          {contactEmail}
        </a>
      )}
      {contactPhone && (
        <a href={phoneAddress(contactPhone)} className={`block text-nav font-normal ${link}`}>
          {contactPhone}
        </a>
      )}
    </Detail>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="text-xs text-ink-3">{title}</h3>
      <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>
    </section>
  );
}
