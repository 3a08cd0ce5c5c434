import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { NeedRow } from '../reminders/need-row.tsx';
import { Panel, PanelEmpty, panelLink } from './panel.tsx';

/** What needs attention, the most urgent first: five, and a link to all of it. */
export function NeedsPanel({ needs: { rows, total }, className }: { needs: Dashboard['needs']; className?: string }) {
  return (
    <Panel title="Needs you" count={total} className={className ?? ''}>
      {rows.length === 0 ? (
        <PanelEmpty icon={<CircleCheck />} title="Nothing needs you" text="No documents, invoices or maintenance due" />
      ) : (
        <ul className="divide-y border-t">
          {rows.map((need) => (
            <NeedRow key={`${need.kind} ${need.resourceId} ${need.label}`} need={need} />
          ))}
        </ul>
      )}
      <div className="mt-auto border-t px-4 sm:px-5" data-paper="none">
        <Link to="/due" className={`${panelLink} h-11 w-full sm:h-9`}>
          {total > rows.length ? `${total - rows.length} more` : 'All that is due'}
        </Link>
      </div>
    </Panel>
  );
}
