import type { Role } from './words.ts';

/** The parts of a company's records that somebody may read, or change, or neither. */
export const areas = ['fleet', 'crew', 'schedule', 'maintenance', 'trips', 'customers', 'finance'] as const;
export type Area = (typeof areas)[number];

/** What is allowed by name: whoever may write an area may read it. */
type Right =
  | `${Area}:${'read' | 'write'}`
  | 'own-account' // one's own account and sessions, which no program may touch
  | 'run-company' // its team, profile, billing, API tokens, calendar feeds and full export
  | 'run-platform'; // all users and companies, and every company's records

/** What a route or a screen asks for; `any` is for what spans the areas and leaves out those one may not read. */
export type Action = Right | 'any:read' | 'any:write';

const allowed: Record<Role, readonly Right[]> = {
  user: [
    'own-account',
    'fleet:write',
    'crew:write',
    'schedule:write',
    'maintenance:write',
    'trips:write',
    'customers:write',
    'finance:write',
  ],
  manager: ['own-account', ...areas.map((area) => `${area}:write` as const), 'run-company'],
  admin: ['own-account', ...areas.map((area) => `${area}:write` as const), 'run-company', 'run-platform'],
};

type Caller = {
  role: Role;
  isOwner: boolean;
  /** The name of the program's token that calls for this person, if one does. */ program?: string | null;
};

/**
 * Whether this person may do that. A company's owner has a manager's rights, whatever the role says; a program that calls
 * in somebody's name reaches the areas and nothing else.
 */
export function can({ role, isOwner, program }: Caller, action: Action): boolean {
  if (program && !action.includes(':')) return false;
  return grants(allowed[role], action) || (isOwner && grants(allowed.manager, action));
}

function grants(rights: readonly Right[], action: Action): boolean {
  const [area, reach] = action.split(':');
  return rights.some((right) => {
    const [of, upTo] = right.split(':');
    return (
      right === action ||
      (reach !== undefined && upTo !== undefined && (area === 'any' || area === of) && (reach === 'read' || upTo === 'write'))
    );
  });
}

// The area each kind of record belongs to. Kinds without one are open to everybody of the company.
const areaOfKind: Record<string, Area> = {
  yacht: 'fleet',
  crew: 'crew',
  certificate: 'crew',
  schedule: 'schedule',
  maintenance: 'maintenance',
  trip: 'trips',
  customer: 'customers',
  expense: 'finance',
  income: 'finance',
  invoice: 'finance',
};

/** The kinds of record, as activities and search name them, that this person may not read. */
export function hiddenKinds(person: Caller): string[] {
  return Object.keys(areaOfKind).filter((kind) => !can(person, `${areaOfKind[kind] as Area}:read`));
}

/** The words for who may do that, as the API's description says them. */
export function whoMay(action: Action): string[] {
  const named = (Object.keys(allowed) as Role[]).filter((role) => can({ role, isOwner: false }, action));
  return named.includes('manager') && !named.includes('user') ? ['owner', ...named] : named;
}
