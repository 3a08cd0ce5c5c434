// The one place where a Scope is made. A request's is made by sign-in. What no request asks for (jobs, letters, sweeps) names its
// company, or says why it reaches every company; the linter lists the files that may (.oxlintrc.json).
import type { Action } from '#domain/session/permissions.ts';
import type { Database, Scope, Transaction } from './database.ts';

/**
 * The scope of whoever signed in: their company, or everything for platform admins. For sign-in alone. The owner of a yacht reaches what
 * their shares let them see. Their account alone is changed as everybody's is, by routes that take nobody's but the caller's.
 */
export function scopeOf(person: { id: number; role: string; companyId: number | null }, may: Action): Scope {
  if (person.role === 'admin') return everything;
  if (person.companyId === null) throw new Error('somebody without a company is no tenant');
  if (person.role === 'yacht_owner' && may !== 'own-account')
    return { kind: 'owner', companyId: person.companyId, personId: person.id } as Scope;
  return asCompany(person.companyId);
}

/** The rows of one company, for work that nobody who is signed in asked for. */
export function asCompany(companyId: number): Scope {
  return { kind: 'tenant', companyId } as Scope;
}

/** The rows of every company, for work that belongs to none. Why is for whoever reads the code, and for the metrics. */
export function asPlatform(db: Database, why: string) {
  reached.set(why, (reached.get(why) ?? 0) + 1);
  return {
    scope: everything,
    /** Single statements, each its own transaction. */
    get query() {
      return db.in(everything);
    },
    /** Several statements in one transaction, all or nothing. */
    transaction: <T>(work: (t: Transaction) => Promise<T>) => db.transaction(everything, work),
  };
}

/** How often every company was reached since this process began, by why. */
export const reached = new Map<string, number>();

const everything = { kind: 'platform' } as Scope;
