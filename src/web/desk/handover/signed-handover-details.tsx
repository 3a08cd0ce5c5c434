import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Charter } from '#domain/desk/charter.ts';
import { hoursText } from '#domain/equipment/hours.ts';
import { isAmiss } from '#domain/handovers/damage.ts';
import type { Handover } from '#domain/handovers/handover.ts';
import { handoverLabels, itemStateLabels } from '#domain/handovers/words.ts';
import { reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { download } from '../../platform/download.ts';
import { Picture } from '../../platform/picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DamageActs, DamagePanel } from './damage-panel.tsx';

type Props = { charter: Charter; handover: Handover; mayWrite: boolean };

/** A signed handover, with its document and what follows from damage; or an open one, for users who may only read. */
export function SignedHandoverDetails({ charter, handover, mayWrite }: Props) {
  const { kind, signed, items, engines, fuel, water, notes } = handover;
  const dates = useDates();
  const label = handoverLabels[kind];
  const paper = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/charters/${charter.id}/handover/pdf?kind=${kind}`, `${charter.number}-${kind.replace('_', '-')}.pdf`),
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: `Failed to download the PDF: ${reason(error)}` }),
  });
  const facts = [
    ...engines.flatMap(({ name, hours }) => (hours === null ? [] : [`${name} ${hoursText(hours)}`])),
    ...(fuel === null ? [] : [`Fuel ${fuel}%`]),
    ...(water === null ? [] : [`Water ${water}%`]),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-40 flex-1">
          {signed ? (
            <>
              <Badge tone="green">Signed</Badge> by {signed.name}, {dates.moment(signed.at)}
            </>
          ) : (
            `This ${label.toLowerCase()} isn’t signed.`
          )}
        </p>
        {signed && (
          <Button size="sm" running={paper.isPending && 'Loading'} onClick={() => paper.mutate()}>
            <Download aria-hidden />
            PDF
          </Button>
        )}
      </div>
      {signed && kind === 'check_out' && <DamagePanel charter={charter} items={items} mayWrite={mayWrite} />}
      {facts.length > 0 && <p className="tnum text-ink-2">{facts.join(' · ')}</p>}
      {notes && <p className="wrap-anywhere whitespace-pre-line">{notes}</p>}
      {items.length > 0 && (
        <ul aria-label="Inventory" className="divide-y rounded-lg border">
          {items.map((item, place) => (
            <li key={`${item.name} ${place}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
              <p className="min-w-32 flex-1 wrap-anywhere">
                {item.name} <span className="tnum text-ink-3">× {item.quantity}</span>
                {item.note && <span className="block text-xs text-ink-3">{item.note}</span>}
              </p>
              {item.photos.map((url) => (
                <Picture key={url} url={url} size="thumb" alt={`Photo of ${item.name}`} placeholder={null} className="size-11 rounded-md" />
              ))}
              <Badge tone={isAmiss(item) ? 'red' : 'grey'}>{stateWords(item)}</Badge>
              {signed && kind === 'check_out' && isAmiss(item) && <DamageActs charter={charter} item={item} mayWrite={mayWrite} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function stateWords({ state, counted, quantity }: Handover['items'][number]): string {
  return counted > 0 && counted < quantity ? `${quantity - counted} ${itemStateLabels.missing.toLowerCase()}` : itemStateLabels[state];
}
