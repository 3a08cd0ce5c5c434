import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { commonCertificates, usualExpiry, validityInWords } from '#domain/crew/certificate-catalogue.ts';
import type { CertificateForm, NewCertificate } from '#domain/crew/certificate.ts';
import type { CrewMemberForm, NewCrewMember } from '#domain/crew/crew-member.ts';
import { DateField } from '../platform/date-field.tsx';
import { useToday } from '../platform/dates.ts';
import { DocumentField } from '../platform/document-field.tsx';
import { useProposal } from '../platform/proposal.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

type Form = UseFormReturn<CertificateForm, unknown, NewCertificate>;
type CrewForm = UseFormReturn<CrewMemberForm, unknown, NewCrewMember>;
type Props = { form: Form; file: UploadedFile | null; onUploading: (uploading: boolean) => void };

export function CertificateFields({ form, file, onUploading }: Props) {
  const {
    register,
    watch,
    formState: { errors },
  } = form;
  const list = useId();
  const fillExpiry = useUsualExpiry(form);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Certificate"
        required
        className="sm:col-span-2"
        error={errors.type?.message}
        hint="Choose a common one or type your own"
      >
        {(control) => (
          <Input
            {...control}
            {...register('type', { onChange: fillExpiry })}
            list={list}
            placeholder="ENG1 Medical Certificate"
            autoComplete="off"
          />
        )}
      </Field>
      <CommonCertificates id={list} />
      <Field label="Number" error={errors.number?.message}>
        {(control) => <Input {...control} {...register('number')} autoComplete="off" />}
      </Field>
      <Field label="Issuing authority" error={errors.issuingAuthority?.message}>
        {(control) => <Input {...control} {...register('issuingAuthority')} autoComplete="off" />}
      </Field>
      <DateField control={form.control} name="issueDate" label="Issue date" expected="past" onChange={fillExpiry} />
      <DateField
        control={form.control}
        name="expiryDate"
        label="Expiry date"
        expected="ahead"
        hint={validityInWords(watch('type')) ?? "Leave empty if it doesn't expire"}
      />
      <div className="sm:col-span-2">
        <Paper form={form} file={file} onUploading={onUploading} />
      </div>
    </div>
  );
}

/** The names that a certificate's field offers. */
function CommonCertificates({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {commonCertificates.map(({ type }) => (
        <option key={type}>{type}</option>
      ))}
    </datalist>
  );
}

/** Proposes the catalog's expiry until somebody enters another one. */
function useUsualExpiry(form: Form) {
  const { defaultValues } = form.formState;
  const propose = useProposal(form, 'expiryDate', usualExpiry(defaultValues?.type ?? '', defaultValues?.issueDate ?? null) ?? '');
  return () => {
    const { type, issueDate } = form.getValues();
    propose(usualExpiry(type, issueDate) ?? '', true);
  };
}

function Paper({
  form: {
    setValue,
    watch,
    formState: { errors, isSubmitted },
  },
  file,
  onUploading,
}: Props) {
  const [known, setKnown] = useState(file);
  const url = watch('fileUrl');
  function keep(chosen: UploadedFile | null) {
    setKnown(chosen);
    setValue('fileUrl', chosen?.url ?? '', { shouldDirty: true, shouldValidate: isSubmitted });
  }
  return (
    <DocumentField
      label="Document"
      file={url && known ? known : null}
      error={errors.fileUrl?.message}
      onChange={keep}
      onUploading={onUploading}
    />
  );
}

/** The certificates of a new crew member by name and expiry; the rest is added on their page. */
export function FirstCertificateFields({ form }: { form: CrewForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'certificates' });
  const list = useId();
  return (
    <div className="mb-4 grid gap-3">
      {fields.map(({ id }, at) => (
        <FirstCertificate key={id} form={form} at={at} list={list} onRemove={() => remove(at)} />
      ))}
      <CommonCertificates id={list} />
      <Button className="justify-self-start" onClick={() => append({ type: '', expiryDate: '' })}>
        <Plus aria-hidden />
        Add certificate
      </Button>
    </div>
  );
}

type FirstProps = { form: CrewForm; at: number; list: string; onRemove: () => void };

/** One of them. Its usual expiry is proposed as if it were issued today, which is the latest it may be. */
function FirstCertificate({ form, at, list, onRemove }: FirstProps) {
  const { errors, isSubmitted } = form.formState;
  const today = useToday();
  const propose = useProposal(form, `certificates.${at}.expiryDate`, '');
  const isProposed = usualExpiry(form.watch(`certificates.${at}.type`), today) !== null;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <legend className="sr-only">{`Certificate ${at + 1}`}</legend>
      <Field label="Certificate" required error={errors.certificates?.[at]?.type?.message} className="max-sm:col-span-2">
        {(props) => (
          <Input
            {...props}
            {...form.register(`certificates.${at}.type`, {
              onChange: ({ target }: { target: HTMLInputElement }) => propose(usualExpiry(target.value, today) ?? '', isSubmitted),
            })}
            autoFocus
            list={list}
            placeholder="ENG1 Medical Certificate"
            autoComplete="off"
          />
        )}
      </Field>
      <DateField
        control={form.control}
        name={`certificates.${at}.expiryDate`}
        label="Expiry date"
        expected="ahead"
        // As long as the error that may replace it, so that the button below stays under the pointer.
        hint={isProposed ? 'If issued today: check the printed date' : "Leave empty if it doesn't expire"}
      />
      <Button size="icon" className="mt-6" aria-label={`Remove certificate ${at + 1}`} title="Remove" onClick={onRemove}>
        <Trash2 />
      </Button>
    </fieldset>
  );
}
