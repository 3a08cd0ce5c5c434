import type { Role } from './words.ts';

/** The parts of a company's records that somebody may read, or change, or neither. */
export const areas = ['fleet', 'crew', 'schedule', 'desk', 'maintenance', 'documents', 'trips', 'customers', 'finance'] as const;
export type Area = (typeof areas)[number];

/** The named permissions: whoever may write an area may also read it. */
type Right =
  | `${Area}:${'read' | 'write'}`
  | 'self:read' // who one is
  | 'own-account' // one's own account and sessions, which no program may touch
  | 'own-desk' // what one keeps for one's work: views, reminders, what the bell has shown
  | 'see-own-yachts' // the names, calendar and statements of the yachts one has a share in
  | 'run-company' // its team, profile, billing, API tokens, calendar feeds and full export
  | 'run-platform'; // all users and companies, and every company's records

/** What a route or a screen asks for; `any` is for what spans the areas and leaves out those one may not read. */
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
  // No company data: adding anything here opens it to people who don't work there.
  yacht_owner: inFull(['self:read', 'own-account', 'see-own-yachts']),
};

/** These rights with what they imply: writing includes reading, and any area opens what spans them all. */
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
  /** The name of the program's token that calls for this person, if one does. */ program?: string | null;
};

/**
 * Whether this person may do that. A company's owner has a manager's rights, whatever the role says, but for a yacht's owner; a
 * program that calls in somebody's name reaches the areas and nothing else.
 */
export function can({ role, isOwner, program }: Caller, action: Action): boolean {
  if (program && !action.includes(':')) return false;
  return allowed[role].has(action) || (isOwner && role !== 'yacht_owner' && allowed.manager.has(action));
}

// The area each kind of record belongs to. Kinds without one are open to everybody of the company.
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

/** The kinds of record, as activities and search name them, that this person may not read. */
export function hiddenKinds(person: Caller): string[] {
  return Object.keys(areaOfKind).filter((kind) => !can(person, `${areaOfKind[kind] as Area}:read`));
}

/** The words for who may do that, as the API's description says them. */
export function whoMay(action: Action): string[] {
  const named = (Object.keys(allowed) as Role[]).filter((role) => can({ role, isOwner: false }, action));
  return named.includes('manager') && !named.includes('user') ? ['owner', ...named] : named;
}
