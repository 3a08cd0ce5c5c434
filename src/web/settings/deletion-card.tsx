import { Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { daysOfGrace, deletionDay } from '#domain/companies/deletion.ts';
import { Button } from '../ui/button.tsx';
import { useKeepCompany } from './deletion-actions.ts';
import { shownFormats } from '../platform/formats.ts';

const DeletionDialog = lazy(() => import('./deletion-dialog.tsx').then((module) => ({ default: module.DeletionDialog })));

/** Deletes the company, and undoes that while there is time. */
export function DeletionCard({ company }: { company: Company }) {
  const [asking, setAsking] = useState(false);
  const keep = useKeepCompany(company.id);
  return (
    <section aria-labelledby="deletion" className="card flex flex-wrap items-start justify-between gap-3 p-5">
      <div className="min-w-48 flex-1">
        <h2 id="deletion" className="text-panel font-semibold">
          Delete company
        </h2>
        {company.deletionDue === null ? (
          <p className="mt-1 text-ink-2">
            Deletes everything {company.name} has, and the accounts of everyone in it. You have {daysOfGrace} days to change your mind.
          </p>
        ) : (
          <p className="mt-1 text-ink-2">
            {company.name} will be deleted on{' '}
            <strong className="font-medium text-ink">{deletionDay(company.deletionDue, company.timeZone, shownFormats())}</strong>. Until
            then everything works as before, and you can keep it.
          </p>
        )}
      </div>
      {company.deletionDue === null ? (
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Trash2 />
          Delete company
        </Button>
      ) : (
        <Button variant="primary" running={keep.isPending && 'Keeping it'} onClick={() => keep.mutate()}>
          <Undo2 />
          Keep the company
        </Button>
      )}
      {asking && (
        <Suspense>
          <DeletionDialog company={company} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
