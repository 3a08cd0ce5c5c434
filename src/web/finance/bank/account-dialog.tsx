import { BankAccountChanges, NewBankAccount, type BankAccount } from '#domain/finance/bank.ts';
import { ibanInGroups } from '#domain/shared/iban.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { useUser } from '../../platform/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CompanyField } from '../../companies/company-field.tsx';
import { CurrencyField, usualCurrency } from '../books-fields.tsx';

type Values = { name: string; iban: string; currency: string; companyId: number | null };
type Props = { account: BankAccount | null; onClose: () => void; onSaved: () => void };

const labels: Record<keyof Values, string> = { name: 'Name', iban: 'IBAN', currency: 'Currency', companyId: 'Company' };

function formOf({ name, iban, currency, companyId }: BankAccount): Values {
  return { name, iban: iban ? ibanInGroups(iban) : '', currency, companyId };
}

/** Adds or edits a bank account. */
export function AccountDialog({ account, onClose, onSaved }: Props) {
  const user = useUser();
  const { form, upon, frame } = useRecordForm({
    collection: '/api/bank-accounts',
    stored: account,
    formOf,
    blank: { name: '', iban: '', currency: usualCurrency(user), companyId: user.companyId },
    resolver: checkedBy<Values, NewBankAccount>(account ? BankAccountChanges : NewBankAccount),
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Error ${account ? 'updating' : 'adding'} account`,
    onSaved: ({ name }) => {
      toast({
        title: account ? 'Account updated' : 'Account added',
        description: account ? `${name} is up to date.` : `Now import the first file for ${name}.`,
      });
      onSaved();
    },
  });
  const { control, register, formState } = form;
  return (
    <DialogForm
      frame={frame}
      thing="account"
      title={account ? 'Edit account' : 'New bank account'}
      text={account ? 'Its lines don’t change.' : 'Files from other accounts are refused, so nothing gets mixed up.'}
      action={account ? 'Save changes' : 'Add account'}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        {!account && <CompanyField control={control} name="companyId" user={user} />}
        <Field label="Name" required error={formState.errors.name?.message} className={account ? 'sm:col-span-full' : ''}>
          {(props) => <Input {...props} {...register('name')} autoComplete="off" placeholder="Current account" />}
        </Field>
        {!account && <CurrencyField control={control} name="currency" />}
        <Field
          label="IBAN"
          className="sm:col-span-full"
          error={formState.errors.iban?.message}
          hint="Leave empty to take it from the first CAMT.053 file"
        >
          {(props) => <Input {...props} {...register('iban')} autoComplete="off" spellCheck={false} />}
        </Field>
      </div>
    </DialogForm>
  );
}
