import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Equipment } from '#domain/equipment/equipment.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import { planPolicyLabels } from '#domain/services/words.ts';
import { HoursField } from '../platform/hours-field.tsx';
import { NeededPartsFields } from '../parts/needed-parts-fields.tsx';
import { several } from '#domain/shared/words.ts';
import { DateField } from '../platform/date-field.tsx';
import { EntrySelect } from '../platform/entry-select.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { countsHours, meterAfter, usualMeter, type PlanEntry, type PlanValues } from './plan-entry.ts';

type Props = {
  form: UseFormReturn<PlanEntry, unknown, PlanValues>;
  isNew: boolean;
  /** Set if the yacht is chosen first. */ yacht: { chosen: SelectOption | null; onChoose: (yacht: SelectOption | null) => void } | null;
  equipment: Equipment[];
  meters: Meter[];
  /** Whether the yacht has no equipment. */ isEmpty: boolean;
  yachtId: number | undefined;
};

const units = choicesOf({ months: 'months', days: 'days' });

/** What is serviced, how often, and how late it may be. */
export function PlanFields({ form, isNew, yacht, equipment, meters, isEmpty, yachtId }: Props) {
  const { register, control, formState, setValue, getValues } = form;
  const { errors } = formState;
  const everyHours = useWatch({ control, name: 'everyHours' });
  const dueHours = useWatch({ control, name: 'dueHours' });
  const setMeter = (meterId: number | null) => setValue('meterId', meterId, { shouldDirty: true });
  function fillMeter() {
    const { meterId, equipmentId } = getValues();
    if (meterId === null) setMeter(usualMeter(meters, equipmentId));
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {yacht && (
        <Field label="Yacht" required className="sm:col-span-2">
          {(props) => (
            <EntrySelect
              control={props}
              path="/api/yachts"
              foundOf={({ id, name, type }) => ({ id, label: name, note: type })}
              chosen={yacht.chosen}
              placeholder="Choose a yacht"
              noneFound="No yachts found"
              onChoose={(next) => {
                yacht.onChoose(next);
                setValue('equipmentId', null);
                setValue('meterId', null);
              }}
            />
          )}
        </Field>
      )}
      {isNew && (
        <Controller
          control={control}
          name="equipmentId"
          render={({ field }) => (
            <Field label="Equipment" required error={errors.equipmentId?.message}>
              {(props) => (
                <Select
                  control={props}
                  label="Equipment"
                  placeholder={isEmpty ? 'No equipment yet' : 'Choose equipment'}
                  value={field.value === null ? '' : String(field.value)}
                  choices={equipment.map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChoose={(id) => {
                    setMeter(meterAfter(meters, getValues(), Number(id)));
                    field.onChange(Number(id));
                  }}
                />
              )}
            </Field>
          )}
        />
      )}
      <Field label="What is done" required className={isNew ? '' : 'sm:col-span-2'} error={errors.title?.message}>
        {(props) => <Input {...props} {...register('title')} placeholder="250 h service" autoComplete="off" />}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-end gap-3">
        <Field label="Every" error={errors.every?.message}>
          {(props) => <Input {...props} {...register('every')} inputMode="numeric" autoComplete="off" placeholder="12" />}
        </Field>
        <Controller
          control={control}
          name="unit"
          render={({ field }) => <Select label="Months or days" value={field.value} choices={units} onChoose={field.onChange} />}
        />
      </div>
      <HoursField control={control} name="everyHours" label="Or every (hours)" placeholder="250" onChange={fillMeter} />
      {countsHours({ everyHours, dueHours }) && (
        <Controller
          control={control}
          name="meterId"
          render={({ field }) => (
            <Field label="Meter" required error={errors.meterId?.message}>
              {(props) => (
                <Select
                  control={props}
                  label="Meter"
                  placeholder={meters.length === 0 ? 'No meters on board' : 'Choose a meter'}
                  value={field.value === null ? '' : String(field.value)}
                  choices={meters.map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChoose={(id) => field.onChange(Number(id))}
                />
              )}
            </Field>
          )}
        />
      )}
      <Controller
        control={control}
        name="policy"
        render={({ field }) => (
          <Field label="Repeats" hint="Fixed: the next dates stay, even if it’s done early or late">
            {(props) => (
              <Select control={props} label="Repeats" value={field.value} choices={choicesOf(planPolicyLabels)} onChoose={field.onChange} />
            )}
          </Field>
        )}
      />
      <DateField
        control={control}
        name="dueOn"
        label={isNew ? 'First due on' : 'Due on'}
        expected="ahead"
        hint={isNew ? 'Leave empty for one interval from today' : undefined}
      />
      <HoursField control={control} name="dueHours" label={isNew ? 'First due at (hours)' : 'Due at (hours)'} onChange={fillMeter} />
      <Field label="May be late (days)" error={errors.lateDays?.message}>
        {(props) => <Input {...props} {...register('lateDays')} inputMode="numeric" autoComplete="off" placeholder="0" />}
      </Field>
      <HoursField control={control} name="lateHours" label="May be late (hours)" placeholder="0" />
      <HoursField control={control} name="estimatedHours" label="Duration (hours)" hint="4 if empty" placeholder="4" />
      <Field label="Series" hint="A longer service covers the shorter ones of its series" error={errors.series?.message}>
        {(props) => <Input {...props} {...register('series')} autoComplete="off" placeholder="service" />}
      </Field>
      <Controller
        control={control}
        name="checklist"
        render={({ field }) => (
          <Field label="Checklist" hint="Run during the work" error={errors.checklist?.message} className="sm:col-span-2">
            {(props) => (
              <EntrySelect
                control={props}
                path="/api/checklists"
                query={{ purpose: 'service', ...(yachtId !== undefined && { yachtId }) }}
                foundOf={({ id, name, itemCount }) => ({ id, label: name, note: several(itemCount, 'item') ?? undefined })}
                none={{ id: 0, label: 'None' }}
                chosen={field.value}
                placeholder="None"
                noneFound="No checklists for services found"
                onChoose={(chosen) => field.onChange(chosen && { id: chosen.id, label: chosen.label })}
              />
            )}
          </Field>
        )}
      />
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="parts"
          render={({ field }) => (
            <NeededPartsFields
              parts={field.value}
              faultAt={(place) => (place === null ? errors.parts?.message : errors.parts?.[place]?.quantity?.message)}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <div className="grid content-start gap-1">
        <Tick label="Critical" {...register('critical')} />
        <Tick label="Takes the yacht out of service" {...register('outOfService')} />
        {!isNew && <Tick label="Paused" {...register('paused')} />}
      </div>
    </div>
  );
}

function Tick({ label, ...props }: { label: string } & ReturnType<Props['form']['register']>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-4 accent-(--accent)" {...props} />
      {label}
    </label>
  );
}
