import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { CompanyDeletion, daysOfGrace, names, otherName } from '#domain/companies/deletion.ts';
import { ApiError, client, reason } from '../platform/api.ts';
import { sessionQuery, useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';

/** Says what will be deleted, and asks for the company's name to confirm it. */
export function DeletionDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const { role } = useUser();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const ask = useMutation({
    mutationFn: () => client.POST('/api/companies/{id}/deletion', { params: { path: { id: company.id } }, body: { name: typed } }),
    onSuccess: async () => {
      toast({ title: 'Company will be deleted', description: `You can keep ${company.name} for ${daysOfGrace} days.` });
      onClose();
      await queries.invalidateQueries(sessionQuery);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.errors[0]) setWrong(error.errors[0].message);
      else toast({ variant: 'destructive', title: "The company couldn't be deleted", description: reason(error) });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { error } = CompanyDeletion.safeParse({ name: typed });
    const message = error?.issues[0]?.message ?? (names(typed, company.name) ? undefined : otherName);
    setWrong(message);
    if (message === undefined) ask.mutate();
    else document.getElementById(formId)?.querySelector('input')?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${company.name}?`}
      text={
        <>
          <p>In {daysOfGrace} days all of this will be deleted for good:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            <li>yachts, crew and their certificates, maintenance, calendar and trips</li>
            <li>customers, expenses, income and invoices</li>
            <li>every uploaded document and picture</li>
            <li>
              the accounts of everyone in {company.name}
              {role !== 'admin' && ', yours included'}, and its subscription
            </li>
          </ul>
          <p className="mt-2">
            Until then everything works as before, and any manager can keep the company. All managers are notified by email. Download an
            export first.
          </p>
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" running={ask.isPending && 'Deleting'}>
            Delete company
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5">
        <Field label={`Type “${company.name}” to confirm`} required error={wrong}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
