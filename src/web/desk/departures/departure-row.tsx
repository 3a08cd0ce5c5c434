import { Link } from '@tanstack/react-router';
import { Ban, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Departure } from '#domain/desk/departure.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { useNow } from '../../platform/now.ts';
import { ActMenu } from '../../ui/acts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';

type Props = { departure: Departure; mayWrite: boolean; onEdit: (departure: Departure) => void; onSell: (departure: Departure) => void };

/** A departure in a list: when, on which yacht, and how many of its seats are taken. */
export function DepartureRow({ departure, mayWrite, onEdit, onSell }: Props) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const now = useNow();
  const [asking, setAsking] = useState<'delete' | 'cancel' | null>(null);
  const { id, title, yachtName, startDate, endDate, capacity, seatsTaken, seatPrice, currency, minimum, isPublic } = departure;
  const hasSailed = Date.parse(startDate) <= now.getTime();
  const isFull = seatsTaken >= capacity;
  const end = seatsTaken > 0 ? 'cancel' : 'delete';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to="/desk/departures/$departureId"
            params={{ departureId: String(id) }}
            className="rounded-sm font-medium wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          {isPublic && <Badge tone="blue">Public</Badge>}
          {!hasSailed && seatsTaken < minimum && <Badge tone="amber">Below minimum</Badge>}
        </p>
        <p className="tnum mt-0.5 text-xs text-ink-2">
          {[yachtOf(departure), dates.period(startDate, endDate), plainMoney(seatPrice, currency)].join(' · ')}
        </p>
      </div>
      <div className="grid gap-1 max-sm:flex-1" style={{ minWidth: '8rem' }}>
        <p className="tnum text-nav">
          {isFull && capacity > 1 ? `All ${capacity} seats taken` : `${seatsTaken} of ${several(capacity, 'seat')}`}
        </p>
        <ProgressBar value={Math.round((seatsTaken / capacity) * 100)} label={`Seats of ${title}`} />
      </div>
      {mayWrite && (
        <div className="flex items-center gap-1">
          {!hasSailed && (
            <Button
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Sell seats: ${title}`}
              disabled={isFull}
              onClick={() => onSell(departure)}
            >
              Sell seats
            </Button>
          )}
          <ActMenu
            of={title}
            acts={[
              { label: 'Edit departure', icon: <Pencil aria-hidden />, onAct: () => onEdit(departure) },
              ...(end === 'delete'
                ? [{ label: 'Delete departure', icon: <Trash2 aria-hidden />, onAct: () => setAsking('delete') }]
                : hasSailed
                  ? []
                  : [{ label: 'Cancel departure', icon: <Ban aria-hidden />, onAct: () => setAsking('cancel') }]),
            ]}
          />
        </div>
      )}
      {asking === 'cancel' && <CancelDialog departure={departure} onClose={() => setAsking(null)} />}
      {asking === 'delete' && (
        <DeleteDialog
          collection="/api/departures"
          record={departure}
          title={`Delete ${title}?`}
          text={`It will be removed from the calendar of ${yachtName}. Nobody is booked on it.`}
          action="Delete departure"
          deleted={{ title: 'Departure deleted', description: `${yachtName} is free again.` }}
          failure="Error deleting departure"
          refusedTitle={`${title} can't be deleted`}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
