import {
  Anchor,
  Building2,
  CalendarDays,
  CalendarSearch,
  Contact,
  FileBadge,
  LayoutDashboard,
  Route,
  Sailboat,
  Settings,
  Ship,
  UserCog,
  Users,
  UsersRound,
  WalletCards,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { lastSearchAt } from '../platform/left-page.ts';
import type { ScheduleSearch } from '../schedule/schedule-query.ts';

const groups = [
  {
    name: 'Operations',
    places: [
      { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, may: 'any:read' },
      { to: '/yachts', label: 'Yachts', icon: Ship, may: 'fleet:read' },
      { to: '/crew', label: 'Crew Management', icon: UsersRound, may: 'crew:read' },
      { to: '/maintenance', label: 'Maintenance', icon: Wrench, may: 'maintenance:read' },
      { to: '/documents', label: 'Documents', icon: FileBadge, may: 'documents:read' },
    ],
  },
  {
    name: 'Bookings',
    places: [
      { to: '/schedule', label: 'Schedule', icon: CalendarDays, may: 'schedule:read' },
      { to: '/desk', label: 'Charter Desk', icon: CalendarSearch, may: 'desk:read' },
      { to: '/day-trips', label: 'Day Trips', icon: Sailboat, may: 'schedule:read' },
      { to: '/charters', label: 'Charters', icon: Anchor, may: 'schedule:read' },
      { to: '/routes', label: 'Routes & Trips', icon: Route, may: 'trips:read' },
    ],
  },
  {
    name: 'Business',
    places: [
      { to: '/customers', label: 'Customer Management', icon: Contact, may: 'customers:read' },
      { to: '/finance', label: 'Finance', icon: WalletCards, may: 'finance:read' },
    ],
  },
] as const;

const company = {
  name: 'Company',
  places: [
    { to: '/team', label: 'Team', icon: Users },
    { to: '/settings', label: 'Settings', icon: Settings },
  ],
} as const;

const platform = {
  name: 'Platform',
  places: [
    { to: '/users', label: 'User Management', icon: UserCog },
    { to: '/companies', label: 'Companies', icon: Building2 },
  ],
} as const;

export type MenuEntry = ((typeof groups)[number] | typeof company | typeof platform)['places'][number] & { icon: LucideIcon };
type PlaceGroup = { name: string; places: readonly MenuEntry[] };

/** The pages this user may open, as the sidebar lists them. */
export function placesOf(user: SessionUser | null): readonly PlaceGroup[] {
  if (!user) return groups;
  return [
    ...groups
      .map(({ name, places }) => ({ name, places: places.filter(({ may }) => can(user, may)) }))
      .filter(({ places }) => places.length > 0),
    ...(can(user, 'run-company') && user.companyId !== null ? [company] : []),
    ...(can(user, 'run-platform') ? [platform] : []),
  ];
}

/**
 * The beginning of a page's address. The schedule reopens in the view, zoom and yacht it was left in; all other pages open in their default
 * state.
 */
export function searchOf(to: MenuEntry['to']) {
  const { view, zoom, yachtId }: ScheduleSearch = to === '/schedule' ? lastSearchAt(to) : {};
  return { view, zoom, yachtId };
}
