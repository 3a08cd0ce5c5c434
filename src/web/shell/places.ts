import { Anchor, Building2, CalendarDays, Contact, LayoutDashboard, Sailboat, Ship, UserCog, UsersRound, WalletCards, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';

const groups = [
  {
    name: 'Operations',
    places: [
      { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/yachts', label: 'Yachts', icon: Ship },
      { to: '/crew', label: 'Crew Management', icon: UsersRound },
      { to: '/maintenance', label: 'Maintenance', icon: Wrench },
    ],
  },
  {
    name: 'Bookings',
    places: [
      { to: '/schedule', label: 'Schedule', icon: CalendarDays },
      { to: '/day-trips', label: 'Day Trips', icon: Sailboat },
      { to: '/charters', label: 'Charters', icon: Anchor },
    ],
  },
  {
    name: 'Business',
    places: [
      { to: '/customers', label: 'Customer Management', icon: Contact },
      { to: '/finance', label: 'Finance', icon: WalletCards },
    ],
  },
] as const;

const platform = {
  name: 'Platform',
  places: [
    { to: '/users', label: 'User Management', icon: UserCog },
    { to: '/companies', label: 'Companies', icon: Building2 },
  ],
} as const;

export type Place = ((typeof groups)[number] | typeof platform)['places'][number] & { icon: LucideIcon };
export type PlaceGroup = { name: string; places: readonly Place[] };

/** Where this person may go, as the sidebar lists it. */
export function placesOf(user: SessionUser | null): readonly PlaceGroup[] {
  return user && can(user, 'run-platform') ? [...groups, platform] : groups;
}
