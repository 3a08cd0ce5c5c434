import { LinkPage } from '#domain/desk/link-page.ts';
import { NewSignature } from '#domain/desk/signing.ts';
import { withExample } from '../platform/examples.ts';

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

withExample(NewSignature, { name: 'Ada Fenwick', method: 'typed', agreed: true, sha256 });
withExample(LinkPage, {
  kind: 'customer',
  company: {
    name: 'Azure Charters',
    contactEmail: 'hello@azure-charters.example',
    contactPhone: '+33 4 93 00 00 00',
    timeZone: 'Europe/Paris',
    formats: { clock: '24', dateOrder: 'dmy', weekStart: 'monday' },
  },
  charter: {
    number: 'C-2026-0012',
    yachtName: 'Aurelia',
    startDate: '2027-07-03T15:00:00.000Z',
    endDate: '2027-07-10T07:00:00.000Z',
    adults: 6,
    children: 0,
    isBooked: false,
    isOff: false,
    customerName: 'Ada Fenwick',
    currency: 'EUR',
    total: '5740.40',
    optionUntil: null,
    mayHold: true,
  },
  guests: [],
  guestsUpdatedAt: '2026-11-25T09:00:00.000Z',
  hasQuote: true,
  price: [{ name: 'Total', value: '€5,740.40', isSum: true }],
  plan: [{ name: 'First installment', value: '€2,870.20', note: 'by July 1, 2027' }],
  contract: {
    status: 'sent',
    sha256,
    signedAt: null,
    signedBy: null,
    agreement:
      'I have read contract C-2026-0012 with Azure Charters and agree to it. I sign it electronically, and this signature is binding.',
    blocks: [{ kind: 'paragraph', spans: [{ text: 'Between Azure Charters and Ada Fenwick.', bold: false }] }],
  },
  invoices: [],
  paymentDetails: null,
});
