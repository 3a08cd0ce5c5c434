import type { Database, Transaction } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';

/** Works on the sandbox's books, which belong to no company. */
export const inSandbox = <T>(db: Database, work: (t: Transaction) => Promise<T>): Promise<T> =>
  asPlatform(db, "the sandbox's books belong to no company").transaction(work);
