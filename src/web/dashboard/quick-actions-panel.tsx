import { Link } from '@tanstack/react-router';
import { Download, Lightbulb, UsersRound } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { newThingsFor, type NewThing } from '../words/new-words.ts';
import { Panel } from './panel.tsx';

type Action = Pick<NewThing, 'may' | 'label' | 'text' | 'icon' | 'way'>;

// Frequent actions that add nothing.
const others: readonly Action[] = [
  { may: 'crew:write', label: 'Assign crew', text: 'Who sails on which yacht', icon: UsersRound, way: { to: '/crew/assignments' } },
  { may: 'any:read', label: 'Export reports', text: 'CSV or XLSX, of any period', icon: Download, way: { to: '/reports/export' } },
  { may: 'any:read', label: 'Maintenance tips', text: 'By season and by system', icon: Lightbulb, way: { to: '/maintenance/tips' } },
];

/** What people most often come to do. */
export function QuickActionsPanel() {
  const user = useUser();
  // Those of the New menu that have a text here.
  const actions: Action[] = [...newThingsFor(user).filter(({ text }) => text), ...others.filter(({ may }) => can(user, may))];
  return (
    <Panel title="Quick actions">
      <ul className="grid flex-1 gap-2 p-3 pt-1 sm:grid-cols-2 sm:px-4 xl:grid-cols-3">
        {actions.map(({ icon: Icon, label, text, way }) => (
          <li key={label}>
            <Link
              {...way}
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
