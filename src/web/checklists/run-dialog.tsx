import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedChecklist } from '#domain/checklists/checklist.ts';
import { checklistPurposeLabels, type ChecklistPurpose } from '#domain/checklists/words.ts';
import { reason } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { checklistsQuery, type RunFor } from './checklist-query.ts';
import { StartRunForm } from './start-run-form.tsx';

type Props = { of: RunFor; yacht: { id: number; name: string }; purposes: readonly ChecklistPurpose[]; onClose: () => void };

/** Asks which checklist to run for a booking or work, and opens the run. */
export function RunDialog({ of, yacht, purposes, onClose }: Props) {
  const checklists = useQuery(checklistsQuery(yacht.id));
  const [picked, setPicked] = useState<string>();
  const offered = offeredFirst(checklists.data?.rows ?? [], purposes);
  const chosen = picked ?? String(offered[0]?.id ?? '');
  return (
    <StartRunForm
      title={`Start a checklist on ${yacht.name}`}
      checklist={offered[0]}
      run={{ checklistId: Number(chosen), yachtId: yacht.id, ...of }}
      mayStart={chosen !== ''}
      onClose={onClose}
    >
      {(error) => (
        <Loaded
          query={checklists}
          loading={<Skeleton className="h-9" />}
          renderFailed={(retry) => (
            <p role="alert">
              The checklists couldn’t be loaded. <Button onClick={retry}>Retry</Button>
            </p>
          )}
          empty={{
            when: () => offered.length === 0,
            show: (
              <p>
                There are no checklists for {yacht.name} yet.{' '}
                <Link to="/maintenance/checklists/new" className="text-accent underline underline-offset-4">
                  Create one
                </Link>
              </p>
            ),
          }}
        >
          {() => (
            <Field label="Checklist" required error={error ? reason(error) : undefined}>
              {(control) => (
                <Select
                  control={control}
                  value={chosen}
                  choices={offered.map(({ id, name, purpose }) => ({
                    value: String(id),
                    label: `${name} · ${checklistPurposeLabels[purpose]}`,
                  }))}
                  onChoose={setPicked}
                />
              )}
            </Field>
          )}
        </Loaded>
      )}
    </StartRunForm>
  );
}

/** The checklists that have items, those for these purposes first. */
function offeredFirst(checklists: readonly ListedChecklist[], purposes: readonly ChecklistPurpose[]): ListedChecklist[] {
  const placeOf = ({ purpose }: ListedChecklist) => (purposes.includes(purpose) ? purposes.indexOf(purpose) : purposes.length);
  return checklists.filter(({ itemCount }) => itemCount > 0).toSorted((a, b) => placeOf(a) - placeOf(b));
}
