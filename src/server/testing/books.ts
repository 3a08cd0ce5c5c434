// The usual fixtures for tests of the books.
import type { Person } from './given.ts';

/** A customer of this person's company. */
export async function aCustomer(person: Person, more: object = {}): Promise<any> {
  return (await person.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren', email: 'ada@guests.example', ...more }))
    .body;
}

/** The default content of an invoice. */
export const charter = {
  issueDate: '2026-01-15',
  currency: 'EUR',
  taxRate: 20,
  items: [
    { description: 'Two days at sea', quantity: 2, unitPrice: 100 },
    { description: 'Provisions', quantity: '1.5', unitPrice: '66.67', taxExempt: true },
  ],
};

/** An invoice of 340.01 euros, by default a draft for a new customer. */
export async function anInvoice(person: Person, more: object = {}): Promise<any> {
  const { status, body } = await person.call('POST', '/api/invoices', { customerId: (await aCustomer(person)).id, ...charter, ...more });
  if (status !== 201) throw new Error(`an invoice could not be created: ${status} ${JSON.stringify(body)}`);
  return body;
}
