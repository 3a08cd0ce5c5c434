import { useId, useState, type ComponentProps } from 'react';
import type { Control, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { DateField } from '../platform/date-field.tsx';
import { DocumentField } from '../platform/document-field.tsx';
import type { UploadedFile } from '../platform/upload.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { VersionForm } from './document-entry.ts';

type Props<Form extends VersionForm & FieldValues, Values> = {
  form: UseFormReturn<Form, unknown, Values>;
  file: UploadedFile | null;
  onUploading: (uploading: boolean) => void;
};

/** The fields of a version: of the first one, and of a renewal. */
export function VersionFields<Form extends VersionForm & FieldValues, Values>({ form, file, onUploading }: Props<Form, Values>) {
  const { register, formState } = form;
  const errors = formState.errors as Partial<Record<keyof VersionForm, { message?: string }>>;
  // The fields that all forms with a version share.
  const control = form.control as unknown as Control<VersionForm>;
  const name = (field: keyof VersionForm) => field as string as Path<Form>;
  return (
    <>
      <DateField control={control} name="expiresOn" label="Expiry date" expected="ahead" hint="Leave empty if it doesn't expire" />
      <DateField control={control} name="issuedOn" label="Issue date" expected="past" />
      <Field label="Number" error={errors.number?.message}>
        {(props) => <Input {...props} {...register(name('number'))} autoComplete="off" />}
      </Field>
      <Field label="Issuer" error={errors.issuer?.message}>
        {(props) => <Input {...props} {...register(name('issuer'))} autoComplete="off" />}
      </Field>
      <div className="sm:col-span-2">
        <Paper form={form} file={file} onUploading={onUploading} />
      </div>
      <Field label="Notes" className="sm:col-span-2" error={errors.notes?.message}>
        {(props) => <TextArea {...props} {...register(name('notes'))} rows={2} />}
      </Field>
    </>
  );
}

function Paper<Form extends VersionForm & FieldValues, Values>({ form, file, onUploading }: Props<Form, Values>) {
  const { setValue, watch, formState } = form as unknown as UseFormReturn<VersionForm>;
  const [known, setKnown] = useState(file);
  const url = watch('fileUrl');
  function keep(chosen: UploadedFile | null) {
    setKnown(chosen);
    setValue('fileUrl', chosen?.url ?? '', { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  return (
    <DocumentField
      label="File"
      file={url && known ? known : null}
      error={formState.errors.fileUrl?.message}
      onChange={keep}
      onUploading={onUploading}
    />
  );
}

/** The field of a type, with the usual ones to choose from. */
export function TypeField({
  types,
  error,
  input,
}: {
  types: readonly string[];
  error: string | undefined;
  input: ComponentProps<'input'>;
}) {
  const list = useId();
  return (
    <Field label="Document" required className="sm:col-span-2" error={error} hint="Choose a common one or type your own">
      {(props) => (
        <>
          <Input {...props} {...input} list={list} placeholder="Insurance policy" autoComplete="off" />
          <datalist id={list}>
            {types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
