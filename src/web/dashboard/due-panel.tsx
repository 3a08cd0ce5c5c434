import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Award, CircleCheck, FileText, Wrench, type LucideIcon } from 'lucide-react';
import type { Dashboard, Due } from '#domain/dashboard/dashboard.ts';
import { whenDue } from '#domain/reminders/when-due.ts';
import { inWords, several } from '#domain/shared/words.ts';
import { softTone, type Tone } from '../ui/badge.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { Panel, PanelBody, PanelEmpty, panelLink, rowLink } from './panel.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

/** What has to be seen to: certificates, invoices and maintenance, the most pressing first. */
export function DuePanel() {
  const due = useQuery({ ...dashboardQuery, select: dueOf });
  return (
    <Panel
      title="What is due"
      note={
        due.data
          ? inWords([
              several(due.data.counts.certificate, 'certificate'),
              several(due.data.counts.invoice, 'overdue invoice'),
              several(due.data.counts.maintenance, 'service', 'services'),
            ]) || 'Nothing'
          : 'Loading...'
      }
      action={
        <Link to="/due" className={panelLink}>
          View all<span className="sr-only"> that is due</span>
        </Link>
      }
    >
      <PanelBody query={due} rows={6} height={336}>
        {({ rows }) =>
          rows.length === 0 ? (
            <PanelEmpty
              icon={<CircleCheck />}
              title="Nothing is due"
              text="No certificates expiring soon, no overdue invoices, and no maintenance late or starting this week"
            />
          ) : (
            <ul className="divide-y">
              {rows.map((each) => (
                <Line key={`${each.kind} ${each.recordId} ${each.label}`} due={each} />
              ))}
            </ul>
          )
        }
      </PanelBody>
    </Panel>
  );
}

const dueOf = ({ due }: Dashboard) => due;

const icons: Record<Due['kind'], LucideIcon> = { certificate: Award, invoice: FileText, maintenance: Wrench };

function Line({ due }: { due: Due }) {
  const Icon = icons[due.kind];
  const tone: Tone = due.overdue ? 'red' : 'amber';
  return (
    <li className="relative flex h-14 items-center gap-3 px-4 hover:bg-hover sm:px-5">
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <RecordLink kind={kinds[due.kind]} id={due.recordId} className={rowLink}>
          {due.label}
        </RecordLink>
        <p className="truncate text-xs text-ink-3">
          {due.of}
          <CompanyNote record={due} />
        </p>
      </div>
      <p className={`shrink-0 text-xs ${due.overdue ? 'font-medium text-red' : 'text-ink-2'}`}>{whenDue(due)}</p>
    </li>
  );
}

// A certificate is seen to where its holder is.
const kinds = { certificate: 'crew', invoice: 'invoice', maintenance: 'maintenance' } as const;
