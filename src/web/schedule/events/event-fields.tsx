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

/** A yacht with the company its customers are looked for in. */
export type ChosenYacht = SelectOption & { companyId: number | null };

/** What a form about an event is made of, whether it is a page or lies beside the fleet. */
export type EventParts = {
  form: EventFormState;
  frame: RecordFrame;
  /** What is edited, as it is stored. */
  stored: ScheduleEvent | null;
  timeZone: string;
  yacht: ChosenYacht | null;
  customer: SelectOption | null;
  /** The id of what says what is in the way. */
  notice: string;
  onType: (type: EventType) => void;
  onTitle: (title: string) => void;
  onYacht: (yacht: ChosenYacht | null) => void;
  /** The same of one that is free. */
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

/** A maintenance record can't be made of a booking, nor a booking of a record. */
function typeChoices(stored: ScheduleEvent | null) {
  const possible = eventTypes.filter((type) => stored === null || (type === 'maintenance') === (stored.type === 'maintenance'));
  return possible.map((value) => ({ value, label: eventTypeLabels[value] }));
}

/** The title. One that nobody wrote is replaced by what is typed. */
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

/** What kind of work it is, where it is work that is new: its record is added with it. */
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

/** Who books. Where it comes first, it takes the focus once it is there. */
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
