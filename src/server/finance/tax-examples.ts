import { BooksSettings, BooksSettingsChanges } from '#domain/finance/books-settings.ts';
import { NewTaxRate, TaxRate, TaxRateChanges } from '#domain/finance/tax-rate.ts';
import { usualReminderLevels } from '#domain/finance/payment-reminder.ts';
import { withExample } from '../platform/examples.ts';

const timestamps = { createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' };

withExample(NewTaxRate, { name: 'France standard', category: 'S', percent: '20.00', country: 'FR', validFrom: '2026-01-01' });
withExample(TaxRateChanges, { validTo: '2026-12-31' });
withExample(TaxRate, {
  id: 3,
  companyId: 1,
  companyName: 'Azure Charters',
  name: 'France standard',
  category: 'S',
  percent: '20.00',
  reason: null,
  reasonCode: null,
  country: 'FR',
  validFrom: '2026-01-01',
  validTo: null,
  isInUse: true,
  ...timestamps,
});
withExample(BooksSettingsChanges, { prices: 'net', taxRateId: 3 });
withExample(BooksSettings, {
  companyId: 1,
  prices: 'net',
  taxRateId: 3,
  issuedStays: true,
  reportingCurrency: 'EUR',
  apaPercent: '30.00',
  closedUntil: null,
  reminderLevels: usualReminderLevels,
  legalName: 'Azure Charters SARL',
  contactName: 'Maya Laurent',
  street: '12 Quai Lunel',
  postCode: '06300',
  city: 'Nice',
  country: 'FR',
  vatNumber: 'FR40123456789',
  registrationNumber: '123456789',
  bic: 'AGRIFRPP',
  accountName: 'Azure Charters SARL',
  electronicAddress: 'FR40123456789',
  electronicScheme: '9957',
  ...timestamps,
});
