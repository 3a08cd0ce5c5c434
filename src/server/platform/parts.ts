import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CalendarSource } from './calendar-source.ts';
import type { Database } from './database.ts';
import type { FileStore } from './file-store.ts';
import type { Jobs } from './jobs.ts';
import type { Letters } from './letters.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Workshop } from './workshop.ts';

/** The application, as rooms see it: routes typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the application is built from. */
export type Parts = {
  db: Database;
  files: FileStore;
  jobs: Jobs;
  letters: Letters;
  /** Work that is done in processes beside the server. */
  workshops: { pictures: Workshop; readings: Workshop; calendars: Workshop };
  /** Where outside calendars come from; replaced in tests. */
  calendars: CalendarSource;
  /** The public address of the product, for links in emails: never taken from a request. */
  address: () => string;
  /** The payment provider; null if none is set up. */
  payments: PaymentProvider | null;
  /** Where contact requests are sent. */
  salesEmail: string;
};
