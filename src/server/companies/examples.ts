import { Company, CompanyChanges, NewCompany } from '#domain/companies/company.ts';
import { CompanyDeletion } from '#domain/companies/deletion.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewCompany, {
  name: 'Azure Charters',
  contactEmail: 'hello@azure-charters.example',
  timeZone: 'Europe/Paris',
  defaultCurrency: 'EUR',
});
withExample(CompanyChanges, { contactPhone: '+33 4 93 00 00 00', website: 'https://azure-charters.example' });
withExample(Company, {
  id: 1,
  name: 'Azure Charters',
  description: 'Motor yachts on the Riviera',
  address: '4 Quai Rambaud, Antibes',
  contactPhone: '+33 4 93 00 00 00',
  contactEmail: 'hello@azure-charters.example',
  website: 'https://azure-charters.example',
  logo: null,
  subscriptionTier: 'professional',
  timeZone: 'Europe/Paris',
  defaultCurrency: 'EUR',
  houseRules: {
    checkIn: '17:00',
    checkOut: '09:00',
    workBegins: '08:00',
    workEnds: '17:00',
    taxRate: '20.00',
    daysToPay: 14,
    turnaroundHours: 8,
  },
  formats: { clock: '24', dateOrder: 'dmy', weekStart: 'monday', decimalMark: 'comma' },
  taxNumber: 'FR 40 303265045',
  paymentDetails: 'Banque du Port, Antibes',
  iban: 'FR7630006000011234567890189',
  deletionDue: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-10-12T13:20:00.000Z',
});
withExample(CompanyDeletion, { name: 'Azure Charters' });
