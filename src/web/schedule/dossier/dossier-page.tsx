import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Dossier } from '#domain/dossier/dossier.ts';
import { RunsPanel } from '../../checklists/runs-panel.tsx';
import { isGone } from '../../platform/api.ts';
import { NotThere } from '../../platform/not-there.tsx';
import { useNow } from '../../platform/now.ts';
import { countIn } from '../../platform/search-params.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ActBar } from './act-button.tsx';
import { OriginLink } from './origin-link.tsx';
import { CrewPanel } from './crew-panel.tsx';
import { DaysPanel } from './days-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { DossierHeader } from './dossier-header.tsx';
import { dossierQuery } from './dossier-query.ts';
import { DossierSkeleton } from './dossier-skeleton.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { PartyPanel } from './party-panel.tsx';
import { ToDoPanel } from './to-do-panel.tsx';
import { TripsPanel } from './trips-panel.tsx';

/** An event of the calendar as the hub of everything that belongs to it: its stage, what to do, and the days around it. */
export function DossierPage() {
  const { eventId } = useParams({ strict: false });
  const id = countIn(eventId);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
      {id === undefined ? <EventNotFound /> : <View key={id} id={id} />}
    </div>
  );
}

const minute = 60_000;

// In the order in which users look at them.
const beforeStart = ['pre_departure', 'check_in', 'check_out'] as const;
const onceStarted = ['check_out', 'check_in', 'pre_departure'] as const;

function View({ id }: { id: number }) {
  // Time alone changes what it shows: she leaves, she comes back, a gap becomes too short.
  const dossier = useQuery({ ...dossierQuery(id), refetchInterval: minute });
  return (
    <>
      <OriginLink startDate={dossier.data?.event.startDate} />
      <Loaded
        query={dossier}
        loading={<DossierSkeleton />}
        renderFailed={(retry, error) =>
          isGone(error) ? (
            <EventNotFound />
          ) : (
            <NotThere title="Failed to load schedule event. Please try again later." back={toSchedule} onRetry={retry} />
          )
        }
      >
        {(loaded) => <Hub dossier={loaded} />}
      </Loaded>
    </>
  );
}

function Hub({ dossier }: { dossier: Dossier }) {
  const { event, act, money, toDo, party, crew, trips } = dossier;
  const now = useNow();
  const isBooking = toDo !== null;
  const isDayTrip = event.type === 'day_rent';
  const first = isBooking && [
    money && <MoneyPanel key="money" event={event} money={money} next={act} />,
    <ToDoPanel key="do" event={event} toDo={toDo} />,
    <PartyPanel key="party" event={event} party={party} />,
  ];
  return (
    <>
      <DossierHeader dossier={dossier} />
      {first && (
        <div data-paper="pair" className={`grid gap-4 ${money ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
          {first}
        </div>
      )}
      <div data-paper="none">
        <DaysPanel dossier={dossier} />
      </div>
      <div data-paper="pair" className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          {trips !== null && (trips.length > 0 || !isDayTrip) && <TripsPanel event={event} trips={trips} />}
          {isBooking && (
            <RunsPanel
              of={{ eventId: event.id }}
              yacht={{ id: event.yachtId, name: event.yachtName }}
              purposes={event.startDate > now.toISOString() ? beforeStart : onceStarted}
            />
          )}
          <HistoryPanel event={event} history={dossier.history} />
        </div>
        <div className="grid gap-4 max-lg:row-start-1">
          {crew !== null && !isDayTrip && <CrewPanel event={event} crew={crew} />}
          <DetailsPanel event={event} />
        </div>
      </div>
      {act && <ActBar act={act} event={event} />}
    </>
  );
}

const toSchedule = { to: '/schedule', children: 'Back to schedule' } as const;

function EventNotFound() {
  return <NotThere title="Event not found" text="It may have been deleted, or the link may be mistyped." back={toSchedule} />;
}
