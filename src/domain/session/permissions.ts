import type { Role } from './words.ts';

/** Everything one may be allowed to do. */
export const actions = [
  'be-oneself', // one's own account and sessions, which no program may touch
  'run-fleet', // a company's fleet, crew, maintenance, schedule, trips, customers and finance
  'run-company', // its team, profile, billing, API tokens, calendar feeds and full export
  'run-platform', // all users and companies, and every company's records
] as const;
export type Action = (typeof actions)[number];

const allowed: Record<Role, readonly Action[]> = {
  user: ['be-oneself', 'run-fleet'],
  manager: ['be-oneself', 'run-fleet', 'run-company'],
  admin: ['be-oneself', 'run-fleet', 'run-company', 'run-platform'],
};

type Caller = {
  role: Role;
  isOwner: boolean;
  /** The name of the program's token that calls for this person, if one does. */ program?: string | null;
};

/**
 * Whether this person may do that. A company's owner has a manager's rights, whatever the role says; a program that calls
 * in somebody's name runs the fleet and nothing else.
 */
export function can(person: Caller, action: Action): boolean {
  if (person.program) return action === 'run-fleet';
  return allowed[person.role].includes(action) || (person.isOwner && allowed.manager.includes(action));
}

/** The words for who may do that, as the API's description says them. */
export function whoMay(action: Action): string[] {
  const named = (Object.keys(allowed) as Role[]).filter((role) => allowed[role].includes(action));
  return named.includes('manager') && !named.includes('user') ? ['owner', ...named] : named;
}
