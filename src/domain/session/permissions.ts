import type { Role } from './words.ts';

/** The areas of a company's records that a user may read, change, or neither. */
export const areas = ['fleet', 'crew', 'schedule', 'desk', 'maintenance', 'documents', 'trips', 'customers', 'finance'] as const;
export type Area = (typeof areas)[number];

/** The named permissions. Permission to write an area includes reading it. */
type Right =
  | `${Area}:${'read' | 'write'}`
  | 'self:read' // who the user is
  | 'own-account' // the user's own account and sessions, which API tokens may not touch
  | 'own-desk' // the user's own settings: views, reminders, seen notifications
  | 'see-own-yachts' // the names, calendar and statements of the yachts the user has a share in
  | 'run-company' // its team, profile, billing, API tokens, calendar feeds and full export
  | 'run-platform'; // all users and companies, and every company's records

/** The permission that a route or a screen requires; `any` is for those that span all areas and leave out what the user may not read. */
export type Action = Right | 'any:read' | 'any:write';

const allEverywhere = areas.map((area) => `${area}:write` as const);

const ownThings = ['self:read', 'own-account', 'own-desk'] as const;

const allowed: Record<Role, ReadonlySet<Action>> = {
  user: inFull([
    ...ownThings,
    'fleet:write',
    'crew:write',
    'schedule:write',
    'desk:write',
    'maintenance:write',
    'documents:write',
    'trips:write',
    'customers:write',
    'finance:write',
  ]),
  manager: inFull([...ownThings, ...allEverywhere, 'run-company']),
  admin: inFull([...ownThings, ...allEverywhere, 'run-company', 'run-platform']),
  // No company data. Anything added here becomes accessible to people who don't work there.
  yacht_owner: inFull(['self:read', 'own-account', 'see-own-yachts']),
};

/** These rights with what they imply: writing includes reading, and any area includes `any`. */
function inFull(rights: readonly Right[]): ReadonlySet<Action> {
  const granted = new Set<Action>(rights);
  for (const area of areas) {
    if (granted.has(`${area}:write`)) granted.add(`${area}:read`).add('any:write');
    if (granted.has(`${area}:read`)) granted.add('any:read');
  }
  return granted;
}

type Caller = {
  role: Role;
  isOwner: boolean;
  /** The name of the API token that calls on behalf of this person, if any. */ program?: string | null;
};

/**
 * Whether this person may do that. A company's owner has a manager's rights whatever their role, except for a yacht's owner. An API token
 * only reaches the areas.
 */
export function can({ role, isOwner, program }: Caller, action: Action): boolean {
  if (program && !action.includes(':')) return false;
  return allowed[role].has(action) || (isOwner && role !== 'yacht_owner' && allowed.manager.has(action));
}

// The area of each kind of record. Kinds without one are open to everyone in the company.
const areaOfKind: Record<string, Area> = {
  yacht: 'fleet',
  crew: 'crew',
  certificate: 'crew',
  schedule: 'schedule',
  charter: 'desk',
  departure: 'desk',
  price: 'desk',
  calendar_import: 'desk',
  maintenance: 'maintenance',
  equipment: 'maintenance',
  reading: 'maintenance',
  part: 'maintenance',
  checklist: 'maintenance',
  document: 'documents',
  defect: 'maintenance',
  service: 'maintenance',
  trip: 'trips',
  customer: 'customers',
  expense: 'finance',
  income: 'finance',
  invoice: 'finance',
  credit_note: 'finance',
  tax_rate: 'finance',
  payment: 'finance',
  apa: 'finance',
  closing: 'finance',
  bank: 'finance',
  recurring: 'finance',
  yacht_owner: 'finance',
  owner_statement: 'finance',
};

/** The kinds of record in activities and search that this person may not read. */
export function hiddenKinds(person: Caller): string[] {
  return Object.keys(areaOfKind).filter((kind) => !can(person, `${areaOfKind[kind] as Area}:read`));
}

/** Who may do that, in words for the API description. */
export function whoMay(action: Action): string[] {
  const named = (Object.keys(allowed) as Role[]).filter((role) => can({ role, isOwner: false }, action));
  return named.includes('manager') && !named.includes('user') ? ['owner', ...named] : named;
}
