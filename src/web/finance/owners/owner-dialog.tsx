import { NewYachtOwner, YachtOwnerChanges, type YachtOwner } from '#domain/finance/yacht-owner.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { useUser } from '../../platform/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CompanyField } from '../../companies/company-field.tsx';

type Values = { name: string; email: string; address: string; vatNumber: string; companyId: number | null };
const labels: Record<keyof Values, string> = {
  name: 'Name',
  email: 'Email',
  address: 'Address',
  vatNumber: 'VAT number',
  companyId: 'Company',
};

function formOf({ name, email, address, vatNumber, companyId }: YachtOwner): Values {
  return { name, email: email ?? '', address: address ?? '', vatNumber: vatNumber ?? '', companyId };
}

/** Adds or edits a yacht owner for whom the company charters. */
export function OwnerDialog({ owner, onClose }: { owner: YachtOwner | null; onClose: () => void }) {
  const user = useUser();
  const { form, upon, frame } = useRecordForm({
    collection: '/api/yacht-owners',
    stored: owner,
    formOf,
    blank: { name: '', email: '', address: '', vatNumber: '', companyId: user.companyId },
    resolver: checkedBy<Values, NewYachtOwner>(owner ? YachtOwnerChanges : NewYachtOwner),
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Error ${owner ? 'updating' : 'adding'} owner`,
    onSaved: ({ name }) => {
      toast({
        title: owner ? 'Owner updated' : 'Owner added',
        description: owner ? `${name} is up to date.` : `Now add ${name}’s share of a yacht.`,
      });
      onClose();
    },
  });
  const { control, register, formState } = form;
  return (
    <DialogForm
      frame={frame}
      thing="owner"
      title={owner ? 'Edit owner' : 'New owner'}
      text={owner ? 'Statements already issued don’t change.' : 'Name and address appear on their statements.'}
      action={owner ? 'Save changes' : 'Add owner'}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        {!owner && <CompanyField control={control} name="companyId" user={user} />}
        <Field label="Name" required error={formState.errors.name?.message}>
          {(props) => <Input {...props} {...register('name')} autoComplete="off" placeholder="A person or a company" />}
        </Field>
        <Field label="Email" error={formState.errors.email?.message}>
          {(props) => <Input {...props} {...register('email')} type="email" inputMode="email" autoComplete="off" />}
        </Field>
        <Field label="Address" className="sm:col-span-full" error={formState.errors.address?.message}>
          {(props) => <TextArea {...props} {...register('address')} />}
        </Field>
        <Field label="VAT number" error={formState.errors.vatNumber?.message}>
          {(props) => <Input {...props} {...register('vatNumber')} autoComplete="off" spellCheck={false} />}
        </Field>
      </div>
    </DialogForm>
  );
}
