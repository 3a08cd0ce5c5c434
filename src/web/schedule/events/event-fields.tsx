import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import type { FreeSlots } from '#domain/schedule/free-slots.ts';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypes, eventTypeLabels, type EventType } from '#domain/schedule/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { CustomerAddButton } from '../../customers/customer-add-button.tsx';
import { CustomerSelect } from '../../customers/customer-select.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { FocusOn } from '../../platform/focus-on.tsx';
import type { RecordFrame } from '../../platform/record-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { YachtSelect } from '../../yachts/yacht-select.tsx';
import type { EventEntry } from './event-entry.ts';

export type EventFormState = UseFormReturn<EventEntry, unknown, NewScheduleEvent>;

/** A yacht with the company whose customers are searched. */
export type ChosenYacht = SelectOption & { companyId: number | null };

/** The parts of an event's form, whether it is a page or beside the fleet. */
export type EventParts = {
  form: EventFormState;
  frame: RecordFrame;
  /** The stored event being edited. */
  stored: ScheduleEvent | null;
  timeZone: string;
  yacht: ChosenYacht | null;
  customer: SelectOption | null;
  /** The id of the notice about conflicts. */
  notice: string;
  onType: (type: EventType) => void;
  onTitle: (title: string) => void;
  onYacht: (yacht: ChosenYacht | null) => void;
  /** The same for a yacht that is free then. */
  onFreeYacht: (yacht: FreeSlots['yachts'][number]) => void;
  onCustomer: (customer: SelectOption | null) => void;
  onAddCustomer: () => void;
};

export function chosenYacht({ id, name, type, companyId }: Yacht): ChosenYacht {
  return { id, label: name, note: type, companyId };
}

export function TypeField({ form, stored, onType }: EventParts) {
  return (
    <Field
      label="Type"
      required
      error={form.formState.errors.type?.message}
      hint={stored === null && form.watch('type') === 'maintenance' ? 'This also adds a maintenance record.' : undefined}
    >
      {(control) => (
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <Select
              control={control}
              ref={field.ref}
              value={field.value}
              choices={typeChoices(stored)}
              disabled={stored?.type === 'maintenance'}
              onChoose={onType}
            />
          )}
        />
      )}
    </Field>
  );
}

/** A booking can't become a maintenance record, nor a record a booking. */
function typeChoices(stored: ScheduleEvent | null) {
  const possible = eventTypes.filter((type) => stored === null || (type === 'maintenance') === (stored.type === 'maintenance'));
  return possible.map((value) => ({ value, label: eventTypeLabels[value] }));
}

/** The title. A generated one is replaced by what is typed. */
export function TitleField({ form, stored, onTitle }: EventParts) {
  const { error, isDirty } = form.getFieldState('title', form.formState);
  const selectUntouched = (input: HTMLInputElement) => stored === null && !isDirty && input.select();
  return (
    <Field label="Title" required error={error?.message}>
      {(control) => (
        <Input
          {...control}
          {...form.register('title', { onChange: ({ target }: { target: HTMLInputElement }) => onTitle(target.value) })}
          onFocus={({ currentTarget }) => selectUntouched(currentTarget)}
          onClick={({ currentTarget }) => selectUntouched(currentTarget)}
          placeholder="Charter to Calvi"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

const kindChoices = choicesOf(maintenanceTypeLabels);

/** The maintenance type of new work: its record is added with it. */
export function KindField({ form, stored }: EventParts) {
  if (stored !== null || form.watch('type') !== 'maintenance') return null;
  return (
    <Field label="Kind of work" required error={form.formState.errors.maintenanceType?.message}>
      {(control) => (
        <Controller
          control={form.control}
          name="maintenanceType"
          render={({ field }) => (
            <Select control={control} ref={field.ref} value={field.value} choices={kindChoices} onChoose={field.onChange} />
          )}
        />
      )}
    </Field>
  );
}

export function YachtField({ form, yacht, onYacht }: EventParts) {
  return (
    <Field label="Yacht" required error={form.formState.errors.yachtId?.message}>
      {(control) => (
        <Controller
          control={form.control}
          name="yachtId"
          render={({ field }) => (
            <FocusOn refer={field.ref}>
              <YachtSelect
                control={control}
                chosen={yacht}
                onChoose={(next) => onYacht(next && chosenYacht(next))}
                placeholder="Choose a yacht"
              />
            </FocusOn>
          )}
        />
      )}
    </Field>
  );
}

/** The customer. As the first field it takes the focus once it has loaded. */
export function CustomerField({ form, yacht, customer, first, onCustomer, onAddCustomer }: EventParts & { first?: boolean }) {
  const [takesFocus] = useState(first);
  return (
    <Field label="Customer" error={form.formState.errors.customerId?.message} act={<CustomerAddButton onAdd={onAddCustomer} />}>
      {(control) => (
        <CustomerSelect
          control={takesFocus ? { ...control, autoFocus: true } : control}
          chosen={customer}
          companyId={yacht?.companyId ?? null}
          onChoose={onCustomer}
        />
      )}
    </Field>
  );
}

export function PriceField({ form }: EventParts) {
  return <AmountField control={form.control} name="price" label="Price" currency={form.watch('currency')} placeholder="Price TBD" />;
}
