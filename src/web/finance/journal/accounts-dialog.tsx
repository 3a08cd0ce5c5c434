import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { BooksAccount } from '#domain/finance/journal.ts';
import { client } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { accountsQuery } from './journal-query.ts';

type Props = { accounts: BooksAccount[]; companyId: number; onClose: () => void };
type Values = { accounts: { number: string; name: string }[] };

/** The accountant's numbers and names for the accounts of the journal. */
export function AccountsDialog({ accounts, companyId, onClose }: Props) {
  const formId = useId();
  const queries = useQueryClient();
  const [initialAccounts] = useState(accounts);
  const {
    register,
    handleSubmit,
    formState: { isDirty, dirtyFields },
  } = useForm<Values>({
    defaultValues: { accounts: initialAccounts.map(({ number, name }) => ({ number: number ?? '', name })) },
  });
  const save = useMutation({
    mutationFn: async (values: Values) => {
      // Only changed fields: somebody else may be editing the others.
      const named = initialAccounts.flatMap(({ key }, place) =>
        dirtyFields.accounts?.[place] ? [{ key, ...values.accounts[place] }] : [],
      );
      return (await client.PATCH('/api/books/accounts', { body: { accounts: named, companyId } })).data;
    },
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(accountsQuery(companyId).queryKey, saved);
      toast({ title: 'Accounts saved', description: 'The journal and its export use them.' });
      onClose();
    },
    onError: (error) => tellFailure('The accounts weren’t saved', error),
  });
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Accounts"
      text="Use the numbers your accountant uses. Leave a name empty to restore the default."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save accounts
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit((values) => save.mutate(values))} className="mt-4 grid gap-2">
        {initialAccounts.map(({ key, name }, place) => (
          <div key={key} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
            <Input
              {...register(`accounts.${place}.number`)}
              aria-label={`Number of ${name}`}
              autoComplete="off"
              maxLength={20}
              className="tnum"
            />
            <Input {...register(`accounts.${place}.name`)} aria-label={`Name of ${name}`} autoComplete="off" maxLength={100} />
          </div>
        ))}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
