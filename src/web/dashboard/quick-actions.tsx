import { Link } from '@tanstack/react-router';
import { CalendarPlus, Download, Lightbulb, Receipt, Route, Ship, UserPlus, UsersRound, Wrench, type LucideIcon } from 'lucide-react';
import { Panel } from './panel.tsx';

const actions = [
  { to: '/yachts/new', icon: Ship, label: 'Add New Yacht', text: 'Name, picture and captain' },
  { to: '/schedule/new', search: { type: 'charter' }, icon: CalendarPlus, label: 'New charter', text: 'See whether the yacht is free' },
  {
    to: '/schedule/new',
    search: { type: 'maintenance' },
    icon: Wrench,
    label: 'Schedule maintenance',
    text: 'A service, a refit or a repair',
  },
  { to: '/crew/new', icon: UserPlus, label: 'Add Crew Member', text: 'With a role and a yacht' },
  { to: '/crew/assignments', icon: UsersRound, label: 'Assign crew', text: 'Who sails on which yacht' },
  { to: '/routes/new', icon: Route, label: 'Log a trip', text: 'From where, to where, when' },
  { to: '/finance', search: { new: true }, icon: Receipt, label: 'Log expense', text: 'With its receipt' },
  { to: '/reports/export', icon: Download, label: 'Export reports', text: 'CSV or XLSX, of any period' },
  { to: '/maintenance/tips', icon: Lightbulb, label: 'Maintenance tips', text: 'By season and by system' },
] as const satisfies readonly { to: string; search?: object; icon: LucideIcon; label: string; text: string }[];

/** What people most often come to do. */
export function QuickActions() {
  return (
    <Panel title="Quick actions" className="lg:col-span-2">
      <ul className="grid flex-1 gap-2 p-3 pt-1 sm:grid-cols-2 sm:px-4 xl:grid-cols-3">
        {actions.map(({ icon: Icon, label, text, ...to }) => (
          <li key={label}>
            <Link
              {...to}
              className="flex h-full items-center gap-3 rounded-xl border border-line p-3 transition-colors hover:border-line-strong hover:bg-hover"
            >
              <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
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
