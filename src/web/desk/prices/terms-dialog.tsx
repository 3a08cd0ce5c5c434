import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { weekdays } from '#domain/desk/charter-dates.ts';
import { YachtTermsChanges, type YachtTerms } from '#domain/desk/yacht-terms.ts';
import { CurrencyField } from '../../finance/books-fields.tsx';
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
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { yachtTermsQuery } from './prices-query.ts';

type Form = Omit<YachtTerms, 'yachtId' | 'yachtName' | 'seasons' | 'updatedAt' | 'minNights' | 'maxGuests'> & {
  minNights: number;
  maxGuests: number | null;
};
const resolver = standardSchemaResolver(YachtTermsChanges) as unknown as Resolver<Form, unknown, YachtTermsChanges>;

const formOf = ({ yachtId: _yacht, yachtName: _name, seasons: _seasons, updatedAt: _version, ...form }: YachtTerms): Form => form;

/** On which days and for how long a yacht is chartered, and the deposit. */
export function TermsDialog({ terms, onClose }: { terms: YachtTerms; onClose: () => void }) {
  const formId = useId();
  const { yachtId, yachtName } = terms;
  const form = useForm<Form, unknown, YachtTermsChanges>({ resolver, defaultValues: formOf(terms) });
  const {
    control,
    register,
    formState: { errors, isDirty, dirtyFields },
  } = form;
  const { upon, tellRefusal } = useUpon(terms, formOf);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (body: YachtTermsChanges) =>
      (
        await client.PATCH('/api/yachts/{id}/charter-terms', {
          params: { path: { id: yachtId } },
          body,
          headers: { 'If-Match': versionOf(upon) },
        })
      ).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(yachtTermsQuery(yachtId).queryKey, saved);
      toast({ title: 'Terms saved', description: `New charters on ${yachtName} use them.` });
      onClose();
    },
    onError: (error) => {
      tellRefusal("The terms weren't saved", error);
      showOnFields(form, error);
    },
  });
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Terms of ${yachtName}`}
      text="Defaults for new charters. Other days and fewer nights can still be booked after a question."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save terms
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
        <Controller
          control={control}
          name="checkInDays"
          render={({ field }) => (
            <fieldset className="sm:col-span-full">
              <legend className="text-nav font-medium">Charters start on</legend>
              <div className="mt-1 flex flex-wrap gap-x-5">
                {weekdays.map((name, day) => (
                  <label key={name} className="flex min-h-11 items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-4 accent-(--accent)"
                      checked={field.value.includes(day)}
                      onChange={({ target }) =>
                        field.onChange(
                          target.checked ? [...field.value, day].toSorted((a, b) => a - b) : field.value.filter((each) => each !== day),
                        )
                      }
                    />
                    {name}
                  </label>
                ))}
              </div>
              <p className="text-xs text-ink-3">None selected: any day</p>
            </fieldset>
          )}
        />
        <TimeField control={control} name="checkInTime" label="Check-in" required />
        <TimeField control={control} name="checkOutTime" label="Check-out" required />
        <Field label="Minimum nights" required error={errors.minNights?.message}>
          {(props) => <Input {...props} {...register('minNights', { valueAsNumber: true })} type="number" min={1} max={365} />}
        </Field>
        <Field label="Maximum guests" error={errors.maxGuests?.message}>
          {(props) => (
            <Input
              {...props}
              {...register('maxGuests', { setValueAs: (typed) => (typed === '' || typed === null ? null : Number(typed)) })}
              type="number"
              min={1}
              max={999}
            />
          )}
        </Field>
        <AmountField control={control} name="deposit" label="Security deposit" currency={terms.currency} />
        <CurrencyField control={control} name="currency" />
        <Field label="Registration" hint="As shown in contracts and crew lists." error={errors.registration?.message}>
          {(props) => <Input {...props} {...register('registration')} autoComplete="off" />}
        </Field>
        <Field label="Call sign" error={errors.callSign?.message}>
          {(props) => <Input {...props} {...register('callSign')} autoComplete="off" />}
        </Field>
        <fieldset className="grid gap-3 border-t pt-4 sm:col-span-full">
          <legend className="sr-only">Public page</legend>
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" {...register('isPublic')} className="size-4 accent-(--accent)" />
            Show this yacht on your public page
          </label>
          <Field label="Description on the page" error={errors.blurb?.message}>
            {(props) => <TextArea {...props} {...register('blurb')} maxLength={2000} />}
          </Field>
        </fieldset>
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
