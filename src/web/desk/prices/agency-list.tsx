import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Agency } from '#domain/desk/agency.ts';
import { percentWords } from '#domain/shared/words.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { ActMenu } from '../../ui/acts.tsx';
import { Button } from '../../ui/button.tsx';
import { ListPanel } from './list-panel.tsx';
import { agenciesQuery } from './prices-query.ts';

const AgencyDialog = lazy(() => import('./agency-dialog.tsx').then((module) => ({ default: module.AgencyDialog })));

/** Who brings charters. */
export function AgencyList({ mayRun }: { mayRun: boolean }) {
  const agencies = useQuery(agenciesQuery);
  const [asking, setAsking] = useState<{ agency: Agency | null; toDelete?: boolean } | null>(null);
  const close = () => setAsking(null);
  return (
    <ListPanel
      id="agencies"
      title="Agencies"
      query={agencies}
      emptyTitle="No agencies yet"
      emptyText="Add the agencies that bring you charters, with their commission."
      act={
        mayRun && (
          <Button aria-haspopup="dialog" onClick={() => setAsking({ agency: null })}>
            <Plus aria-hidden />
            Add agency
          </Button>
        )
      }
      renderRow={(agency) => (
        <li key={agency.id} className="flex items-center gap-3 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">{agency.name}</p>
            <p className="truncate text-xs text-ink-3">
              {[agency.email, agency.phone].filter(Boolean).join(' · ') || 'No contact'}
              <CompanyNote record={agency} />
            </p>
          </div>
          <p className="shrink-0 text-right">
            <span className="tnum font-medium">{percentWords(agency.commissionPercent)}</span>
            <span className="block text-xs text-ink-3">commission</span>
          </p>
          {mayRun && (
            <ActMenu
              of={agency.name}
              acts={[
                { label: 'Edit agency', icon: <Pencil aria-hidden />, onAct: () => setAsking({ agency }) },
                { label: 'Delete agency', icon: <Trash2 aria-hidden />, onAct: () => setAsking({ agency, toDelete: true }) },
              ]}
            />
          )}
        </li>
      )}
    >
      <Suspense>
        {asking && !asking.toDelete && <AgencyDialog agency={asking.agency} onClose={close} />}
        {asking?.toDelete && asking.agency && (
          <DeleteDialog
            collection="/api/agencies"
            record={asking.agency}
            title={`Delete ${asking.agency.name}?`}
            text="New charters can no longer name it."
            action="Delete agency"
            deleted={{ title: 'Agency deleted', description: `${asking.agency.name} is no longer on your list of agencies.` }}
            failure="Error deleting agency"
            refusedTitle={`${asking.agency.name} can't be deleted`}
            onClose={close}
          />
        )}
      </Suspense>
    </ListPanel>
  );
}
