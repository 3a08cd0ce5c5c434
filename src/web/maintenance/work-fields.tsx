import { Controller, type UseFormReturn } from 'react-hook-form';
import { defectSeverityLabels } from '#domain/defects/words.ts';
import type { NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import type { ListQuery, List, Listed } from '../platform/api.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import { FocusOn } from '../platform/focus-on.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { YachtSelect } from '../yachts/yacht-select.tsx';
import { CarriedField } from './carried-field.tsx';
import type { MaintenanceEntry } from './maintenance-entry.ts';

const typeChoices = choicesOf(maintenanceTypeLabels);

type Form = UseFormReturn<MaintenanceEntry, unknown, NewMaintenanceRecord>;
type Props = { form: Form; yacht: SelectOption | null; onYacht: (yacht: SelectOption | null) => void };

/** What is done, to which yacht, and by whom. */
export function WorkFields({ form, yacht, onYacht }: Props) {
  const {
    control: state,
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Title" required error={errors.title?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...register('title')} placeholder="500-hour engine service" autoComplete="off" />}
      </Field>
      <Field label="Yacht" required error={errors.yachtId?.message}>
        {(control) => (
          <Controller
            control={state}
            name="yachtId"
            render={({ field }) => (
              <FocusOn refer={field.ref}>
                <YachtSelect
                  control={control}
                  chosen={yacht}
                  onChoose={(next) => onYacht(next && { id: next.id, label: next.name, note: next.type })}
                  placeholder="Choose a yacht"
                />
              </FocusOn>
            )}
          />
        )}
      </Field>
      <Field label="Type" required error={errors.type?.message}>
        {(control) => (
          <Controller
            control={state}
            name="type"
            render={({ field }) => (
              <Select
                control={control}
                ref={field.ref}
                value={field.value}
                choices={typeChoices}
                onChoose={field.onChange}
                placeholder="Choose a type"
              />
            )}
          />
        )}
      </Field>
      <FoundField
        control={state}
        name="equipment"
        label="Equipment"
        className="sm:col-span-2"
        path="/api/equipment"
        query={{ yachtId: yacht?.id, retired: 'false' }}
        enabled={yacht !== null}
        foundOf={({ id, name, model }) => ({ id, label: name, note: model ?? undefined })}
        placeholder={yacht ? 'Nothing in particular' : 'Choose a yacht first'}
        noneFound="No equipment found"
      />
      <FoundField
        control={state}
        name="assignee"
        label="Assigned to"
        path="/api/crew"
        query={{}}
        foundOf={({ id, name, role }) => ({ id, label: name, note: role })}
        placeholder="Nobody"
        noneFound="No crew members found"
      />
      <Field label="Contractor" error={errors.contractor?.message}>
        {(control) => <Input {...control} {...register('contractor')} placeholder="Yard or company" autoComplete="off" />}
      </Field>
      <Field label="Description" error={errors.description?.message} className="sm:col-span-2">
        {(control) => (
          <TextArea {...control} {...register('description')} rows={3} placeholder="What needs doing, and what must be on board by then" />
        )}
      </Field>
    </div>
  );
}

type FoundProps<Path extends List> = {
  control: Form['control'];
  name: 'equipment' | 'assignee';
  label: string;
  className?: string;
  path: Path;
  query: Omit<ListQuery<Path>, 'q' | 'limit' | 'offset'>;
  enabled?: boolean;
  foundOf: (row: Listed<Path>) => SelectOption;
  placeholder: string;
  noneFound: string;
};

/** One record that the work is about, or none. */
function FoundField<Path extends List>({ control: state, name, label, className, ...select }: FoundProps<Path>) {
  return (
    <Controller
      control={state}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} className={className} error={fieldState.error?.message}>
          {(control) => (
            <FocusOn refer={field.ref}>
              <EntrySelect<Path>
                {...select}
                control={control}
                chosen={field.value}
                onChoose={(next) => field.onChange(next && { id: next.id, label: next.label })}
              />
            </FocusOn>
          )}
        </Field>
      )}
    />
  );
}

/** The services and defects of the yacht that the work covers. */
export function CarriedFields({ form: { control }, yacht }: Pick<Props, 'form' | 'yacht'>) {
  const ofYacht = { yachtId: yacht?.id };
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-x-6">
      <CarriedField
        control={control}
        name="services"
        label="Services"
        path="/api/service-plans"
        query={ofYacht}
        enabled={yacht !== null}
        foundOf={({ id, equipmentName, title }) => ({ id, label: `${equipmentName}, ${title}` })}
        placeholder={yacht ? 'Add a service' : 'Choose a yacht first'}
        noneFound="No services found"
      />
      <CarriedField
        control={control}
        name="defects"
        label="Defects"
        path="/api/defects"
        query={{ ...ofYacht, status: 'open' }}
        enabled={yacht !== null}
        foundOf={({ id, title, severity }) => ({ id, label: title, note: defectSeverityLabels[severity] })}
        placeholder={yacht ? 'Add a defect' : 'Choose a yacht first'}
        noneFound="No open defects found"
      />
    </div>
  );
}
