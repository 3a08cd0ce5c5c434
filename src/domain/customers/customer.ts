import { ElectronicScheme } from '../shared/electronic-scheme.ts';
import { Country, Id, nameText, optionalText, orNone } from '../shared/fields.ts';
import { VatNumber } from '../shared/vat-number.ts';
import { inWords, several } from '../shared/words.ts';
import { z } from '../shared/zod.ts';

/** What a person may enter about a new customer. */
export const NewCustomer = z
  .object({
    firstName: nameText('First name is required'),
    lastName: nameText('Last name is required'),
    email: orNone(z.string().trim().max(320, 'At most 320 characters').pipe(z.email('Invalid email address'))),
    phone: optionalText(50),
    address: optionalText(500),
    /** The business details of a customer: the company to invoice and its address. */
    organisation: orNone(nameText('Company name is required', { max: 200 })),
    postCode: optionalText(20),
    city: optionalText(100),
    country: orNone(Country),
    vatNumber: orNone(VatNumber),
    registrationNumber: optionalText(50),
    buyerReference: optionalText(100),
    /** Where electronic invoices go, and the scheme of that address. Both or neither are set. */
    electronicAddress: optionalText(200),
    electronicScheme: orNone(ElectronicScheme),
    notes: optionalText(5000),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewCustomer' });
export type NewCustomer = z.infer<typeof NewCustomer>;

/** What may change. A customer can't move to another company, because bookings and the books depend on it. */
export const CustomerChanges = NewCustomer.omit({ companyId: true }).partial().meta({ id: 'CustomerChanges' });
export type CustomerChanges = z.infer<typeof CustomerChanges>;

/** What is stored and returned. */
export const Customer = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    organisation: z.string().nullable(),
    postCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    vatNumber: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    buyerReference: z.string().nullable(),
    electronicAddress: z.string().nullable(),
    electronicScheme: z.string().nullable(),
    notes: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof Customer>;

/** How customers may be sorted, by their last name first; a leading minus reverses the order. */
export const customerSorts = ['name', '-name', 'id', '-id'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** What a customer has booked and owes, by currency. Amounts in different currencies are never added up. */
export const CustomerSummary = z
  .object({
    bookings: z.int(),
    options: z.int().meta({ description: 'Charters on option, which aren’t booked yet' }),
    invoices: z.int(),
    income: z.int(),
    totals: z.array(z.object({ currency: z.string(), booked: z.string(), invoiced: z.string(), open: z.string(), received: z.string() })),
  })
  .meta({ id: 'CustomerSummary' });
export type CustomerSummary = z.infer<typeof CustomerSummary>;

export type CustomerForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  organisation: string;
  postCode: string;
  city: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  buyerReference: string;
  electronicAddress: string;
  electronicScheme: string;
  notes: string;
  companyId: number | null;
};

export const blankBusiness = {
  organisation: '',
  postCode: '',
  city: '',
  country: '',
  vatNumber: '',
  registrationNumber: '',
  buyerReference: '',
  electronicAddress: '',
  electronicScheme: '',
};

export const blankCustomer: CustomerForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  ...blankBusiness,
  notes: '',
  companyId: null,
};

/** Why a customer with bookings or books can't be deleted, and what to do instead; null if they can. */
export function customerDeletionRefusal(
  name: string,
  inTheWay: { bookings: number; charters: number; invoices: number; income: number; payments: number },
): string | null {
  const held = inWords([
    several(inTheWay.bookings, 'booking'),
    several(inTheWay.charters, 'charter'),
    several(inTheWay.invoices, 'invoice'),
    several(inTheWay.income, 'income record'),
    several(inTheWay.payments, 'payment'),
  ]);
  if (held === '') return null;
  const step = 'Delete these or choose another customer for them first. If they must stay, keep the customer.';
  return `${name} can't be deleted: this customer has ${held}. ${step}`;
}
