import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { NewCharter } from '#domain/desk/charter.ts';
import { charterSourceLabels, wholeHireLabels } from '#domain/desk/charter-words.ts';
import { extraUnitLabels } from '#domain/desk/price-words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { CompanyField } from '../../companies/company-field.tsx';
import { CustomerField, WordField, YachtField } from '../../finance/books-fields.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { DayAndTime } from '../../platform/day-and-time.tsx';
import { EntrySelect } from '../../platform/entry-select.tsx';
import { FocusOn } from '../../platform/focus-on.tsx';
import { useUser } from '../../platform/session.tsx';
import { TimeField } from '../../platform/time-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { yachtTermsQuery } from '../prices/prices-query.ts';
import { entryLabels, type CharterEntry } from './charter-entry.ts';
import { extrasOfQuery } from './new-charter-query.ts';

type Form = UseFormReturn<CharterEntry, unknown, NewCharter>;
export type Chosen = { yacht: SelectOption | null; customer: SelectOption | null; agency: SelectOption | null };
type Props = {
  form: Form;
  isNew: boolean;
  chosen: Chosen;
  onChoose: (chosen: Partial<Chosen>) => void;
  onAddCustomer: () => void;
};

/** Which yacht and when, who asks, and where the request came from. */
export function CharterFields(props: Props) {
  return (
    <>
      <YachtAndDates {...props} />
      <WhoAsks {...props} />
      <Origin {...props} />
    </>
  );
}

function YachtAndDates({ form, isNew, chosen, onChoose }: Props) {
  const { control, register, formState } = form;
  const user = useUser();
  return (
    <fieldset className="card grid gap-4 p-5 sm:grid-cols-2">
      <legend className="sr-only">Yacht and dates</legend>
      {isNew && <CompanyField control={control} name="companyId" user={user} />}
      {/* Seats have the yacht and the dates of their departure. */}
      {form.getValues('type') !== 'seats' && (
        <>
          <YachtField control={control} name="yachtId" chosen={chosen.yacht} onChoose={(yacht) => onChoose({ yacht })} />
          {isNew && <WordField control={control} name="type" label={entryLabels.type} required words={wholeHireLabels} />}
          <DayAndTime>
            <DateField control={control} name="startDay" label={entryLabels.startDay} expected="ahead" deps={['endDay']} />
            <TimeField control={control} name="startTime" label={entryLabels.startTime} deps={['endDay']} />
          </DayAndTime>
          <DayAndTime>
            <DateField control={control} name="endDay" label={entryLabels.endDay} expected="ahead" />
            <TimeField control={control} name="endTime" label={entryLabels.endTime} deps={['endDay']} />
          </DayAndTime>
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        {(['adults', 'children'] as const).map((name) => (
          <Field key={name} label={entryLabels[name]} error={formState.errors[name]?.message}>
            {(props) => <Input {...props} {...register(name)} inputMode="numeric" autoComplete="off" className="tnum" />}
          </Field>
        ))}
      </div>
      <Extras form={form} />
    </fieldset>
  );
}

/** The extras offered on the chosen yacht in her currency: obligatory ones are added automatically. */
function Extras({ form: { control, watch } }: Pick<Props, 'form'>) {
  const yachtId = watch('yachtId');
  const extras = useQuery({ ...extrasOfQuery(yachtId ?? 0), enabled: yachtId !== null });
  const terms = useQuery({ ...yachtTermsQuery(yachtId ?? 0), enabled: yachtId !== null });
  const known = yachtId === null ? [] : (extras.data ?? []);
  const offered = known.filter(({ obligatory, currency }) => !obligatory && currency === terms.data?.currency);
  if (offered.length === 0) return null;
  return (
    <Controller
      control={control}
      name="extraIds"
      render={({ field }) => (
        <fieldset className="sm:col-span-full">
          <legend className="text-nav font-medium">{entryLabels.extraIds}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {offered.map(({ id, name, price, currency, unit }) => (
              <label key={id} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 accent-(--accent)"
                  checked={field.value.includes(id)}
                  onChange={({ target }) =>
                    field.onChange(
                      [...field.value.filter((each) => each !== id), ...(target.checked ? [id] : [])].toSorted((a, b) => a - b),
                    )
                  }
                />
                {name}
                <span className="tnum text-xs text-ink-3">
                  {moneyInWords(price, currency)} {extraUnitLabels[unit].toLowerCase()}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    />
  );
}

function WhoAsks({ form, chosen, onChoose, onAddCustomer }: Props) {
  const { control, register, formState, watch } = form;
  const text = (name: 'contactFirstName' | 'contactLastName', complete: string) => (
    <Field label={entryLabels[name]} error={formState.errors[name]?.message}>
      {(props) => <Input {...props} {...register(name)} autoComplete={complete} />}
    </Field>
  );
  return (
    <fieldset className="card grid gap-4 p-5 sm:grid-cols-2">
      <legend className="sr-only">Customer or contact</legend>
      <CustomerField
        control={control}
        name="customerId"
        chosen={chosen.customer}
        companyId="any"
        className="sm:col-span-full"
        onChoose={(customer) => onChoose({ customer })}
        act={
          <button type="button" className="rounded-sm text-accent hover:underline" onClick={onAddCustomer}>
            New customer
          </button>
        }
      />
      {watch('customerId') === null && (
        <>
          <p className="text-xs text-ink-3 sm:col-span-full">
            Or just the contact’s details. An option turns them into a customer, or uses the one with this email.
          </p>
          {text('contactFirstName', 'off')}
          {text('contactLastName', 'off')}
          <Field label={entryLabels.contactEmail} error={formState.errors.contactEmail?.message}>
            {(props) => <Input {...props} {...register('contactEmail')} type="email" inputMode="email" autoComplete="off" />}
          </Field>
          <Field label={entryLabels.contactPhone} error={formState.errors.contactPhone?.message}>
            {(props) => <Input {...props} {...register('contactPhone')} type="tel" autoComplete="off" />}
          </Field>
        </>
      )}
    </fieldset>
  );
}

function Origin({ form, chosen, onChoose }: Props) {
  const { control, register, formState } = form;
  return (
    <fieldset className="card grid gap-4 p-5 sm:grid-cols-2">
      <legend className="sr-only">Origin</legend>
      <WordField control={control} name="source" label={entryLabels.source} words={charterSourceLabels} />
      <Controller
        control={control}
        name="agencyId"
        render={({ field, fieldState }) => (
          <Field label={entryLabels.agencyId} error={fieldState.error?.message}>
            {(props) => (
              <FocusOn refer={field.ref}>
                <EntrySelect
                  path="/api/agencies"
                  foundOf={({ id, name }) => ({ id, label: name })}
                  none={{ id: 0, label: 'No agency' }}
                  chosen={chosen.agency}
                  control={props}
                  placeholder="No agency"
                  noneFound="No agencies found"
                  onChoose={(agency) => {
                    onChoose({ agency });
                    field.onChange(agency?.id ?? null);
                  }}
                />
              </FocusOn>
            )}
          </Field>
        )}
      />
      <Field
        label={entryLabels.message}
        className="sm:col-span-full"
        hint="What the customer wrote or asked for."
        error={formState.errors.message?.message}
      >
        {(props) => <TextArea {...props} {...register('message')} />}
      </Field>
      <Field
        label={entryLabels.notes}
        className="sm:col-span-full"
        hint="Only your team sees this."
        error={formState.errors.notes?.message}
      >
        {(props) => <TextArea {...props} {...register('notes')} />}
      </Field>
    </fieldset>
  );
}
