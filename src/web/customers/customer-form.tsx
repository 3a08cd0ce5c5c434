import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { blankCustomer, NewCustomer, type Customer, type CustomerForm as Values } from '#domain/customers/customer.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { reason } from '../platform/api.ts';
import { changesIn, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { formOf, useSaveCustomer } from './customer-save.ts';

const resolver = standardSchemaResolver(NewCustomer) as unknown as Resolver<Values, unknown, NewCustomer>;

const labels: Record<keyof Values, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  notes: 'Notes',
  companyId: 'Company',
};

type Props = {
  customer: Customer | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Customer) => void;
  onClose: () => void;
};

/** Adds a customer, or edits one, in a dialog over the list. */
export function CustomerForm({ customer, onSaved, onClose }: Props) {
  const user = useUser();
  const formId = useId();
  const form = useForm({ resolver, defaultValues: customer ? formOf(customer) : { ...blankCustomer, companyId: user.companyId } });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveCustomer();

  const versions = useVersions({
    form,
    stored: customer,
    formOf,
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    save: send,
  });

  function send(values: NewCustomer, upon: Customer | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values: ownedBy(user, values) }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({ variant: 'destructive', title: `Failed to ${upon ? 'update' : 'create'} customer`, description: reason(error) });
        showOnFields(form, error);
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={customer ? `Edit ${customer.firstName} ${customer.lastName}` : 'New customer'}
      text={customer ? 'Your changes show everywhere as soon as they are saved.' : 'A first and last name are enough to start with.'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            {customer ? 'Save changes' : 'Add customer'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="mt-5">
        <CustomerFields form={form} customer={versions.upon} user={user} />
      </form>
      <ConflictDialog thing="customer" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </Dialog>
  );
}

/** Only the platform's admins say whose customer it is; for all others the server knows. */
function ownedBy(user: SessionUser, values: NewCustomer): NewCustomer {
  const { companyId, ...own } = values;
  return can(user, 'run-platform') ? { ...own, companyId } : own;
}
