import { Controller } from 'react-hook-form';
import { eventCurrencies } from '#domain/shared/money.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { eventTypeLooks } from '../../words/event-words.tsx';
import { ColorField } from './color-field.tsx';
import { TitleField, YachtField, type EventParts } from './event-fields.tsx';

/** The description, and the color in the calendar. */
export function DescriptionFields({ form }: EventParts) {
  return (
    <>
      <Field label="Description" error={form.formState.errors.description?.message} className="sm:col-span-2">
        {(control) => <TextArea {...control} {...form.register('description')} />}
      </Field>
      <div className="sm:col-span-2">
        <ColorField
          color={form.watch('color')}
          usual={eventTypeLooks[form.watch('type')].tone}
          onChoose={(color) => form.setValue('color', color, { shouldDirty: true })}
        />
      </div>
    </>
  );
}

const currencyChoices = eventCurrencies.map((value) => ({ value, label: value }));

/** The currency of its price, and its costs. */
export function CostFields({ form }: EventParts) {
  const currency = form.watch('currency');
  return (
    <>
      <Field label="Currency" required error={form.formState.errors.currency?.message}>
        {(control) => (
          <Controller
            control={form.control}
            name="currency"
            render={({ field }) => (
              <Select control={control} ref={field.ref} value={field.value} choices={currencyChoices} onChoose={field.onChange} />
            )}
          />
        )}
      </Field>
      <AmountField control={form.control} name="estimatedCost" label="Estimated cost" currency={currency} placeholder="0.00" />
      <AmountField control={form.control} name="actualCost" label="Actual cost" currency={currency} placeholder="0.00" />
    </>
  );
}

/** The fields that the form beside the schedule hides at first. */
export function MoreFields({ withTitle, withYacht, ...parts }: EventParts & { withTitle: boolean; withYacht: boolean }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {withTitle && <TitleField {...parts} />}
      {withYacht && <YachtField {...parts} />}
      <DescriptionFields {...parts} />
      <CostFields {...parts} />
    </div>
  );
}
