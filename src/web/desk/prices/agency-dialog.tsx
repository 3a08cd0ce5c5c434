import type { z } from 'zod';
import { AgencyChanges, NewAgency, type Agency } from '#domain/desk/agency.ts';
import { CompanyField } from '../../companies/company-field.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { useUser } from '../../platform/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

type Values = {
  name: string;
  email: string;
  phone: string;
  commissionPercent: string;
  address: string;
  notes: string;
  companyId: number | null;
};
const labels: Record<keyof Values, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  commissionPercent: 'Commission in percent',
  address: 'Address',
  notes: 'Notes',
  companyId: 'Company',
};

function formOf({ name, email, phone, commissionPercent, address, notes, companyId }: Agency): Values {
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    commissionPercent: commissionPercent.replace(/\.00$/, ''),
    address: address ?? '',
    notes: notes ?? '',
    companyId,
  };
}

/** Adds or edits an agency that brings charters. */
export function AgencyDialog({ agency, onClose }: { agency: Agency | null; onClose: () => void }) {
  const user = useUser();
  const { form, upon, frame } = useRecordForm({
    collection: '/api/agencies',
    stored: agency,
    formOf,
    blank: { name: '', email: '', phone: '', commissionPercent: '15', address: '', notes: '', companyId: user.companyId },
    resolver: checkedBy<Values, z.infer<typeof NewAgency>>(agency ? AgencyChanges : NewAgency),
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Error ${agency ? 'updating' : 'adding'} agency`,
    onSaved: ({ name }) => {
      toast({ title: agency ? 'Agency updated' : 'Agency added', description: `${name} is on your list of agencies.` });
      onClose();
    },
  });
  const { control, register, formState } = form;
  return (
    <DialogForm
      frame={frame}
      thing="agency"
      title={agency ? 'Edit agency' : 'New agency'}
      text="The commission is a share of the charter’s price without extras."
      action={agency ? 'Save changes' : 'Add agency'}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        {!agency && <CompanyField control={control} name="companyId" user={user} />}
        <Field label="Name" required error={formState.errors.name?.message}>
          {(props) => <Input {...props} {...register('name')} autoComplete="off" />}
        </Field>
        <AmountField control={control} name="commissionPercent" label={labels.commissionPercent} />
        <Field label="Email" error={formState.errors.email?.message}>
          {(props) => <Input {...props} {...register('email')} type="email" inputMode="email" autoComplete="off" />}
        </Field>
        <Field label="Phone" error={formState.errors.phone?.message}>
          {(props) => <Input {...props} {...register('phone')} type="tel" autoComplete="off" />}
        </Field>
        <Field label="Address" className="sm:col-span-full" error={formState.errors.address?.message}>
          {(props) => <TextArea {...props} {...register('address')} />}
        </Field>
        <Field label="Notes" className="sm:col-span-full" error={formState.errors.notes?.message}>
          {(props) => <TextArea {...props} {...register('notes')} />}
        </Field>
      </div>
    </DialogForm>
  );
}
