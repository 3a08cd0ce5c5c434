import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Customer, CustomerForm, NewCustomer } from '#domain/customers/customer.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { CustomerBusinessFields } from './customer-business-fields.tsx';
import { CompanySelect, ownCompany } from '../companies/company-select.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';

type Form = UseFormReturn<CustomerForm, unknown, NewCustomer>;
type Props = { form: Form; customer: Customer | null; user: SessionUser };

export function CustomerFields({ form, customer, user }: Props) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First name" required error={errors.firstName?.message}>
        {(control) => <Input {...control} {...register('firstName')} autoComplete="off" />}
      </Field>
      <Field label="Last name" required error={errors.lastName?.message}>
        {(control) => <Input {...control} {...register('lastName')} autoComplete="off" />}
      </Field>
      {can(user, 'run-platform') && <CompanyField form={form} customer={customer} user={user} />}
      <Field label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="off" />}
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        {(control) => <Input {...control} {...register('phone')} type="tel" autoComplete="off" />}
      </Field>
      <Field label="Address" className="sm:col-span-2" error={errors.address?.message}>
        {(control) => <TextArea {...control} {...register('address')} className="!min-h-16" />}
      </Field>
      <CustomerBusinessFields form={form} />
      <Field
        label="Notes"
        className="sm:col-span-2"
        error={errors.notes?.message}
        hint="Worth remembering: allergies, a favorite berth, who pays"
      >
        {(control) => <TextArea {...control} {...register('notes')} />}
      </Field>
    </div>
  );
}

/** Set once: bookings and the books depend on it. */
function CompanyField({ form, customer, user }: Props) {
  const {
    setValue,
    formState: { errors, isSubmitted },
  } = form;
  const [company, setCompany] = useState(ownCompany(user));
  return (
    <Field label="Company" required={!customer} className="sm:col-span-2" error={errors.companyId?.message}>
      {(control) =>
        customer ? (
          <Input {...control} disabled value={customer.companyName ?? 'None'} />
        ) : (
          <CompanySelect
            control={control}
            chosen={company}
            onChoose={(chosen) => {
              setCompany(chosen);
              setValue('companyId', chosen?.id ?? null, { shouldDirty: true, shouldValidate: isSubmitted });
            }}
          />
        )
      }
    </Field>
  );
}
