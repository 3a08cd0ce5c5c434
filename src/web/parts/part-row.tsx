import { ArrowLeftRight, MapPin, Pencil, Trash2 } from 'lucide-react';
import { placeOf, type Part } from '#domain/parts/part.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { ActMenu } from '../ui/acts.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import type { Asking } from './parts-query.ts';

type Props = { part: Part; mayChange: boolean; onAsk: (asking: Asking) => void };

/** A part, and how many of it lie where. */
export function PartRow({ part, mayChange, onAsk }: Props) {
  const unit = part.unit ? ` ${part.unit}` : '';
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{part.name}</p>
          <p className="text-xs text-ink-3">{[part.partNumber, part.maker, part.supplier].filter(Boolean).join(' · ')}</p>
        </div>
        <p className="tnum shrink-0 font-medium">
          {part.quantity}
          {unit}
        </p>
        {mayChange && (
          <ActMenu
            of={part.name}
            acts={[
              { label: 'Edit part', icon: <Pencil aria-hidden />, onAct: () => onAsk({ what: 'part', part }) },
              { label: 'Add a place', icon: <MapPin aria-hidden />, onAct: () => onAsk({ what: 'place', part, place: null }) },
              { label: 'Delete part', icon: <Trash2 aria-hidden />, onAct: () => onAsk({ what: 'delete', part }) },
            ]}
          />
        )}
      </div>
      {part.stocks.map((place) => (
        <div key={place.id} className="flex flex-wrap items-center gap-2 text-nav text-ink-2">
          <span className="min-w-0 truncate max-sm:w-full sm:flex-1">
            {placeOf(place)}
            {place.unitCost !== null && place.currency !== null && ` · ${moneyInWords(place.unitCost, place.currency)}`}
          </span>
          {place.missing > 0 && <Badge tone="amber">{`${place.missing} missing`}</Badge>}
          <span className="tnum">{`${place.quantity}${unit} of ${place.minimum}`}</span>
          {mayChange && (
            <>
              <Button size="sm" aria-label={`Count ${part.name}, ${placeOf(place)}`} onClick={() => onAsk({ what: 'place', part, place })}>
                Count
              </Button>
              <Button
                size="sm"
                aria-label={`Receive, use or move ${part.name}, ${placeOf(place)}`}
                onClick={() => onAsk({ what: 'move', part, place })}
              >
                <ArrowLeftRight aria-hidden />
                Move
              </Button>
            </>
          )}
        </div>
      ))}
    </li>
  );
}
