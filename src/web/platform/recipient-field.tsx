import type { UseFormRegisterReturn } from 'react-hook-form';
import { can } from '#domain/session/permissions.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { useUser } from './session.tsx';

type Recipient = { name: string; email: string | null };
type Props = { recipient: Recipient; error: string | undefined; input: UseFormRegisterReturn };

/** The address of an email to a customer, as it is on record: only those who run the company may send it elsewhere. */
export function RecipientField({ recipient, error, input }: Props) {
  const mayChoose = can(useUser(), 'run-company');
  return (
    <Field label="To" required error={error} hint={addressHint(recipient, mayChoose)}>
      {(props) => (
        <Input
          {...props}
          {...input}
          readOnly={!mayChoose}
          className={mayChoose ? '' : 'bg-sunken text-ink-2'}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

export function addressHint({ name, email }: Recipient, mayChoose: boolean): string | undefined {
  if (!email) return `${name} has no email address yet${mayChoose ? '' : ': add it first'}`;
  return mayChoose ? undefined : 'Only managers can send it to another address';
}
