import { EInvoiceStanding } from '#domain/finance/e-invoice/e-invoice-answer.ts';
import { withExample } from '../platform/examples.ts';

withExample(EInvoiceStanding, {
  profile: 'xrechnung',
  ready: false,
  missing: [
    {
      term: 'BT-10',
      at: 'customer',
      field: 'buyerReference',
      message: 'Enter the customer’s reference, in Germany a Leitweg-ID (the customer’s business details).',
    },
  ],
});
