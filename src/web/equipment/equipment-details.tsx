import { useMutation, useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Gauge, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { hoursText } from '#domain/equipment/hours.ts';
import { equipmentKindLabels } from '#domain/equipment/words.ts';
import { client, versionOf } from '../platform/api.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { useDates, useToday } from '../platform/dates.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { Picture } from '../platform/picture.tsx';
import { tellFailure } from '../platform/records.ts';
import { ActMenu } from '../ui/acts.tsx';
import { PlanPanel } from '../services/plan-panel.tsx';
import { Badge } from '../ui/badge.tsx';
import { Detail } from '../ui/detail.tsx';
import { Held, InOrder } from '../ui/in-order.tsx';
import { toast } from '../ui/toast-store.ts';
import { metersQuery } from './equipment-query.ts';
import { MeterPanel } from './meter-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';

const EquipmentDialog = lazy(() => import('./equipment-dialog.tsx').then((module) => ({ default: module.EquipmentDialog })));
const MeterDialog = lazy(() => import('./meter-dialog.tsx').then((module) => ({ default: module.MeterDialog })));

type Props = { equipment: Equipment; all: Equipment[]; mayChange: boolean; onGone: () => void; onAddPart: () => void };

/** The details of a piece of equipment, with its meters, documents and services. */
export function EquipmentDetails({ equipment, all, mayChange, onGone, onAddPart }: Props) {
  const [open, setOpen] = useState<'edit' | 'meter' | 'delete' | null>(null);
  const meters = useQuery(metersQuery(equipment.yachtId));
  const own = meters.data?.filter(({ equipmentId }) => equipmentId === equipment.id);
  const retire = useRetirement(equipment);
  const close = () => setOpen(null);
  const { name, retiredOn } = equipment;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section aria-label={name} className="card p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-page font-semibold wrap-anywhere">{name}</h2>
            <CompanyOf record={equipment} />
            <div className="mt-2 flex flex-wrap gap-2">
              <Badge tone="grey">{equipmentKindLabels[equipment.kind]}</Badge>
              {equipment.critical && <Badge tone="amber">Critical</Badge>}
              {equipment.inWarranty !== null && (
                <Badge tone={equipment.inWarranty ? 'green' : 'grey'}>{equipment.inWarranty ? 'In warranty' : 'Out of warranty'}</Badge>
              )}
              {retiredOn && <Badge tone="grey">Retired</Badge>}
            </div>
          </div>
          {mayChange && (
            <ActMenu
              of={name}
              acts={[
                { label: 'Edit', icon: <Pencil aria-hidden />, onAct: () => setOpen('edit') },
                { label: 'Add a part', icon: <Plus aria-hidden />, onAct: onAddPart },
                { label: 'Add a meter', icon: <Gauge aria-hidden />, onAct: () => setOpen('meter') },
                retiredOn
                  ? { label: 'Put back in use', icon: <ArchiveRestore aria-hidden />, onAct: () => retire.mutate(false) }
                  : { label: 'Retire', icon: <Archive aria-hidden />, onAct: () => retire.mutate(true) },
                { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => setOpen('delete') },
              ]}
            />
          )}
        </div>
        <Facts equipment={equipment} />
      </section>
      <InOrder>
        <>
          {meters.isPending && <Held />}
          {own?.map((meter) => (
            <MeterPanel key={meter.id} meter={meter} mayChange={mayChange} />
          ))}
        </>
        <DocumentsPanel equipment={equipment} />
        <PlanPanel equipment={equipment} />
      </InOrder>
      <Suspense>
        {open === 'edit' && (
          <EquipmentDialog
            yacht={{ id: equipment.yachtId, name: equipment.yachtName }}
            equipment={equipment}
            parentId={equipment.parentId}
            all={all}
            onClose={close}
          />
        )}
        {open === 'meter' && <MeterDialog meter={null} equipment={equipment} onClose={close} />}
        {open === 'delete' && (
          <DeleteDialog
            collection="/api/equipment"
            record={equipment}
            title={`Delete ${name}?`}
            text="This can’t be undone. Its parts and meters are deleted too."
            action="Delete equipment"
            deleted={{ title: 'Equipment deleted', description: `${name} is no longer on ${equipment.yachtName}.` }}
            failure="Error deleting equipment"
            refusedTitle={`${name} stays`}
            onClose={close}
            onDeleted={onGone}
          />
        )}
      </Suspense>
    </div>
  );
}

function Facts({ equipment }: { equipment: Equipment }) {
  const dates = useDates();
  const {
    maker,
    model,
    serialNumber,
    identifier,
    quantity,
    location,
    installedOn,
    warrantyUntil,
    warrantyHours,
    retiredOn,
    imageUrl,
    manualUrl,
    notes,
  } = equipment;
  const warranty = [
    warrantyUntil && `until ${dates.calendarDay(warrantyUntil)}`,
    warrantyHours !== null && `up to ${hoursText(warrantyHours)}`,
  ].filter(Boolean);
  const known: [string, string | null | false][] = [
    ['Maker', maker],
    ['Model', model],
    ['Serial number', serialNumber],
    ['Identifier', identifier],
    ['Quantity', quantity > 1 && String(quantity)],
    ['Location', location],
    ['Installed', installedOn && dates.calendarDay(installedOn)],
    ['Warranty', warranty.length > 0 && warranty.join(', ')],
    ['Retired', retiredOn && dates.calendarDay(retiredOn)],
  ];
  const facts = known.filter(([, value]) => value);
  if (facts.length === 0 && !notes && !manualUrl && !imageUrl) return <p className="mt-4 text-ink-3">No details yet.</p>;
  return (
    <>
      {imageUrl && (
        <Picture
          url={imageUrl}
          size="card"
          alt={equipment.name}
          className="mt-4 max-h-64 w-full rounded-lg object-cover"
          placeholder={null}
        />
      )}
      <dl className="mt-4 grid gap-4 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <Detail key={label} name={label}>
            {value}
          </Detail>
        ))}
        {manualUrl && (
          <Detail name="Manual">
            <ManualLink url={manualUrl} name={equipment.name} />
          </Detail>
        )}
        {notes && (
          <Detail name="Notes" wide>
            <span className="font-normal whitespace-pre-line">{notes}</span>
          </Detail>
        )}
      </dl>
    </>
  );
}

const DocumentDialog = lazy(() => import('../platform/document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })));

function ManualLink({ url, name }: { url: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="text-accent hover:underline" onClick={() => setOpen(true)}>
        Open the manual
      </button>
      <Suspense>{open && <DocumentDialog url={url} name={`Manual of ${name}`} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Retires equipment as of today, or puts it back in use. */
function useRetirement(equipment: Equipment) {
  const today = useToday();
  return useMutation({
    mutationFn: (retires: boolean) =>
      client.PATCH('/api/equipment/{id}', {
        params: { path: { id: equipment.id } },
        body: { retiredOn: retires ? today : null },
        headers: { 'If-Match': versionOf(equipment) },
      }),
    onSuccess: (_, retires) =>
      toast({
        title: retires ? 'Equipment retired' : 'Equipment is back in use',
        description: retires ? `${equipment.name} is kept with its history.` : `${equipment.name} is in use again.`,
      }),
    onError: (error) => tellFailure('Error updating equipment', error),
  });
}
