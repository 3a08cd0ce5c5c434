import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Route, UsersRound, Wrench } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { whenWords } from '#domain/schedule/duration.ts';
import { stateOf } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import { can } from '#domain/session/permissions.ts';
import type { YachtOutlook } from '#domain/today/outlook.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { api } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { useUser } from '../../platform/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CertificatesOf } from '../../words/certificate-words.tsx';
import { eventTypeLooks, EventTypeBadge } from '../../words/event-words.tsx';
import { maintenanceTypeLooks, MaintenanceStateBadge } from '../../words/maintenance-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { TripStatusBadge } from '../../words/trip-words.tsx';
import { YachtDocumentList } from './yacht-document-list.tsx';
import { YachtEquipmentList } from './yacht-equipment-list.tsx';
import { YachtInventoryList } from './yacht-inventory-list.tsx';
import { AddLink, PartList, PartRow, rowLink } from './yacht-part-list.tsx';
import { crewAboardQuery, rowLimit } from './yacht-outlook-query.ts';
import type { YachtTab } from '../yacht-query.ts';

const CrewAboardDialog = lazy(() => import('./crew-aboard-dialog.tsx').then((module) => ({ default: module.CrewAboardDialog })));

type Props = {
  yacht: Yacht;
  /** How many rows each tab has, and whether one needs attention, once that is known. */ counts: YachtOutlook['tabs'] | undefined;
  open: YachtTab;
  onOpen: (tab: YachtTab) => void;
};

/** What belongs to a yacht, each list loaded when its tab is opened. */
export function YachtTabs({ yacht, counts, open, onOpen }: Props) {
  const user = useUser();
  const tabs = [
    { name: 'crew', label: 'Crew', panel: <Crew yacht={yacht} />, may: 'crew:read' },
    { name: 'maintenance', label: 'Maintenance', panel: <Maintenance yacht={yacht} />, may: 'maintenance:read' },
    { name: 'schedule', label: 'Schedule', panel: <Schedule yacht={yacht} />, may: 'schedule:read' },
    { name: 'trips', label: 'Trips & Routes', panel: <Trips yacht={yacht} />, may: 'trips:read' },
    { name: 'equipment', label: 'Equipment', panel: <YachtEquipmentList yacht={yacht} />, may: 'maintenance:read' },
    { name: 'inventory', label: 'Inventory', panel: <YachtInventoryList yacht={yacht} />, may: 'desk:read' },
    { name: 'documents', label: 'Documents', panel: <YachtDocumentList yacht={yacht} />, may: 'documents:read' },
  ] as const;
  return (
    <Tabs
      label={`About ${yacht.name}`}
      open={open}
      onOpen={onOpen}
      tabs={tabs
        .filter(({ may }) => can(user, may))
        .map((tab) => ({ ...tab, ...(tab.name !== 'equipment' && tab.name !== 'inventory' && counts?.[tab.name]) }))}
    />
  );
}

