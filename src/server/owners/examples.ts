import {
  ManagementAgreement,
  ManagementAgreementChanges,
  NewManagementAgreement,
  NewYachtOwner,
  NewYachtShare,
  YachtOwner,
  YachtOwnerChanges,
  YachtShare,
  YachtShareChanges,
} from '#domain/finance/yacht-owner.ts';
import {
  NewOwnerStatement,
  OwnerStatement,
  OwnerStatementInFull,
  OwnerStatementLine,
  OwnerStatementPreview,
} from '#domain/finance/owner-statement.ts';
import { withExample } from '../platform/examples.ts';

const timestamps = { createdAt: '2026-01-02T09:00:00.000Z', updatedAt: '2026-01-02T09:00:00.000Z' };
const company = { companyId: 1, companyName: 'Azure Charters' };
const person = {
  name: 'Helena Brandt',
  email: 'helena@brandt.example',
  address: 'Alsterufer 12\n20354 Hamburg',
  vatNumber: 'DE123456789',
};
withExample(NewYachtOwner, person);
withExample(YachtOwnerChanges, { email: 'office@brandt.example' });
const held = { id: 4, yachtId: 12, yachtName: 'Aurelia', share: '66.6700', validFrom: '2026-01-01', validTo: null };
withExample(YachtOwner, {
  id: 3,
  ...company,
  ...person,
  userId: null,
  shares: [held],
  balance: '16860.58',
  currency: 'EUR',
  ...timestamps,
});

withExample(NewYachtShare, { ownerId: 3, yachtId: 12, share: '66.67', validFrom: '2026-01-01' });
withExample(YachtShareChanges, { validTo: '2026-12-31' });
withExample(YachtShare, { ...held, ...company, ownerId: 3, ownerName: person.name, ...timestamps });

const agreed = {
  feePercent: '20.00',
  feeMonthly: '0.00',
  feeTaxRateId: 2,
  passedOn: ['docking', 'fuel'] as const,
  validFrom: '2026-01-01',
};
withExample(NewManagementAgreement, { yachtId: 12, ...agreed, passedOn: [...agreed.passedOn] });
withExample(ManagementAgreementChanges, { feePercent: '18.00' });
withExample(ManagementAgreement, {
  id: 6,
  ...company,
  yachtId: 12,
  yachtName: 'Aurelia',
  ...agreed,
  passedOn: [...agreed.passedOn],
  feeTaxRateName: 'France standard',
  feeTaxPercent: '20.00',
  validTo: null,
  ...timestamps,
});

const days = { from: '2026-03-01', to: '2026-03-31', statementDate: '2026-03-31' };
const whole = {
  yachtId: 12,
  yachtName: 'Aurelia',
  ...days,
  currency: 'EUR',
  revenue: '41500.00',
  feePercent: '20.00',
  feeMonthly: '0.00',
  fee: '8300.00',
  feeTaxName: 'France standard',
  feeTaxCategory: 'S',
  feeTaxPercent: '20.00',
  feeTaxReason: null,
  feeTax: '1660.00',
  costs: '6250.40',
  result: '25289.60',
};
const part = {
  ownerId: 3,
  ownerName: person.name,
  share: '66.6700',
  revenue: '27668.05',
  fee: '5533.61',
  feeTax: '1106.72',
  costs: '4167.14',
  amount: '16860.58',
  opening: '0.00',
  payouts: '0.00',
  closing: '16860.58',
};
const line = {
  sourceType: 'invoice',
  sourceId: 42,
  invoiceId: 42,
  account: 'revenue_charter',
  day: '2026-03-07',
  entry: 'INV-2026-0042',
  text: 'INV-2026-0042',
  amount: '41500.00',
  isLate: false,
};
withExample(OwnerStatementLine, line);
withExample(NewOwnerStatement, { yachtId: 12, from: days.from, to: days.to });
withExample(OwnerStatementPreview, { ...whole, missingRates: 0, lines: [line], owners: [part] });
const statement = {
  id: 9,
  ...company,
  number: 'OS-2026-0001',
  yachtId: 12,
  yachtName: 'Aurelia',
  ...part,
  ownerEmail: person.email,
  ...days,
  currency: 'EUR',
  delivery: null,
  createdAt: '2026-04-03T07:30:00.000Z',
  updatedAt: '2026-04-03T07:30:00.000Z',
};
withExample(OwnerStatement, statement);
withExample(OwnerStatementInFull, { ...statement, whole, lines: [line] });
