import { hoursTyped } from '#domain/equipment/hours.ts';
import { MeterChanges, type Meter } from '#domain/equipment/meter.ts';
import { z } from '#domain/shared/zod.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { HoursField } from '../platform/hours-field.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';

type Values = { name: string; usualPerDay: string };
const labels: Record<keyof Values, string> = { name: 'Name', usualPerDay: 'Usual hours a day' };

// Hours are read as people type them.
const Entry = z.preprocess(
  ({ name, usualPerDay }: Values) => ({ name, usualPerDay: usualPerDay.trim() === '' ? null : (hoursTyped(usualPerDay) ?? usualPerDay) }),
  MeterChanges,
);

type Props = { meter: Meter | null; equipment: { id: number; name: string }; onClose: () => void };

/** Adds or changes a meter of a piece of equipment. */
export function MeterDialog({ meter, equipment, onClose }: Props) {
  const { form, upon, frame } = useRecordForm({
    collection: '/api/meters',
    stored: meter,
    formOf: (stored): Values => ({
      name: stored.ownName ?? '',
      usualPerDay: stored.usualPerDay === null ? '' : String(stored.usualPerDay),
    }),
    blank: { name: '', usualPerDay: '' },
    resolver: checkedBy<Values, MeterChanges & { equipmentId: number }>(Entry),
    along: { equipmentId: equipment.id },
    labels,
    words: (field, values) => values[field] || 'Empty',
    failure: `Error ${meter ? 'updating' : 'adding'} meter`,
    onSaved: ({ name }) => {
      toast({ title: meter ? 'Meter updated' : 'Meter added', description: `${name} counts hours.` });
      onClose();
    },
  });
  const { control, register, formState } = form;
  return (
    <DialogForm
      frame={frame}
      thing="meter"
      title={meter ? `Edit the meter of ${equipment.name}` : `New meter for ${equipment.name}`}
      text="Without a name, it takes the name of its equipment."
      action={meter ? 'Save changes' : 'Add meter'}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        <Field label={labels.name} error={formState.errors.name?.message}>
          {(props) => <Input {...props} {...register('name')} autoComplete="off" placeholder={equipment.name} />}
        </Field>
        <HoursField control={control} name="usualPerDay" label={labels.usualPerDay} hint="Used until there is a week of readings" />
      </div>
    </DialogForm>
  );
}
