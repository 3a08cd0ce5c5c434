import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useForm, type Resolver } from 'react-hook-form';
import { CharterTermsChanges, type CharterTerms } from '#domain/desk/charter-terms.ts';
import { discountKindLabels } from '#domain/desk/price-words.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { client, versionOf } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { changesIn, showOnFields } from '../../platform/saving.ts';
import { TimeField } from '../../platform/time-field.tsx';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { termsOfQuery } from '../charter-query.ts';

const days = {
  optionDays: 'Options last, in days',
  shortNoticeDays: 'Short notice, in days before the start',
  shortNoticeHours: 'Options at short notice last, in hours',
  challengeHours: 'Challenged options last, in hours',
  guestDataDays: 'Guest details are kept after a charter, in days',
} as const;
const fields = [
  'optionDays',
  'optionTime',
  'shortNoticeDays',
  'shortNoticeHours',
  'challengeHours',
  'guestDataDays',
  'handovers',
  'maxDiscount',
  'taxRate',
  'discounts',
] as const;
type Form = Pick<CharterTerms, (typeof fields)[number]>;
const Rules = CharterTermsChanges.pick({
  optionDays: true,
  optionTime: true,
  shortNoticeDays: true,
  shortNoticeHours: true,
  challengeHours: true,
  guestDataDays: true,
  handovers: true,
  maxDiscount: true,
  taxRate: true,
  discounts: true,
});
const resolver = standardSchemaResolver(Rules) as unknown as Resolver<Form, unknown, CharterTermsChanges>;

const formOf = (terms: CharterTerms) => Object.fromEntries(fields.map((name) => [name, terms[name]])) as Form;

/** How long options hold, and which discounts apply. */
export function RulesDialog({ terms, onClose }: { terms: CharterTerms; onClose: () => void }) {
  const formId = useId();
  const form = useForm<Form, unknown, CharterTermsChanges>({
    resolver,
    defaultValues: formOf(terms),
  });
  const {
    control,
    register,
    formState: { errors, isDirty, dirtyFields },
  } = form;
  const { upon, tellRefusal } = useUpon(terms, formOf);
  const discounts = useFieldArray({ control, name: 'discounts' });
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (body: CharterTermsChanges) =>
      (
        await client.PATCH('/api/charter-terms', {
          body: { ...body, companyId: terms.companyId },
          headers: { 'If-Match': versionOf(upon) },
        })
      ).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(termsOfQuery(terms.companyId).queryKey, saved);
      toast({ title: 'Rules saved', description: 'New prices and options follow them.' });
      onClose();
    },
    onError: (error) => {
      tellRefusal("The rules weren't saved", error);
      showOnFields(form, error);
    },
  });
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Rules for charters"
      text="They apply to charters priced or put on option from now on."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save rules
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((values) => save.mutate(changesIn(values, dirtyFields)))}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        <Field label={days.optionDays} required error={errors.optionDays?.message}>
          {(props) => <Input {...props} {...register('optionDays', { valueAsNumber: true })} type="number" min={1} max={60} />}
        </Field>
        <TimeField control={control} name="optionTime" label="Options end at" required />
        <Field label={days.shortNoticeDays} required error={errors.shortNoticeDays?.message}>
          {(props) => <Input {...props} {...register('shortNoticeDays', { valueAsNumber: true })} type="number" min={0} max={365} />}
        </Field>
        <Field label={days.shortNoticeHours} required error={errors.shortNoticeHours?.message}>
          {(props) => <Input {...props} {...register('shortNoticeHours', { valueAsNumber: true })} type="number" min={1} max={1440} />}
        </Field>
        <Field label={days.challengeHours} required error={errors.challengeHours?.message}>
          {(props) => <Input {...props} {...register('challengeHours', { valueAsNumber: true })} type="number" min={1} max={1440} />}
        </Field>
        <Field label={days.guestDataDays} required error={errors.guestDataDays?.message}>
          {(props) => <Input {...props} {...register('guestDataDays', { valueAsNumber: true })} type="number" min={0} max={3650} />}
        </Field>
        <label className="flex items-center gap-2 text-nav sm:col-span-full">
          <input type="checkbox" {...register('handovers')} className="size-4 accent-(--accent)" />
          Charters can only be closed after a signed check-out
        </label>
        <AmountField control={control} name="maxDiscount" label="Maximum of all discounts in percent" required />
        <AmountField control={control} name="taxRate" label="Tax rate in percent" required />
        <fieldset className="grid gap-3 border-t pt-4 sm:col-span-full">
          <legend className="sr-only">Discounts</legend>
          <p className="font-medium">Discounts, applied in this order</p>
          {discounts.fields.map((discount, place) => (
            <div key={discount.id} className="grid gap-3 border-t pt-4 sm:grid-cols-2">
              <Field label={`Name of discount ${place + 1}`} required error={errors.discounts?.[place]?.label?.message}>
                {(props) => <Input {...props} {...register(`discounts.${place}.label`)} autoComplete="off" />}
              </Field>
              <WordField control={control} name={`discounts.${place}.kind`} label="Given for" required words={discountKindLabels} />
              <Field label="Number" required error={errors.discounts?.[place]?.days?.message}>
                {(props) => (
                  <Input {...props} {...register(`discounts.${place}.days`, { valueAsNumber: true })} type="number" min={0} max={1000} />
                )}
              </Field>
              <AmountField control={control} name={`discounts.${place}.percent`} label="Percent" required />
              <Button size="icon" variant="ghost" aria-label={`Remove discount ${place + 1}`} onClick={() => discounts.remove(place)}>
                <Trash2 aria-hidden />
              </Button>
            </div>
          ))}
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => discounts.append({ label: '', kind: 'early', days: 180, percent: '5' })}
          >
            <Plus aria-hidden />
            Add discount
          </Button>
        </fieldset>
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
