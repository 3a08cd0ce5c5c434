import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Plus, Route, UsersRound, Wrench, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { whenWords } from '#domain/schedule/duration.ts';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import { can } from '#domain/session/permissions.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { api } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { useUser } from '../platform/session.tsx';
import { Badge, softTone, type Tone } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CertificatesOf } from '../words/certificate-words.tsx';
import { eventTypeLooks, EventTypeBadge } from '../words/event-words.tsx';
import { maintenanceTypeLooks, MaintenanceStatusBadge } from '../words/maintenance-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { TripStatusBadge } from '../words/trip-words.tsx';
import type { YachtTab } from './yacht-query.ts';

const CrewAboardDialog = lazy(() => import('./crew-aboard-dialog.tsx').then((module) => ({ default: module.CrewAboardDialog })));

/** Rows a tab shows at most: the rooms of their own show them all. */
const rowLimit = 50;

/** What belongs to a yacht, each list read when its tab is opened. */
export function YachtTabs({ yacht, open, onOpen }: { yacht: Yacht; open: YachtTab; onOpen: (tab: YachtTab) => void }) {
  const user = useUser();
  const tabs = [
    { name: 'crew', label: 'Crew', panel: <Crew yacht={yacht} />, may: 'crew:read' },
    { name: 'maintenance', label: 'Maintenance', panel: <Maintenance yacht={yacht} />, may: 'maintenance:read' },
    { name: 'schedule', label: 'Schedule', panel: <Schedule yacht={yacht} />, may: 'schedule:read' },
    { name: 'trips', label: 'Trips & Routes', panel: <Trips yacht={yacht} />, may: 'trips:read' },
  ] as const;
  return <Tabs label={`About ${yacht.name}`} open={open} onOpen={onOpen} tabs={tabs.filter(({ may }) => can(user, may))} />;
}

function Crew({ yacht }: { yacht: Yacht }) {
  const [boarding, setBoarding] = useState(false);
  const mayChange = can(useUser(), 'crew:write');
  const crew = api.useQuery('get', '/api/yachts/{id}/crew', { params: { path: { id: yacht.id }, query: { limit: rowLimit } } });
  return (
    <>
      <List
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
                Take aboard
              </Button>
              <AddLink to="/crew/new" yacht={yacht}>
                Add crew member
              </AddLink>
            </>
          )
        }
      >
        {(member) => (
          <Row
            key={member.id}
            icon={UsersRound}
            tone="teal"
            title={
              <RecordLink kind="crew" id={member.id} className={rowLink}>
                {member.name}
              </RecordLink>
            }
            note={member.certifications ?? member.email}
            end={<CrewEnd member={member} commands={member.id === yacht.captainId} />}
          />
        )}
      </List>
      {boarding && (
        <Suspense>
          <CrewAboardDialog yacht={yacht} onClose={() => setBoarding(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A role, and how their papers stand. */
function CrewEnd({ member, commands }: { member: CrewMember; commands: boolean }) {
  return (
    <span className="flex items-center gap-2 max-sm:flex-col-reverse max-sm:items-end max-sm:gap-1">
      <CertificatesOf member={member} />
      {commands ? <Badge tone="teal">{member.role}</Badge> : member.role}
    </span>
  );
}

function Maintenance({ yacht }: { yacht: Yacht }) {
  const records = api.useQuery('get', '/api/yachts/{id}/maintenance', { params: { path: { id: yacht.id }, query: { limit: rowLimit } } });
  const dates = useDates();
  return (
    <List
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
          <Row
            key={record.id}
            icon={icon}
            tone={tone}
            title={
              <Link to="/maintenance/$recordId" params={{ recordId: String(record.id) }} className={rowLink}>
                {record.title}
              </Link>
            }
            note={`${dates.day(record.scheduledDate)} · ${maintenanceTypeLabels[record.type]}`}
            end={<MaintenanceStatusBadge status={record.status} />}
          />
        );
      }}
    </List>
  );
}

/** What is under way and what is ahead. What is over stays in the calendar. */
function Schedule({ yacht }: { yacht: Yacht }) {
  const [opened] = useState(() => new Date().toISOString());
  const events = api.useQuery('get', '/api/yachts/{id}/schedule', {
    params: { path: { id: yacht.id }, query: { from: opened, limit: rowLimit } },
  });
  const dates = useDates();
  return (
    <List
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
          <Row
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
    </List>
  );
}

function Trips({ yacht }: { yacht: Yacht }) {
  const trips = api.useQuery('get', '/api/yachts/{id}/trips', { params: { path: { id: yacht.id }, query: { limit: rowLimit } } });
  const dates = useDates();
  return (
    <List
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
        <Row
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
    </List>
  );
}

type ListProps<Item> = {
  query: UseQueryResult<Item[], unknown>;
  of: string;
  icon: ReactNode;
  none: string;
  invite: string;
  add: ReactNode;
  children: (item: Item) => ReactNode;
};

function List<Item>({ query, of, icon, none, invite, add, children }: ListProps<Item>) {
  return (
    <Loaded
      query={query}
      loading={
        <div className="grid gap-4 p-5">
          <Skeletons count={5}>
            <Skeleton className="h-9" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry) => <ErrorState title={`Error loading ${of} data`} onRetry={retry} />}
      empty={{ when: (items) => items.length === 0, show: <EmptyState icon={icon} title={none} text={invite} action={add} /> }}
    >
      {(items) => (
        <>
          <ul className="divide-y px-5">{items.map(children)}</ul>
          <div className="flex flex-wrap items-center gap-3 border-t px-5 py-3">
            {add}
            {items.length === rowLimit && <p className="text-xs text-ink-3">The first {rowLimit} are shown.</p>}
          </div>
        </>
      )}
    </Loaded>
  );
}

const rowLink = 'rounded-sm hover:underline';

type RowProps = { icon: LucideIcon; tone: Tone; title: ReactNode; note: string | null; end: ReactNode };

function Row({ icon: Icon, tone, title, note, end }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span aria-hidden className={`grid size-9 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{title}</p>
        {note && <p className="text-xs text-ink-3 max-sm:wrap-anywhere sm:truncate">{note}</p>}
      </div>
      <div className="shrink-0 text-nav text-ink-2">{end}</div>
    </li>
  );
}

type AddLinkProps = { to: '/crew/new' | '/maintenance/new' | '/schedule/new' | '/routes/new'; yacht: Yacht; children: ReactNode };

function AddLink({ to, yacht, children }: AddLinkProps) {
  return (
    <Link to={to} search={{ yachtId: yacht.id }} className={buttonLook({ size: 'sm' })}>
      <Plus aria-hidden />
      {children}
    </Link>
  );
}
