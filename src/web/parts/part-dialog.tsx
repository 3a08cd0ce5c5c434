import { NewPart, PartChanges, type Part } from '#domain/parts/part.ts';
import { CompanyField } from '../companies/company-field.tsx';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';

type Values = { name: string; partNumber: string; maker: string; unit: string; supplier: string; companyId: number | null };
const labels: Record<keyof Values, string> = {
  name: 'Name',
  partNumber: 'Part number',
  maker: 'Maker',
  unit: 'Unit',
  supplier: 'Supplier',
  companyId: 'Company',
};
const fields = ['name', 'partNumber', 'maker', 'supplier', 'unit'] as const;
const examples = { name: 'Impeller', partNumber: '128990-42570', maker: 'Yanmar', supplier: '', unit: 'Pieces if empty' };

type Props = { part: Part | null; onClose: () => void; /** Called if saving does more than close it. */ onSaved?: () => void };

/** Adds or edits a part. */
export function PartDialog({ part, onClose, onSaved = onClose }: Props) {
  const user = useUser();
  const { form, upon, frame } = useRecordForm({
    collection: '/api/parts',
    stored: part,
    formOf: (stored): Values => ({
      name: stored.name,
      partNumber: stored.partNumber ?? '',
      maker: stored.maker ?? '',
      unit: stored.unit ?? '',
      supplier: stored.supplier ?? '',
      companyId: stored.companyId,
    }),
    blank: { name: '', partNumber: '', maker: '', unit: '', supplier: '', companyId: user.companyId },
    resolver: checkedBy<Values, NewPart>(part ? PartChanges : NewPart),
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Error ${part ? 'updating' : 'adding'} part`,
    onSaved: ({ name }) => {
      toast({
        title: part ? 'Part updated' : 'Part added',
        description: part ? `${name} is up to date.` : `Now add where ${name} is kept.`,
      });
      onSaved();
    },
  });
  const { control, register, formState } = form;
  return (
    <DialogForm
      frame={frame}
      thing="part"
      title={part ? `Edit ${part.name}` : 'New part'}
      text="A name is enough to start with."
      action={part ? 'Save changes' : 'Add part'}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        {!part && <CompanyField control={control} name="companyId" user={user} />}
        {fields.map((name) => (
          <Field key={name} label={labels[name]} required={name === 'name'} error={formState.errors[name]?.message}>
            {(props) => <Input {...props} {...register(name)} autoComplete="off" placeholder={examples[name]} />}
          </Field>
        ))}
      </div>
    </DialogForm>
  );
}
