import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { CharterTerms, CharterTermsChanges } from '#domain/desk/charter-terms.ts';
import { policyKindLabels } from '#domain/desk/price-words.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { client, versionOf } from '../../platform/api.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { termsOfQuery } from '../charter-query.ts';
import { ListedFields } from '../listed-fields.tsx';
import { formOf, PaymentRulesEntry, rulesEntered, type PaymentRules } from './payment-rules-entry.ts';
import { anchorLabels, planKindLabels } from './terms-words.ts';

/** How charters are paid from now on, and what a cancellation costs. */
export function PaymentRulesDialog({ terms, onClose }: { terms: CharterTerms; onClose: () => void }) {
  const form = useForm<PaymentRules, unknown, CharterTermsChanges>({
    resolver: checkedBy<PaymentRules, CharterTermsChanges>(PaymentRulesEntry),
    defaultValues: formOf(terms),
  });
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const [plan, policy] = [useFieldArray({ control, name: 'plan' }), useFieldArray({ control, name: 'policy' })];
  const typed = useWatch({ control });
  const { upon, tellRefusal } = useUpon(terms, formOf);
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
      toast({ title: 'Payments saved', description: 'Charters booked from now on follow them.' });
      onClose();
    },
    onError: (error) => tellRefusal('Error saving payments', error),
  });
  return (
    <DialogForm
      frame={frameOfNew(form, save, rulesEntered)}
      thing="rules"
      wide
      title="Payments and cancellation"
      text="They apply to charters booked and contracts sent from now on."
      action="Save payments"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="font-medium">Payments</p>
        {plan.fields.map((line, place) => (
          <ListedFields key={line.id} name={`Payment ${place + 1}`} onRemove={() => plan.remove(place)}>
            <WordField
              control={control}
              name={`plan.${place}.kind`}
              label={`Kind of payment ${place + 1}`}
              required
              words={planKindLabels}
            />
            <Field label={`Name of payment ${place + 1}`} required error={errors.plan?.[place]?.label?.message}>
              {(props) => <Input {...props} {...register(`plan.${place}.label`)} autoComplete="off" />}
            </Field>
            {typed.plan?.[place]?.kind === 'deposit' ? (
              <p className="self-end pb-2 text-ink-2">The amount in the yacht’s terms.</p>
            ) : (
              <AmountField control={control} name={`plan.${place}.percent`} label={`Percent of payment ${place + 1}`} required />
            )}
            <div className="grid grid-cols-2 gap-3">
              <Field label={`Days of payment ${place + 1}`} required error={errors.plan?.[place]?.days?.message}>
                {(props) => <Input {...props} {...register(`plan.${place}.days`, { valueAsNumber: true })} type="number" />}
              </Field>
              <WordField
                control={control}
                name={`plan.${place}.anchor`}
                label={`Days of payment ${place + 1} count from`}
                required
                words={anchorLabels}
              />
            </div>
          </ListedFields>
        ))}
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => plan.append({ kind: 'fee', label: 'Installment', percent: '', anchor: 'start', days: 28 })}
        >
          <Plus aria-hidden />
          Add payment
        </Button>
        <ListFault message={errors.plan?.root?.message ?? errors.plan?.message} />
        <p className="border-t pt-4 font-medium">Cancellation</p>
        <WordField control={control} name="policyKind" label="Cancellation fee" required words={policyKindLabels} />
        {typed.policyKind === 'days' &&
          policy.fields.map((row, place) => (
            <ListedFields key={row.id} name={`Step ${place + 1}`} onRemove={() => policy.remove(place)}>
              <Field label={`From days before the start, step ${place + 1}`} required error={errors.policy?.[place]?.fromDays?.message}>
                {(props) => (
                  <Input {...props} {...register(`policy.${place}.fromDays`, { valueAsNumber: true })} type="number" min={0} max={1000} />
                )}
              </Field>
              <AmountField control={control} name={`policy.${place}.percent`} label={`Percent of the total, step ${place + 1}`} required />
            </ListedFields>
          ))}
        {typed.policyKind === 'days' && (
          <Button size="sm" className="justify-self-start" onClick={() => policy.append({ fromDays: 14, percent: '75' })}>
            <Plus aria-hidden />
            Add step
          </Button>
        )}
        {typed.policyKind === 'days' && <ListFault message={errors.policy?.root?.message ?? errors.policy?.message} />}
      </div>
    </DialogForm>
  );
}

/** What is wrong with a list as a whole; the faults of its lines are at their fields. */
function ListFault({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="text-red">
      {message}
    </p>
  );
}
