import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FileDown, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { charterStateLabels } from '#domain/desk/charter-words.ts';
import type { Manifest } from '#domain/desk/departure.ts';
import { guestsOf } from '#domain/desk/guest-words.ts';
import { can } from '#domain/session/permissions.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { isGone, reason } from '../../platform/api.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { useDates } from '../../platform/dates.ts';
import { download } from '../../platform/download.ts';
import { useNow } from '../../platform/now.ts';
import { NotThere } from '../../platform/not-there.tsx';
import { reachActs } from '../../platform/reach-acts.tsx';
import { countIn } from '../../platform/search-params.ts';
import { useUser } from '../../platform/session.tsx';
import { ActButtons } from '../../ui/acts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { manifestQuery } from './departures-query.ts';

const SellDialog = lazy(() => import('./sell-dialog.tsx').then((module) => ({ default: module.SellDialog })));

/** Who sails on a departure: for a phone at the gangway, and for printing. */
export function ManifestPage() {
  const { departureId } = useParams({ strict: false });
  const id = countIn(departureId);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/desk/departures">Departures</BackLink>
      {id === undefined ? <NotFound /> : <Whole key={id} id={id} />}
    </div>
  );
}

function Whole({ id }: { id: number }) {
  const manifest = useQuery(manifestQuery(id));
  return (
    <Loaded
      query={manifest}
      loading={<Skeleton className="h-96 rounded-xl" />}
      renderFailed={(retry, error) =>
        isGone(error) ? (
          <NotFound />
        ) : (
          <NotThere title="Error loading departure" text="This departure couldn't be loaded." back={toDepartures} onRetry={retry} />
        )
      }
    >
      {(loaded) => <Shown manifest={loaded} />}
    </Loaded>
  );
}

const toDepartures = { to: '/desk/departures', children: 'Back to departures' } as const;

function NotFound() {
  return <NotThere title="Departure not found" text="It may have been deleted or cancelled." back={toDepartures} />;
}

function Shown({ manifest: { departure, parties } }: { manifest: Manifest }) {
  const dates = useDates();
  const now = useNow();
  const mayWrite = can(useUser(), 'desk:write');
  const [isSelling, setIsSelling] = useState(false);
  const { id, title, yachtName, startDate, endDate, capacity, seatsTaken } = departure;
  const isOpen = mayWrite && seatsTaken < capacity && Date.parse(startDate) > now.getTime();
  const file = (format: 'pdf' | 'csv') =>
    download(`/api/departures/${id}/manifest?format=${format}`, `manifest-${id}.${format}`).catch((error: unknown) =>
      toast({ variant: 'destructive', title: "The manifest wasn't downloaded", description: reason(error) }),
    );
  return (
    <article className="card">
      <div className="flex flex-wrap items-start justify-between gap-3 border-b p-5">
        <div className="min-w-48 flex-1">
          <h1 className="text-panel font-semibold wrap-anywhere">{title}</h1>
          <p className="mt-1 text-ink-2">
            <Link
              to="/schedule/$eventId"
              params={{ eventId: String(id) }}
              className="rounded-sm underline underline-offset-4 hover:text-accent"
            >
              {yachtName}
            </Link>
            <CompanyNote record={departure} />
            <span className="tnum"> · {dates.period(startDate, endDate)}</span>
          </p>
          <p className="tnum mt-1 text-ink-2">{`${seatsTaken} of ${several(capacity, 'seat')} taken`}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void file('pdf')}>
            <FileDown aria-hidden />
            PDF
          </Button>
          <Button onClick={() => void file('csv')}>
            <FileDown aria-hidden />
            CSV
          </Button>
          {isOpen && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsSelling(true)}>
              Sell seats
            </Button>
          )}
        </div>
      </div>
      {parties.length === 0 ? (
        <EmptyState icon={<Users />} title="No seats sold yet" text="Seats sold or on option appear here by party." />
      ) : (
        <ul className="divide-y">
          {parties.map((party) => (
            <Party key={party.charterId} party={party} />
          ))}
        </ul>
      )}
      <Suspense>{isSelling && <SellDialog departure={departure} onClose={() => setIsSelling(false)} />}</Suspense>
    </article>
  );
}

function Party({ party }: { party: Manifest['parties'][number] }) {
  const dates = useDates();
  const { charterId, number, state, name, total, currency, optionUntil, notes } = party;
  const until = optionUntil && `until ${dates.moment(optionUntil)}`;
  const facts = [number, guestsOf(party), total !== null && moneyInWords(total, currency), until];
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to="/desk/$charterId"
            params={{ charterId: String(charterId) }}
            className="rounded-sm font-medium wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          {party.paid && <Badge tone="green">Paid</Badge>}
          {state === 'option' && <Badge tone="amber">{charterStateLabels.option}</Badge>}
        </p>
        <p className="tnum mt-0.5 text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        {notes && <p className="mt-1 text-xs text-ink-3 wrap-anywhere">{notes}</p>}
      </div>
      <ActButtons of={name} acts={reachActs(party)} />
    </li>
  );
}
