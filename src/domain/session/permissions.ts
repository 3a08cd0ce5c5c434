import type { Role } from './session.ts';

/** Everything one may be allowed to do. */
export const actions = [
  'run-fleet', // a company's fleet, crew, maintenance, schedule, trips, customers and finance
  'run-company', // its team, profile, billing, API tokens, calendar feeds and full export
  'run-platform', // all users and companies, and every company's records
] as const;
export type Action = (typeof actions)[number];

const allowed: Record<Role, readonly Action[]> = {
  user: ['run-fleet'],
  manager: ['run-fleet', 'run-company'],
  admin: ['run-fleet', 'run-company', 'run-platform'],
};

/** Whether this person may do that. A company's owner has a manager's rights, whatever the role says. */
export function can(person: { role: Role; isOwner: boolean }, action: Action): boolean {
  return allowed[person.role].includes(action) || (person.isOwner && allowed.manager.includes(action));
}

/** The words for who may do that, as the API's description says them. */
export function whoMay(action: Action): string[] {
  const named = (Object.keys(allowed) as Role[]).filter((role) => allowed[role].includes(action));
  return named.includes('manager') && !named.includes('user') ? ['owner', ...named] : named;
}
