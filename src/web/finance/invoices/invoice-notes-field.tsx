import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { InvoiceFormState } from './invoice-fields.tsx';

export function InvoiceNotesField({
  form: {
    register,
    formState: { errors },
  },
}: {
  form: InvoiceFormState;
}) {
  return (
    <Sheet title="Notes">
      <Field
        label="Notes"
        error={errors.notes?.message}
        hint="Shown on the invoice, below its totals. How to pay comes from your company's settings."
      >
        {(props) => <TextArea {...props} {...register('notes')} />}
      </Field>
    </Sheet>
  );
}
