import { Link } from '@tanstack/react-router';
import { ArrowRight, CalendarDays, Wrench } from 'lucide-react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { useDates } from '../../platform/dates.ts';
import { Detail } from '../../ui/detail.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { lengthOf } from './fact-words.ts';

const link = 'rounded-sm text-accent hover:underline';

/** The slot of the record in the calendar. */
export function RecordSlot({ record }: { record: MaintenanceRecord }) {
  const dates = useDates();
  return (
    <SidePanel title="In the calendar" icon={<CalendarDays />}>
      <p className="tnum mt-3 text-lg leading-7 font-semibold">{dates.span(record.startDate, record.endDate)}</p>
      <p className="mt-0.5 text-nav text-ink-2">{lengthOf(record)}</p>
      <p className="mt-3 text-nav text-ink-3">
        {isClosed(record)
          ? `${record.yachtName} can be booked during this time.`
          : `Anyone booking ${record.yachtName} during this time is asked first.`}
      </p>
      <Link
        to="/schedule/$eventId"
        params={{ eventId: String(record.eventId) }}
        className="mt-4 inline-flex items-center gap-1.5 rounded-sm text-nav font-medium text-accent hover:underline"
      >
        Open in the schedule
        <ArrowRight aria-hidden className="size-3.5" />
      </Link>
    </SidePanel>
  );
}

/** The equipment, people and services of work. Renders nothing without any. */
export function RecordServices({ record }: { record: MaintenanceRecord }) {
  const { services, equipmentId, equipmentName, assigneeId, assigneeName, contractor } = record;
  const isAssigned = equipmentId !== null || assigneeId !== null || contractor !== null;
  if (services.length === 0 && !isAssigned) return null;
  return (
    <SidePanel title="The work" icon={<Wrench />}>
      {isAssigned && (
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {equipmentId !== null && (
            <Detail name="Equipment">
              <RecordLink kind="equipment" id={equipmentId} className={link}>
                {equipmentName}
              </RecordLink>
            </Detail>
          )}
          {assigneeId !== null && (
            <Detail name="Assigned to">
              <RecordLink kind="crew" id={assigneeId} className={link}>
                {assigneeName}
              </RecordLink>
            </Detail>
          )}
          {contractor !== null && <Detail name="Contractor">{contractor}</Detail>}
        </dl>
      )}
      {services.length > 0 && (
        <ul aria-label="Services" className="mt-3 divide-y">
          {services.map((service) => (
            <ServiceLine key={`${service.planId} ${service.serviceId}`} service={service} yachtId={record.yachtId} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

function ServiceLine({ service, yachtId }: { service: MaintenanceRecord['services'][number]; yachtId: number }) {
  const dates = useDates();
  const { planId, title, equipmentName, doneOn } = service;
  const name = equipmentName ? `${equipmentName}, ${title}` : title;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        {planId === null ? (
          name
        ) : (
          <Link to="/maintenance/services" search={{ yachtId, q: title }} className={link}>
            {name}
          </Link>
        )}
      </span>
      <span className="tnum text-nav text-ink-2">{doneOn ? `Done ${dates.calendarDay(doneOn)}` : 'Open'}</span>
    </li>
  );
}
