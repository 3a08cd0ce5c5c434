import { useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { commonCertificates, usualExpiry, validityInWords } from '#domain/crew/certificate-catalogue.ts';
import type { CertificateForm, NewCertificate } from '#domain/crew/certificate.ts';
import { DateField } from '../platform/date-field.tsx';
import { DocumentField } from '../platform/document-field.tsx';
import type { UploadedFile } from '../platform/upload.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

type Form = UseFormReturn<CertificateForm, unknown, NewCertificate>;
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
      <datalist id={list}>
        {commonCertificates.map(({ type }) => (
          <option key={type}>{type}</option>
        ))}
      </datalist>
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

/** Fills the expiry in as the catalogue has it, for as long as nobody has entered another one. */
function useUsualExpiry({ getValues, setValue, formState: { defaultValues } }: Form) {
  const filledIn = useRef(usualExpiry(defaultValues?.type ?? '', defaultValues?.issueDate ?? null) ?? '');
  return () => {
    const { type, issueDate, expiryDate } = getValues();
    if (expiryDate !== '' && expiryDate !== filledIn.current) return;
    filledIn.current = usualExpiry(type, issueDate) ?? '';
    setValue('expiryDate', filledIn.current, { shouldDirty: true, shouldValidate: true });
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
