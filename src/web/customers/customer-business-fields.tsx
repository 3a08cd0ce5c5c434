import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { blankBusiness, type CustomerForm, type NewCustomer } from '#domain/customers/customer.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

type Name = keyof typeof blankBusiness;
type Look = { label: string; hint?: string; wide?: true; maxLength?: number };

const fields: Record<Name, Look> = {
  organisation: { label: 'Company name', wide: true, hint: 'Invoices are addressed to it' },
  postCode: { label: 'Postal code' },
  city: { label: 'City' },
  country: { label: 'Country', hint: 'Two letters, such as FR', maxLength: 2 },
  vatNumber: { label: 'VAT number', hint: 'Starts with the country: FR12345678901' },
  registrationNumber: { label: 'Registration number' },
  buyerReference: { label: 'Their reference', hint: 'A cost center or order they want on invoices' },
  electronicAddress: { label: 'Electronic address', hint: 'Where electronic invoices go' },
  electronicScheme: { label: 'Scheme', hint: 'Of that address, such as 0088, or EM for email', maxLength: 4 },
};
const names = Object.keys(fields) as Name[];

/** The details of a business customer, folded away for everybody else. */
export function CustomerBusinessFields({ form }: { form: UseFormReturn<CustomerForm, unknown, NewCustomer> }) {
  const {
    register,
    getValues,
    formState: { errors },
  } = form;
  const [isOpen, setIsOpen] = useState(() => names.some((name) => getValues(name) !== ''));
  const isWrong = names.some((name) => errors[name]);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-lg border px-3 py-2.5 sm:col-span-2"
    >
      <summary className="cursor-pointer font-medium">Business details</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            label={fields[name].label}
            hint={fields[name].hint}
            className={fields[name].wide ? 'sm:col-span-2' : ''}
            error={errors[name]?.message}
          >
            {(control) => <Input {...control} {...register(name)} maxLength={fields[name].maxLength} autoComplete="off" />}
          </Field>
        ))}
      </div>
    </details>
  );
}
