// The only place where a Scope is created. Sign-in creates that of a request. Work without a request (jobs, emails, cleanups) names its
// company, or gives a reason for reaching every company; the linter lists the files that may (.oxlintrc.json).
import type { Action } from '#domain/session/permissions.ts';
import type { Database, Scope, Transaction } from './database.ts';

/**
 * The scope of somebody who is signed in: their company, or everything for platform admins. Only for sign-in. A yacht's owner reaches what
 * their shares allow. Their account is the exception: they change it like everybody else, by routes that only accept the caller's own.
 */
export function scopeOf(person: { id: number; role: string; companyId: number | null }, may: Action): Scope {
  if (person.role === 'admin') return everything;
  if (person.companyId === null) throw new Error('somebody without a company is no tenant');
  if (person.role === 'yacht_owner' && may !== 'own-account')
    return { kind: 'owner', companyId: person.companyId, personId: person.id } as Scope;
  return asCompany(person.companyId);
}

/** The rows of one company, for work without a signed-in person. */
export function asCompany(companyId: number): Scope {
  return { kind: 'tenant', companyId } as Scope;
}

/** The rows of every company, for work that belongs to none. The reason is for readers of the code and for the metrics. */
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

/** How often every company was reached since this process began, by reason. */
export const reached = new Map<string, number>();

const everything = { kind: 'platform' } as Scope;
