import { Customer, CustomerChanges, CustomerSummary, NewCustomer } from '#domain/customers/customer.ts';
import { withExample } from '../platform/examples.ts';

const customer = { firstName: 'Ada', lastName: 'Fenwick', email: 'ada@fenwick.example', phone: '+44 20 7946 0123' };
withExample(NewCustomer, customer);
withExample(CustomerChanges, { phone: '+44 20 7946 0199', vatNumber: 'GB 123 4567 89' });
withExample(Customer, {
  id: 7,
  ...customer,
  address: '12 Quay Street, Bristol',
  organisation: 'Fenwick Marine Ltd',
  postCode: 'BS1 4RB',
  city: 'Bristol',
  country: 'GB',
  vatNumber: 'GB123456789',
  registrationNumber: null,
  buyerReference: null,
  electronicAddress: null,
  electronicScheme: null,
  notes: 'Prefers to board in Antibes',
  companyId: 1,
  companyName: 'Azure Charters',
  createdAt: '2026-04-11T08:00:00.000Z',
  updatedAt: '2026-04-11T08:00:00.000Z',
});
withExample(CustomerSummary, {
  bookings: 3,
  options: 1,
  invoices: 2,
  income: 1,
  totals: [{ currency: 'EUR', booked: '54000.00', invoiced: '38000.00', open: '18000.00', received: '20000.00' }],
});