function Crew({ yacht }: { yacht: Yacht }) {
  const [boarding, setBoarding] = useState(false);
  const mayChange = can(useUser(), 'crew:write');
  const crew = useQuery(crewAboardQuery(yacht.id));
  return (
    <>
      <PartList
        query={crew}
        of="crew"
        icon={<UsersRound />}
        none="No crew assigned"
        invite="Assign someone to this yacht to see them here"
        add={
          mayChange && (
            <>
              <Button size="sm" onClick={() => setBoarding(true)}>
                <UsersRound aria-hidden />
                Assign crew
              </Button>
              <AddLink to="/crew/new" yacht={yacht}>
                Add crew member
              </AddLink>
            </>
          )
        }
      >
        {(member) => (
          <PartRow
            key={member.id}
            icon={UsersRound}
            tone="grey"
            title={
              <RecordLink kind="crew" id={member.id} className={rowLink}>
                {member.name}
              </RecordLink>
            }
            note={member.certifications ?? member.email}
            end={<CrewEnd member={member} commands={member.id === yacht.captainId} />}
          />
        )}
      </PartList>
      {boarding && (
        <Suspense>
          <CrewAboardDialog yacht={yacht} onClose={() => setBoarding(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A role, and the state of their certificates. */
function CrewEnd({ member, commands }: { member: CrewMember; commands: boolean }) {
  return (
    <span className="flex items-center gap-2 max-sm:flex-col-reverse max-sm:items-end max-sm:gap-1">
      <CertificatesOf member={member} />
      {commands ? <Badge tone="teal">{member.role}</Badge> : member.role}
    </span>
  );
}

/** Overdue work first, finished work last. */
function Maintenance({ yacht }: { yacht: Yacht }) {
  const records = api.useQuery('get', '/api/yachts/{id}/maintenance', {
    params: { path: { id: yacht.id }, query: { sort: 'urgency', limit: rowLimit } },
  });
  const dates = useDates();
  const now = useNow();
  return (
    <PartList
      query={records}
      of="maintenance"
      icon={<Wrench />}
      none="No maintenance records"
      invite="Plan the next service, refit or repair of this yacht"
      add={
        <AddLink to="/maintenance/new" yacht={yacht}>
          Schedule maintenance
        </AddLink>
      }
    >
      {(record) => {
        const { tone, icon } = maintenanceTypeLooks[record.type];
        return (
          <PartRow
            key={record.id}
            icon={icon}
            tone={tone}
            title={
              <Link to="/maintenance/$recordId" params={{ recordId: String(record.id) }} className={rowLink}>
                {record.title}
              </Link>
            }
            note={`${dates.day(record.scheduledDate)} · ${maintenanceTypeLabels[record.type]}`}
            end={<MaintenanceStateBadge state={stateOf(record, now)} />}
          />
        );
      }}
    </PartList>
  );
}

/** Current and future events. Past ones are in the calendar. */
function Schedule({ yacht }: { yacht: Yacht }) {
  const [opened] = useState(() => new Date().toISOString());
  const events = api.useQuery('get', '/api/yachts/{id}/schedule', {
    params: { path: { id: yacht.id }, query: { from: opened, limit: rowLimit } },
  });
  const dates = useDates();
  return (
    <PartList
      query={events}
      of="schedule"
      icon={<CalendarDays />}
      none="No events scheduled"
      invite="Book a charter, a day trip or an inspection for this yacht"
      add={
        <AddLink to="/schedule/new" yacht={yacht}>
          Add event
        </AddLink>
      }
    >
      {(event) => {
        const { tone, icon } = eventTypeLooks[event.type];
        const who = event.customerFullName ? ` · ${event.customerFullName}` : '';
        return (
          <PartRow
            key={event.id}
            icon={icon}
            tone={tone}
            title={
              <Link to="/schedule/$eventId" params={{ eventId: String(event.id) }} className={rowLink}>
                {event.title}
              </Link>
            }
            note={`${whenWords(dates, event)}${who}`}
            end={<EventTypeBadge type={event.type} />}
          />
        );
      }}
    </PartList>
  );
}

function Trips({ yacht }: { yacht: Yacht }) {
  const trips = api.useQuery('get', '/api/yachts/{id}/trips', { params: { path: { id: yacht.id }, query: { limit: rowLimit } } });
  const dates = useDates();
  return (
    <PartList
      query={trips}
      of="trip"
      icon={<Route />}
      none="No trips logged"
      invite="Log where this yacht has been and where it goes next"
      add={
        <>
          <AddLink to="/routes/new" yacht={yacht}>
            Log a trip
          </AddLink>
          <Link to="/routes" search={{ yachtId: yacht.id }} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
            Routes & Trips
          </Link>
        </>
      }
    >
      {(trip) => (
        <PartRow
          key={trip.id}
          icon={Route}
          tone="blue"
          title={
            <RecordLink kind="trip" id={trip.id} className={rowLink}>
              {trip.departureLocation} to {trip.arrivalLocation}
            </RecordLink>
          }
          note={dates.span(trip.departureDate, trip.arrivalDate)}
          end={<TripStatusBadge status={trip.status} />}
        />
      )}
    </PartList>
  );
}
