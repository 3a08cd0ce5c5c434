import type { ContractValues } from '#domain/desk/contract-text.ts';

/** Sample values for the preview of a contract. */
export const sampleValues: ContractValues = {
  'company.name': 'Your company',
  'company.address': '1 Harbor Road, Antibes',
  'company.taxNumber': 'FR12345678901',
  'customer.name': 'Ada Fenwick',
  'customer.address': '12 Quay Street, Bristol',
  'customer.email': 'ada@fenwick.example',
  'yacht.name': 'Aurelia',
  'yacht.type': 'Catamaran',
  'yacht.length': '14 m',
  'yacht.flag': 'Malta',
  'yacht.registration': 'PI-1204',
  'charter.number': 'C-2027-0012',
  'charter.start': 'Saturday, July 3, 5:00 PM',
  'charter.end': 'Saturday, July 10, 9:00 AM',
  'charter.nights': '7',
  'charter.guests': '6',
  'price.total': '€5,740.40',
  'price.tax': '€660.40',
  'price.currency': 'EUR',
  'price.deposit': '€800.00',
  today: 'January 10',
  'price.lines': [
    { name: '7 nights', value: '€4,900.00', note: '7 × €700.00' },
    { name: 'Cleaning', value: '€180.00' },
    { name: 'Tax (13%)', value: '€660.40' },
    { name: 'Total', value: '€5,740.40', isSum: true },
  ],
  plan: [
    { name: 'First installment', value: '€2,870.20', note: 'by January 17' },
    { name: 'Second installment', value: '€2,870.20', note: 'by June 5' },
  ],
  cancellation: [
    { name: '61 days or more before the start', value: '30%' },
    { name: '0 to 60 days before the start', value: '100%' },
  ],
};
