import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Dossier } from '#domain/dossier/dossier.ts';
import { stateOfEntry } from '#domain/maintenance/maintenance-state.ts';
import { mayChange } from '#domain/schedule/changeable.ts';
import { shortLengthWords } from '#domain/schedule/duration.ts';
import { can } from '#domain/session/permissions.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { useUser } from '../../platform/session.tsx';
import { useKeyTitle } from '../../platform/shortcuts.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EventTypeBadge } from '../../words/event-words.tsx';
import { MaintenanceStateBadge } from '../../words/maintenance-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { YachtPicture } from '../../yachts/yacht-picture.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { pictured } from '../bookings/booking-row.tsx';
import { ActButton } from './act-button.tsx';
import { DossierMenu } from './dossier-menu.tsx';
import { StagesList } from './stages-list.tsx';

const link = 'rounded-sm font-medium text-accent hover:underline';

/** Whose booking it is, of which yacht and when, its stage, and the next thing to do. */
export function DossierHeader({ dossier }: { dossier: Dossier }) {
  const { event, stages, isLate } = dossier;
  const state = stateOfEntry(event, useNow());
  const title = event.customerFullName ?? event.title;
  return (
    <article className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <EventTypeBadge type={event.type} />
        {stages.length === 0 && <MaintenanceStateBadge state={state} />}
        {isLate && <Badge tone="red">Not back yet</Badge>}
        <AdjacentBookings dossier={dossier} />
      </div>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <div className="flex min-w-0 flex-1 items-start gap-5 max-sm:basis-full">
          <span className="h-22.5 w-40 shrink-0 overflow-hidden rounded-lg bg-sunken max-sm:hidden">
            <YachtPicture yacht={pictured(event)} size="card" />
          </span>
          <div className="min-w-0">
            <h2 className="text-2xl leading-8 font-semibold wrap-anywhere">{title}</h2>
            {title !== event.title && <p className="text-ink-2 wrap-anywhere">{event.title}</p>}
            <Facts dossier={dossier} />
            {event.description && <p className="mt-2 max-w-prose whitespace-pre-line text-ink-2 wrap-anywhere">{event.description}</p>}
          </div>
        </div>
        <Actions dossier={dossier} />
      </div>
      {stages.length > 0 && <StagesList stages={stages} />}
    </article>
  );
}

function Facts({ dossier: { event, captain, trips, stages } }: { dossier: Dossier }) {
  const isBooking = stages.length > 0;
  const dates = useDates();
  const timeZone = useTimeZone();
  const yachtOf = useYachtWords();
  const sailed = trips?.filter(({ status }) => status !== 'cancelled') ?? [];
  const [from, to] = [sailed[0]?.from, sailed.at(-1)?.to];
  return (
    <dl className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <Fact name="Yacht">
        <RecordLink kind="yacht" id={event.yachtId} className={link}>
          {yachtOf(event)}
        </RecordLink>
      </Fact>
      <Fact name="When">
        <span className="tnum">{dates.period(event.startDate, event.endDate)}</span>
      </Fact>
      {event.charterId !== null && (
        <Fact name="Charter">
          <Link to="/desk/$charterId" params={{ charterId: String(event.charterId) }} className={link}>
            {event.charterNumber}
          </Link>
        </Fact>
      )}
      {event.importLabel !== null && (
        <Fact name="Origin">
          <span className="text-ink-2">From {event.importLabel}. Make changes there.</span>
        </Fact>
      )}
      {isBooking && <Fact name="Length">{shortLengthWords(timeZone, event)}</Fact>}
      {from && to && <Fact name="Harbors">{from === to ? from : `${from} → ${to}`}</Fact>}
      {isBooking && captain && (
        <Fact name="Captain">
          Captain{' '}
          <RecordLink kind="crew" id={captain.id} className="rounded-sm font-medium hover:text-accent hover:underline">
            {captain.name}
          </RecordLink>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="sr-only">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Actions({ dossier: { event, act } }: { dossier: Dossier }) {
  const editTitle = useKeyTitle('Edit', 'E');
  const mayEdit = can(useUser(), 'schedule:write') && mayChange(event);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {act && <ActButton act={act} event={event} className="max-md:hidden" />}
      {mayEdit && (
        <Link
          {...editTitle}
          to="/schedule/$eventId/edit"
          params={{ eventId: String(event.id) }}
          className={buttonLook({ variant: act ? 'ghost' : 'outline' })}
        >
          <Pencil aria-hidden />
          Edit
        </Link>
      )}
      <DossierMenu event={event} act={act} />
    </div>
  );
}

/** The bookings of the yacht before and after this one. */
function AdjacentBookings({ dossier: { event, previous, next } }: { dossier: Dossier }) {
  const dates = useDates();
  if (!previous && !next) return null;
  const words = ({ party, title, startDate }: NonNullable<Dossier['next']>) => `${party ?? title}, ${dates.day(startDate)}`;
  const look = 'flex min-w-0 items-center gap-1 rounded-md py-1 text-nav text-ink-2 hover:text-ink [&_svg]:size-4 [&_svg]:shrink-0';
  return (
    <nav aria-label={`Bookings of ${event.yachtName}`} className="ml-auto flex min-w-0 gap-4 max-sm:w-full max-sm:justify-between">
      {previous && (
        <Link to="/schedule/$eventId" params={{ eventId: String(previous.id) }} className={look}>
          <ChevronLeft aria-hidden />
          <span className="sr-only">Previous: </span>
          <span className="truncate">{words(previous)}</span>
        </Link>
      )}
      {next && (
        <Link to="/schedule/$eventId" params={{ eventId: String(next.id) }} className={look}>
          <span className="sr-only">Next: </span>
          <span className="truncate">{words(next)}</span>
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
