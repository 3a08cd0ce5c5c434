import { blankBusiness, blankCustomer, NewCustomer, type Customer, type CustomerForm as Values } from '#domain/customers/customer.ts';
import { useUser } from '../platform/session.tsx';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { CustomerFields } from './customer-fields.tsx';

const resolver = checkedBy<Values, NewCustomer>(NewCustomer);

const labels: Record<keyof Values, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  organisation: 'Company name',
  postCode: 'Postal code',
  city: 'City',
  country: 'Country',
  vatNumber: 'VAT number',
  registrationNumber: 'Registration number',
  buyerReference: 'Their reference',
  electronicAddress: 'Electronic address',
  electronicScheme: 'Scheme',
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
  const { form, upon, frame } = useRecordForm({
    collection: '/api/customers',
    stored: customer,
    formOf,
    blank: { ...blankCustomer, companyId: user.companyId },
    resolver,
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Failed to ${customer ? 'update' : 'create'} customer`,
    onSaved,
  });

  return (
    <DialogForm
      frame={frame}
      thing="customer"
      title={customer ? `Edit ${customer.firstName} ${customer.lastName}` : 'New customer'}
      text={customer ? 'Your changes show everywhere as soon as they are saved.' : 'A first and last name are enough to start with.'}
      action={customer ? 'Save changes' : 'Add customer'}
      onClose={onClose}
    >
      <CustomerFields form={form} customer={upon} user={user} />
    </DialogForm>
  );
}

/** What a form shows of a customer. */
function formOf(customer: Customer): Values {
  const { firstName, lastName, companyId } = customer;
  return {
    firstName,
    lastName,
    companyId,
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    address: customer.address ?? '',
    ...business(customer),
    notes: customer.notes ?? '',
  };
}

function business(customer: Customer): typeof blankBusiness {
  const names = Object.keys(blankBusiness) as (keyof typeof blankBusiness)[];
  return Object.fromEntries(names.map((name) => [name, customer[name] ?? ''])) as typeof blankBusiness;
}
