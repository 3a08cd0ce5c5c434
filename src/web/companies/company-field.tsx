import { useState } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { FocusOn } from '../platform/focus-on.tsx';
import { Field } from '../ui/field.tsx';
import { CompanySelect, ownCompany } from './company-select.tsx';

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  name: FieldPath<Form>;
  user: SessionUser;
  onChoose?: (companyId: number | null) => void;
};

/** The company a record belongs to. Only the platform's admins choose it, once. */
export function CompanyField<Form extends FieldValues, Values>({ control, name, user, onChoose }: Props<Form, Values>) {
  const [company, setCompany] = useState(ownCompany(user));
  if (!can(user, 'run-platform')) return null;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label="Company" required className="sm:col-span-full" error={fieldState.error?.message}>
          {(props) => (
            <FocusOn refer={field.ref}>
              <CompanySelect
                control={props}
                chosen={company}
                onChoose={(chosen) => {
                  setCompany(chosen);
                  field.onChange(chosen?.id ?? null);
                  onChoose?.(chosen?.id ?? null);
                }}
              />
            </FocusOn>
          )}
        </Field>
      )}
    />
  );
}
