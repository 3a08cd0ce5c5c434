import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarPlus,
  FilePlus,
  Gauge,
  Receipt,
  Route,
  Sailboat,
  Ship,
  TriangleAlert,
  UserPlus,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { can, type Action } from '#domain/session/permissions.ts';

/** A new record that can be added from anywhere, and the page for it. */
export type NewThing = {
  may: Action;
  label: string;
  /** Other words by which it is found. */ words: string;
  /** A short description, where there is room. */ text?: string;
  icon: LucideIcon;
  /** The key that starts it, after C. */ key: string;
  /** How common it is: both are in every menu of new records, 'most' also in the palette before anything is typed. */
  usual?: 'most' | 'often';
  way: LinkProps;
};

const all: readonly NewThing[] = [
  {
    may: 'schedule:write',
    label: 'New charter',
    words: 'add book booking event',
    text: 'See whether the yacht is free',
    icon: CalendarPlus,
    key: 'C',
    usual: 'most',
    way: { to: '/schedule/new', search: { type: 'charter' } },
  },
  {
    may: 'schedule:write',
    label: 'New day trip',
    words: 'add book booking rent event',
    icon: Sailboat,
    key: 'D',
    usual: 'most',
    way: { to: '/schedule/new', search: { type: 'day_rent', duration: 'day' } },
  },
  {
    may: 'finance:write',
    label: 'Record expense',
    words: 'log new cost receipt',
    text: 'With its receipt',
    icon: Receipt,
    key: 'E',
    usual: 'most',
    way: { to: '/finance/$section', params: { section: 'expenses' }, search: { new: true } },
  },
  {
    may: 'maintenance:write',
    label: 'Report a defect',
    words: 'new fault damage broken repair',
    icon: TriangleAlert,
    key: 'R',
    usual: 'most',
    way: { to: '/maintenance/defects/new' },
  },
  {
    may: 'maintenance:write',
    label: 'Schedule maintenance',
    words: 'new job work service refit repair',
    text: 'A service, a refit or a repair',
    icon: Wrench,
    key: 'M',
    usual: 'often',
    way: { to: '/schedule/new', search: { type: 'maintenance' } },
  },
  {
    may: 'maintenance:write',
    label: 'Enter hours',
    words: 'engine meter reading generator log',
    icon: Gauge,
    key: 'H',
    usual: 'often',
    way: { to: '/maintenance/equipment', search: { hours: true } },
  },
  {
    may: 'trips:write',
    label: 'Log a trip',
    words: 'new route voyage',
    text: 'Where from, where to, and when',
    icon: Route,
    key: 'T',
    usual: 'often',
    way: { to: '/routes/new' },
  },
  {
    may: 'fleet:write',
    label: 'Add New Yacht',
    words: 'boat',
    text: 'Name, picture and captain',
    icon: Ship,
    key: 'Y',
    way: { to: '/yachts/new' },
  },
  {
    may: 'crew:write',
    label: 'Add Crew Member',
    words: 'new sailor captain',
    text: 'With a role and a yacht',
    icon: UserPlus,
    key: 'W',
    way: { to: '/crew/new' },
  },
  {
    may: 'customers:write',
    label: 'Add Customer',
    words: 'new guest client',
    icon: UserPlus,
    key: 'U',
    way: { to: '/customers', search: { new: true } },
  },
  {
    may: 'finance:write',
    label: 'Create invoice',
    words: 'new bill',
    icon: FilePlus,
    key: 'I',
    way: { to: '/finance/invoices/new' },
  },
];

/** What this user may add, the most common first. Every menu, panel and the palette use this list. */
export function newThingsFor(user: Parameters<typeof can>[0]): readonly NewThing[] {
  return all.filter(({ may }) => can(user, may));
}
