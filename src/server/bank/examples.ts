import {
  Accepted,
  AcceptedLines,
  BankAccount,
  BankAccountChanges,
  BankFile,
  BankLine,
  BankLineChanges,
  BankProposal,
  NewBankAccount,
  NewMatch,
  NewStatement,
  StatementRead,
} from '#domain/finance/bank.ts';
import { withExample } from '../platform/examples.ts';

const account = { name: 'Crédit Maritime', iban: 'FR7630006000011234567890189', currency: 'EUR' as const };
withExample(NewBankAccount, account);
withExample(BankAccountChanges, { name: 'Crédit Maritime Antibes' });
withExample(BankAccount, {
  id: 3,
  companyId: 1,
  companyName: 'Azure Charters',
  ...account,
  lines: 214,
  open: 31,
  balance: '84210.55',
  balanceOn: '2026-11-13',
  createdAt: '2026-11-16T15:00:00.000Z',
  updatedAt: '2026-11-16T15:00:00.000Z',
});
withExample(NewStatement, {
  name: 'november.csv',
  content: 'Date;Amount;Name;Text\n2026-11-13;13697,69;BALTIC EVENTS GMBH;INV 2026 0042',
  mapping: { day: 'Date', amount: 'Amount', name: 'Name', text: 'Text' },
  dryRun: true,
});
withExample(StatementRead, {
  lines: 31,
  known: 4,
  pending: 2,
  certain: 24,
  from: '2026-11-09',
  to: '2026-11-13',
  closing: '84210.55',
  accounts: [{ accountId: 3, name: 'Crédit Maritime', lines: 31, known: 4, certain: 24 }],
  notes: [],
  faults: [],
  columns: ['Date', 'Amount', 'Name', 'Text'],
  mapping: { day: 'Date', amount: 'Amount', name: 'Name', text: 'Text' },
  dates: { order: 'ymd', doubtful: null },
});
withExample(BankFile, {
  id: 12,
  accountId: 3,
  name: 'november.xml',
  readBy: 'Maya Laurent',
  from: '2026-11-09',
  to: '2026-11-13',
  lines: 31,
  known: 4,
  open: 7,
  opening: '70512.86',
  closing: '84210.55',
  createdAt: '2026-11-16T15:00:00.000Z',
});
const proposal = {
  certainty: 'certain' as const,
  reason: 'INV-2026-0042 is named, and the amount is what is open.',
  customerId: 7,
  customerName: 'Baltic Events GmbH',
  ownerId: null,
  ownerName: null,
  invoices: [{ id: 42, number: 'INV-2026-0042', amount: '13697.69', open: '13697.69' }],
  paymentId: null,
  expenseId: null,
};
withExample(BankProposal, proposal);
withExample(BankLine, {
  id: 91,
  companyId: 1,
  companyName: 'Azure Charters',
  accountId: 3,
  day: '2026-11-13',
  amount: '13697.69',
  currency: 'EUR',
  name: 'BALTIC EVENTS GMBH',
  iban: 'DE89370400440532013000',
  text: 'INV 2026 0042',
  reference: null,
  isReversal: false,
  state: 'open',
  match: null,
  proposals: [proposal],
  createdAt: '2026-11-16T15:00:00.000Z',
  updatedAt: '2026-11-16T15:00:00.000Z',
});
withExample(BankLineChanges, { ignored: true });
withExample(NewMatch, { customerId: 7, allocations: [{ invoiceId: 42, amount: '13697.69' }] });
withExample(AcceptedLines, { ids: [91, 92, 93] });
withExample(Accepted, { accepted: 2, skipped: 1 });
