import { Link } from '@tanstack/react-router';
import { CalendarPlus, Download, Lightbulb, Receipt, Route, Ship, UserPlus, UsersRound, Wrench, type LucideIcon } from 'lucide-react';
import { can, type Action } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { Panel } from './panel.tsx';

// What one must be allowed to do for each, and the way there.
const actions = [
  ['fleet:write', { to: '/yachts/new', icon: Ship, label: 'Add New Yacht', text: 'Name, picture and captain' }],
  [
    'schedule:write',
    {
      to: '/schedule/new',
      search: { type: 'charter' },
      icon: CalendarPlus,
      label: 'New charter',
      text: 'See whether the yacht is free',
    },
  ],
  [
    'schedule:write',
    {
      to: '/schedule/new',
      search: { type: 'maintenance' },
      icon: Wrench,
      label: 'Schedule maintenance',
      text: 'A service, a refit or a repair',
    },
  ],
  ['crew:write', { to: '/crew/new', icon: UserPlus, label: 'Add Crew Member', text: 'With a role and a yacht' }],
  ['crew:write', { to: '/crew/assignments', icon: UsersRound, label: 'Assign crew', text: 'Who sails on which yacht' }],
  ['trips:write', { to: '/routes/new', icon: Route, label: 'Log a trip', text: 'From where, to where, when' }],
  [
    'finance:write',
    {
      to: '/finance/$section',
      params: { section: 'expenses' },
      search: { new: true },
      icon: Receipt,
      label: 'Log expense',
      text: 'With its receipt',
    },
  ],
  ['any:read', { to: '/reports/export', icon: Download, label: 'Export reports', text: 'CSV or XLSX, of any period' }],
  ['any:read', { to: '/maintenance/tips', icon: Lightbulb, label: 'Maintenance tips', text: 'By season and by system' }],
] as const satisfies readonly (readonly [
  Action,
  { to: string; params?: object; search?: object; icon: LucideIcon; label: string; text: string },
])[];

/** What people most often come to do. */
export function QuickActionsPanel() {
  const user = useUser();
  return (
    <Panel title="Quick actions">
      <ul className="grid flex-1 gap-2 p-3 pt-1 sm:grid-cols-2 sm:px-4 xl:grid-cols-3">
        {actions
          .filter(([may]) => can(user, may))
          .map(([, { icon: Icon, label, text, ...to }]) => (
            <li key={label}>
              <Link
                {...to}
                className="flex h-full items-center gap-3 rounded-xl border border-line p-3 transition-colors hover:border-line-strong hover:bg-hover"
              >
                <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-grey-soft text-grey">
                  <Icon className="size-4" />
                </span>
                <span className="min-w-0">
                  <span className="block font-medium">{label}</span>
                  <span className="block truncate text-xs text-ink-3">{text}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
