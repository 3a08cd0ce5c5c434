import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { birthDateFault, NewGuest, type Guest } from '#domain/desk/guest.ts';
import { documentTypeLabels, genderLabels, guestRoleLabels } from '#domain/desk/guest-fields.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { countryWords } from './country-words.ts';

const texts = ['birthPlace', 'documentNumber', 'embarkation', 'disembarkation', 'visaNumber'] as const;
const swims = { yes: 'Yes', no: 'No' };

type Entry = { [Field in keyof Omit<Guest, 'swims' | 'healthConsent'>]: string } & { swims: string; healthConsent: boolean };
const resolver = ((entry, ...rest) =>
  standardSchemaResolver(NewGuest)(
    { ...entry, swims: entry.swims === '' ? null : entry.swims === 'yes' } as never,
    ...(rest as [never, never]),
  )) as Resolver<Entry, unknown, NewGuest>;

function entryOf(guest: Guest | null): Entry {
  const { swims: can = null, healthConsent = false, ...rest } = guest ?? ({} as Partial<Guest>);
  const blank = Object.fromEntries(
    [...texts, 'familyName', 'givenNames', 'gender', 'birthDate', 'nationality', 'documentType', 'issuingState', 'documentExpiry'].map(
      (name) => [name, ''],
    ),
  );
  const more = { diet: '', allergies: '', medical: '', shoeSize: '', notes: '', role: 'guest' };
  const stored = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? '']));
  return { ...blank, ...more, ...stored, swims: can === null ? '' : can ? 'yes' : 'no', healthConsent } as unknown as Entry;
}

type Props = {
  /** Null to add one. */ guest: Guest | null;
  saving: boolean;
  onClose: () => void;
  onSave: (guest: NewGuest) => void;
};

/** Who a guest is, what lists for authorities require, and what is good to know on board. */
export function GuestDialog({ guest, saving, onClose, onSave }: Props) {
  const formId = useId();
  const today = useToday();
  const form = useForm<Entry, unknown, NewGuest>({ resolver, defaultValues: entryOf(guest) });
  const { control, register, formState } = form;
  const { errors, isDirty } = formState;
  const text = (name: (typeof texts)[number] | 'familyName' | 'givenNames' | 'shoeSize' | 'diet', label: string, more: object = {}) => (
    <Field label={label} required={name === 'familyName' || name === 'givenNames'} error={errors[name]?.message}>
      {(props) => <Input {...props} {...register(name)} autoComplete="off" {...more} />}
    </Field>
  );
  function save(entered: NewGuest) {
    const fault = birthDateFault(entered.birthDate, today);
    if (fault) form.setError('birthDate', { message: fault }, { shouldFocus: true });
    else onSave(entered);
  }
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={guest ? `${guest.givenNames} ${guest.familyName}` : 'Add guest'}
      text="Names as in the passport. Only names are needed now; the rest can follow."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={saving && 'Saving'}>
            Save guest
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(save)} className="mt-4 grid gap-4 sm:grid-cols-2">
        {text('givenNames', 'First names')}
        {text('familyName', 'Last name')}
        <WordField control={control} name="role" label="Role" words={guestRoleLabels} />
        <WordField control={control} name="gender" label="Gender" words={genderLabels} none="Not specified" />
        <DateField control={control} name="birthDate" label="Date of birth" expected="birth" />
        {text('birthPlace', 'Place of birth')}
        <WordField control={control} name="nationality" label="Nationality" words={countryWords} none="Not specified" />
        <WordField control={control} name="documentType" label="Document" words={documentTypeLabels} none="Not specified" />
        {text('documentNumber', 'Document number')}
        <WordField control={control} name="issuingState" label="Issuing state" words={countryWords} none="Not specified" />
        <DateField control={control} name="documentExpiry" label="Document expires" expected="ahead" />
        {text('visaNumber', 'Visa number')}
        {text('embarkation', 'Port of embarkation')}
        {text('disembarkation', 'Port of disembarkation')}
        <WordField control={control} name="swims" label="Can swim" words={swims} none="Not specified" />
        {text('shoeSize', 'Shoe size')}
        {text('diet', 'Food')}
        <Field label="Allergies" error={errors.allergies?.message}>
          {(props) => <Input {...props} {...register('allergies')} autoComplete="off" />}
        </Field>
        <Field label="Health" className="sm:col-span-full" error={errors.medical?.message}>
          {(props) => <TextArea {...props} {...register('medical')} rows={2} />}
        </Field>
        <Field label="Notes" className="sm:col-span-full" error={errors.notes?.message}>
          {(props) => <TextArea {...props} {...register('notes')} rows={2} />}
        </Field>
        <div className="sm:col-span-full">
          <label className="flex min-h-11 items-start gap-2.5">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-(--accent)"
              aria-invalid={errors.healthConsent ? true : undefined}
              aria-describedby={errors.healthConsent ? `${formId}-consent` : undefined}
              {...register('healthConsent')}
            />
            Share the allergies and health details above with the crew. They are deleted after the charter.
          </label>
          {errors.healthConsent && (
            <p id={`${formId}-consent`} role="alert" className="text-xs text-red">
              {errors.healthConsent.message}
            </p>
          )}
        </div>
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
