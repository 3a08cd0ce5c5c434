import type { Database } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';

/** Payment jobs and events have no user, so they access a company's subscription as the platform. */
export const asPayments = (db: Database) => asPlatform(db, 'payment jobs and events belong to no user');
