import type { App, Parts } from '../platform/parts.ts';
import { bookingBalanceRoutes } from './booking-balance-routes.ts';
import { booksSettingsRoutes } from './books-settings-routes.ts';
import { creditNoteRoutes } from './credit-note-routes.ts';
import { eInvoiceRoutes } from './e-invoice-routes.ts';
import { expenseImportRoutes } from './expense-import-routes.ts';
import { expenseRoutes } from './expense-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { incomeRoutes } from './income-routes.ts';
import { invoiceLinkRoutes } from './invoice-link-routes.ts';
import { invoicePaperRoutes } from './invoice-paper-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { paymentReminderRoutes } from './payment-reminder-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { recurringJobs } from './recurring-making.ts';
import { recurringRoutes } from './recurring-routes.ts';
import { taxRateRoutes } from './tax-rate-routes.ts';
import './credit-note-examples.ts';
import './e-invoice-examples.ts';
import './examples.ts';
import './invoice-examples.ts';
import './payment-examples.ts';
import './payment-reminder-examples.ts';
import './recurring-examples.ts';
import './tax-examples.ts';

/** A company's books: what went out, what came in, and what was invoiced. */
export function financeRoutes(app: App, parts: Parts): void {
  expenseRoutes(app, parts);
  expenseImportRoutes(app, parts);
  incomeRoutes(app, parts);
  invoiceRoutes(app, parts);
  invoicePaperRoutes(app, parts);
  invoiceLinkRoutes(app, parts);
  exportRoutes(app, parts);
  paymentRoutes(app, parts);
  paymentReminderRoutes(app, parts);
  creditNoteRoutes(app, parts);
  eInvoiceRoutes(app, parts);
  overviewRoutes(app, parts);
  bookingBalanceRoutes(app, parts);
  recurringRoutes(app, parts);
  recurringJobs(app, parts);
  taxRateRoutes(app, parts);
  booksSettingsRoutes(app, parts);
}
