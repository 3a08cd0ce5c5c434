import type { Database, Transaction } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';

/** Gives access to the sandbox's own data, which belongs to no company. */
export const inSandbox = <T>(db: Database, work: (t: Transaction) => Promise<T>): Promise<T> =>
  asPlatform(db, "the sandbox's books belong to no company").transaction(work);
