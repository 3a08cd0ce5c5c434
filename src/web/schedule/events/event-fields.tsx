import { Controller, type UseFormReturn } from 'react-hook-form';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypes, eventTypeLabels } from '#domain/schedule/words.ts';
import { eventCurrencies } from '#domain/shared/money.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { CustomerAddButton } from '../../customers/customer-add-button.tsx';
import { CustomerSelect } from '../../customers/customer-select.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { Found } from '../../ui/search-select.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { eventTypeLooks } from '../../words/event-words.tsx';
import { YachtSelect } from '../../yachts/yacht-select.tsx';
import { ColorField } from './color-field.tsx';
import type { EventEntry } from './event-entry.ts';

export type EventFormState = UseFormReturn<EventEntry, unknown, NewScheduleEvent>;

/** A yacht with the company its customers are looked for in. */
export type ChosenYacht = Found & { companyId: number | null };

type Props = {
  form: EventFormState;
  /** What is edited, as it is stored. */
  stored: ScheduleEvent | null;
  yacht: ChosenYacht | null;
  customer: Found | null;
  onYacht: (yacht: ChosenYacht | null) => void;
  onCustomer: (customer: Found | null) => void;
  onAddCustomer: () => void;
};

/** What it is, with which yacht, and for whom. */
export function AboutFields({ form, stored, yacht, customer, onYacht, onCustomer, onAddCustomer }: Props) {
  const {
    register,
    control: state,
    watch,
    setValue,
    formState: { errors },
  } = form;
  return (
    <Sheet title="The event">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Type"
          required
          error={errors.type?.message}
          hint={stored === null && watch('type') === 'maintenance' ? 'A maintenance record is added with it.' : undefined}
        >
          {(control) => (
            <Controller
              control={state}
              name="type"
              render={({ field }) => (
                <Select
                  control={control}
                  ref={field.ref}
                  value={field.value}
                  choices={typeChoices(stored)}
                  disabled={stored?.type === 'maintenance'}
                  onChoose={field.onChange}
                />
              )}
            />
          )}
        </Field>
        <Field label="Title" required error={errors.title?.message}>
          {(control) => <Input {...control} {...register('title')} placeholder="Charter to Calvi" autoComplete="off" />}
        </Field>
        <Field label="Yacht" required error={errors.yachtId?.message}>
          {(control) => (
            <Controller
              control={state}
              name="yachtId"
              render={({ field }) => (
                // The box loads on its own, so it is looked for when the form wants to lead there.
                <div ref={(holder) => field.ref(holder && { focus: () => holder.querySelector('input')?.focus() })}>
                  <YachtSelect
                    control={control}
                    chosen={yacht}
                    onChoose={(next) => onYacht(next && chosenYacht(next))}
                    placeholder="Choose a yacht"
                  />
                </div>
              )}
            />
          )}
        </Field>
        <Field label="Customer" error={errors.customerId?.message} act={<CustomerAddButton onAdd={onAddCustomer} />}>
          {(control) => <CustomerSelect control={control} chosen={customer} companyId={yacht?.companyId ?? null} onChoose={onCustomer} />}
        </Field>
        <Field label="Description" error={errors.description?.message} className="sm:col-span-2">
          {(control) => <TextArea {...control} {...register('description')} />}
        </Field>
        <div className="sm:col-span-2">
          <ColorField
            color={watch('color')}
            usual={eventTypeLooks[watch('type')].tone}
            onChoose={(color) => setValue('color', color, { shouldDirty: true })}
          />
        </div>
      </div>
    </Sheet>
  );
}

export function chosenYacht({ id, name, type, companyId }: Yacht): ChosenYacht {
  return { id, label: name, note: type, companyId };
}

/** A maintenance record can't be made of a booking, nor a booking of a record. */
function typeChoices(stored: ScheduleEvent | null) {
  const possible = eventTypes.filter((type) => stored === null || (type === 'maintenance') === (stored.type === 'maintenance'));
  return possible.map((value) => ({ value, label: eventTypeLabels[value] }));
}

const currencyChoices = eventCurrencies.map((value) => ({ value, label: value }));

/** What it brings in, and what it costs. */
export function MoneyFields({ form }: { form: EventFormState }) {
  const {
    control: state,
    watch,
    formState: { errors },
  } = form;
  const currency = watch('currency');
  return (
    <Sheet title="Price and costs">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <AmountField control={state} name="price" label="Price" currency={currency} placeholder="Price TBD" />
        <Field label="Currency" required error={errors.currency?.message}>
          {(control) => (
            <Controller
              control={state}
              name="currency"
              render={({ field }) => (
                <Select control={control} ref={field.ref} value={field.value} choices={currencyChoices} onChoose={field.onChange} />
              )}
            />
          )}
        </Field>
        <AmountField control={state} name="estimatedCost" label="Estimated cost" currency={currency} placeholder="0.00" />
        <AmountField control={state} name="actualCost" label="Actual cost" currency={currency} placeholder="0.00" />
      </div>
    </Sheet>
  );
}
