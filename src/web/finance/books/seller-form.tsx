import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { SellerDetails, type BooksSettings, type BooksSettingsChanges } from '#domain/finance/books-settings.ts';
import { client, versionOf } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { changesIn, showOnFields } from '../../platform/saving.ts';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { booksSettingsQuery } from '../tax-rate-query.ts';

type Name = keyof typeof SellerDetails.shape;
type Form = Record<Name, string>;
type Look = { label: string; hint?: string; wide?: true; maxLength?: number };

const resolver = standardSchemaResolver(SellerDetails) as unknown as Resolver<Form, unknown, BooksSettingsChanges>;
const fields: Record<Name, Look> = {
  legalName: { label: 'Legal name', wide: true, hint: 'As registered, such as Azure Charters SARL; leave empty for the company name' },
  street: { label: 'Street', wide: true },
  postCode: { label: 'Postal code' },
  city: { label: 'City' },
  country: { label: 'Country', hint: 'Two letters, such as FR', maxLength: 2 },
  contactName: { label: 'Contact person', hint: 'Who answers questions about an invoice' },
  vatNumber: { label: 'VAT number', hint: 'Begins with the country: FR12345678901' },
  registrationNumber: { label: 'Registration number', hint: 'In the trade register' },
  accountName: { label: 'Account holder', hint: 'If it differs from the legal name' },
  bic: { label: 'BIC', hint: 'The IBAN is in the company profile', maxLength: 14 },
  electronicAddress: { label: 'Electronic address', hint: 'Where replies to electronic invoices go' },
  electronicScheme: { label: 'Scheme', hint: 'Of that address, such as 0088, or EM for email', maxLength: 4 },
};
const names = Object.keys(fields) as Name[];

const formOf = (settings: BooksSettings) => Object.fromEntries(names.map((name) => [name, settings[name] ?? ''])) as Form;

/** The seller's details that electronic invoices need. */
export function SellerForm({ settings, onClose }: { settings: BooksSettings; onClose: () => void }) {
  const formId = useId();
  const form = useForm<Form, unknown, BooksSettingsChanges>({ resolver, defaultValues: formOf(settings) });
  const {
    register,
    formState: { errors, isDirty, dirtyFields },
  } = form;
  const { upon, tellRefusal } = useUpon(settings, formOf);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (changes: BooksSettingsChanges) =>
      (
        await client.PATCH('/api/books/settings', {
          body: { ...changes, companyId: settings.companyId },
          headers: { 'If-Match': versionOf(upon) },
        })
      ).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(booksSettingsQuery(settings.companyId).queryKey, saved);
      toast({ title: 'Seller details saved', description: 'Invoices sent from now on show them.' });
      onClose();
    },
    onError: (error) => {
      tellRefusal("The seller's details weren't saved", error);
      showOnFields(form, error);
    },
  });
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title="Seller details"
      text="Electronic invoices show these. Phone, email, tax number and IBAN come from the company profile."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save details
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((values) => save.mutate(changesIn(values, dirtyFields)))}
        className="mt-4 grid content-start gap-4 sm:grid-cols-2"
      >
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
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
