import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { withParts, type Equipment, type NewEquipment } from '#domain/equipment/equipment.ts';
import { equipmentKindLabels } from '#domain/equipment/words.ts';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { DateField } from '../platform/date-field.tsx';
import { sayDate } from '../platform/day-words.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { HoursField } from '../platform/hours-field.tsx';
import { DocumentField } from '../platform/document-field.tsx';
import { PictureField } from '../platform/picture-field.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { blankEquipment, ChangedEntry, formOf, NewEntry, type EquipmentForm } from './equipment-entry.ts';

const labels: Record<keyof EquipmentForm, string> = {
  yachtId: 'Yacht',
  parentId: 'Part of',
  name: 'Name',
  kind: 'Kind',
  category: 'Category',
  maker: 'Maker',
  model: 'Model',
  serialNumber: 'Serial number',
  identifier: 'Identifier',
  quantity: 'Quantity',
  location: 'Location',
  installedOn: 'Installed on',
  warrantyUntil: 'Warranty until',
  warrantyHours: 'Warranty up to (hours)',
  critical: 'Critical',
  imageUrl: 'Picture',
  manualUrl: 'Manual',
  notes: 'Notes',
  withPlans: 'Add its usual meter and services',
};

const kinds = choicesOf(equipmentKindLabels);
const texts = ['maker', 'model', 'serialNumber', 'identifier', 'location'] as const;

type Props = {
  yacht: { id: number; name: string; companyName?: string | null | undefined };
  equipment: Equipment | null;
  parentId: number | null;
  /** All equipment of the yacht. */ all: readonly Equipment[];
  onSaved?: (saved: { id: number }) => void;
  onClose: () => void;
};

/** Adds or changes a piece of equipment. */
export function EquipmentDialog({ yacht, equipment, parentId, all, onSaved, onClose }: Props) {
  // Each on its own: the one that is done first doesn't speak for the other.
  const [isPictureUploading, setIsPictureUploading] = useState(false);
  const [isManualUploading, setIsManualUploading] = useState(false);
  const uploading = isPictureUploading || isManualUploading;
  const { form, upon, frame } = useRecordForm({
    collection: '/api/equipment',
    stored: equipment,
    formOf,
    blank: blankEquipment(yacht.id, parentId),
    resolver: checkedBy<EquipmentForm, NewEquipment>(equipment ? ChangedEntry : NewEntry),
    labels,
    words: (field, values) => wordsOf(field, values, all),
    failure: `Error ${equipment ? 'updating' : 'adding'} equipment`,
    onSaved: (saved) => {
      toast(
        equipment
          ? { title: 'Equipment updated', description: `${saved.name} is up to date.` }
          : { title: 'Equipment added', description: `${saved.name} is on ${yacht.name}.` },
      );
      onSaved?.(saved);
      onClose();
    },
  });
  const { control, register, formState, watch, setValue } = form;
  const { errors } = formState;
  const below = equipment ? withParts(all, equipment.id).map(({ id }) => id) : [];
  const parents = [{ value: '-', label: 'Nothing' }].concat(
    all.filter(({ id }) => !below.includes(id)).map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <DialogForm
      frame={frame}
      thing="equipment"
      wide
      title={equipment ? `Edit ${equipment.name}` : `New equipment on ${yacht.name}`}
      text={
        equipment ? (
          'It can’t be moved to another yacht.'
        ) : (
          <>
            A name is enough to start with.
            <CompanyOf record={yacht} />
          </>
        )
      }
      action={uploading ? 'Uploading…' : equipment ? 'Save changes' : 'Add equipment'}
      waits={uploading}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        <Field label={labels.name} required error={errors.name?.message}>
          {(props) => <Input {...props} {...register('name')} autoComplete="off" placeholder="Port engine" />}
        </Field>
        <Field label={labels.kind} error={errors.kind?.message}>
          {(props) => (
            <Controller
              control={control}
              name="kind"
              render={({ field }) => (
                <Select control={props} ref={field.ref} value={field.value} choices={kinds} onChoose={field.onChange} />
              )}
            />
          )}
        </Field>
        <Field label={labels.parentId} error={errors.parentId?.message}>
          {(props) => (
            <Controller
              control={control}
              name="parentId"
              render={({ field }) => (
                <Select
                  control={props}
                  ref={field.ref}
                  value={field.value === null ? '-' : String(field.value)}
                  choices={parents}
                  onChoose={(chosen) => field.onChange(chosen === '-' ? null : Number(chosen))}
                />
              )}
            />
          )}
        </Field>
        <Field label={labels.category} error={errors.category?.message}>
          {(props) => (
            <Controller
              control={control}
              name="category"
              render={({ field }) => (
                <Select
                  control={props}
                  ref={field.ref}
                  value={field.value || '-'}
                  choices={[
                    ...(equipment ? [] : [{ value: '-', label: 'Default for its kind' }]),
                    ...choicesOf<string>(maintenanceTypeLabels),
                  ]}
                  onChoose={(chosen) => field.onChange(chosen === '-' ? '' : chosen)}
                />
              )}
            />
          )}
        </Field>
        {texts.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            error={errors[name]?.message}
            hint={name === 'identifier' ? 'MMSI, hull or tag number' : undefined}
          >
            {(props) => <Input {...props} {...register(name)} autoComplete="off" />}
          </Field>
        ))}
        <Field label={labels.quantity} error={errors.quantity?.message}>
          {(props) => <Input {...props} {...register('quantity')} inputMode="numeric" autoComplete="off" />}
        </Field>
        <DateField control={control} name="installedOn" label={labels.installedOn} expected="past" />
        <DateField control={control} name="warrantyUntil" label={labels.warrantyUntil} expected="ahead" />
        <HoursField control={control} name="warrantyHours" label={labels.warrantyHours} placeholder="2,000" />
        <div className="flex flex-wrap gap-x-6 sm:col-span-2">
          {(equipment ? (['critical'] as const) : (['critical', 'withPlans'] as const)).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" className="size-4 accent-(--accent)" {...register(name)} />
              {labels[name]}
            </label>
          ))}
        </div>
        <Field label={labels.notes} error={errors.notes?.message} className="sm:col-span-2">
          {(props) => <TextArea {...props} {...register('notes')} rows={3} />}
        </Field>
        <PictureField
          url={watch('imageUrl')}
          error={errors.imageUrl?.message}
          placeholder={<ImageIcon />}
          onChange={(url) => setValue('imageUrl', url, { shouldDirty: true })}
          onUploading={setIsPictureUploading}
        />
        <DocumentField
          label={labels.manualUrl}
          file={manualOf(watch('manualUrl'))}
          error={errors.manualUrl?.message}
          onChange={(file) => setValue('manualUrl', file?.url ?? '', { shouldDirty: true })}
          onUploading={setIsManualUploading}
        />
      </div>
    </DialogForm>
  );
}

function manualOf(url: string): UploadedFile | null {
  return url ? { url, name: 'Manual' } : null;
}

function wordsOf(field: keyof EquipmentForm, values: EquipmentForm, all: readonly Equipment[]): string {
  if (field === 'parentId') return all.find(({ id }) => id === values.parentId)?.name ?? 'Nothing';
  if (field === 'kind') return equipmentKindLabels[values.kind];
  if (field === 'installedOn' || field === 'warrantyUntil') return values[field] ? sayDate(values[field]) : 'Empty';
  if (field === 'critical') return values.critical ? 'Yes' : 'No';
  if (field === 'imageUrl' || field === 'manualUrl') return values[field] ? 'A file' : 'Empty';
  return String(values[field]) || 'Empty';
}
