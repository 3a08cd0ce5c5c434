import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, ChevronDown, MapPin, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { placeOf, type Part } from '#domain/parts/part.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { ActMenu } from '../ui/acts.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { servicesUsingQuery, type PartDialogState } from './parts-query.ts';

type Props = { part: Part; mayChange: boolean; onAsk: (asking: PartDialogState) => void };

/** A part, with its stock at each location. */
export function PartRow({ part, mayChange, onAsk }: Props) {
  const companyOf = useCompanyWords();
  const unit = part.unit ? ` ${part.unit}` : '';
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{part.name}</p>
          <p className="text-xs text-ink-3">{[part.partNumber, part.maker, part.supplier, companyOf(part)].filter(Boolean).join(' · ')}</p>
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
              { label: 'Add a location', icon: <MapPin aria-hidden />, onAct: () => onAsk({ what: 'place', part, place: null }) },
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
          <span className="tnum">{`${place.quantity}${unit} in stock, minimum ${place.minimum}${place.planned > 0 ? `, ${place.planned} planned` : ''}`}</span>
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
      {part.services > 0 && <UsedBy part={part} />}
    </li>
  );
}

/** The services that use it, loaded when opened. */
function UsedBy({ part }: { part: Part }) {
  const [open, setOpen] = useState(false);
  const services = useQuery({ ...servicesUsingQuery(part.id), enabled: open });
  return (
    <div className="text-nav">
      <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {`Used by ${several(part.services, 'service')}`}
        <ChevronDown aria-hidden className={open ? 'rotate-180' : ''} />
      </Button>
      {open && (
        <Loaded
          query={services}
          loading={<Skeleton className="mt-2 h-5 w-64 max-w-full" />}
          renderFailed={(retry) => <ErrorState title="Error loading services" onRetry={retry} />}
        >
          {(plans) => (
            <ul aria-label={`Services that use ${part.name}`} className="mt-1 grid gap-2 px-3 text-ink-2">
              {plans.map(({ id, yachtName, equipmentId, equipmentName, title, parts }) => (
                <li key={id} className="flex justify-between gap-3">
                  <Link
                    to="/maintenance/equipment"
                    search={{ item: equipmentId }}
                    className="rounded-sm underline underline-offset-4 wrap-anywhere hover:text-ink"
                  >
                    {`${yachtName}: ${equipmentName}, ${title}`}
                  </Link>
                  <span className="tnum">{parts.find(({ partId }) => partId === part.id)?.quantity}</span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </div>
  );
}
