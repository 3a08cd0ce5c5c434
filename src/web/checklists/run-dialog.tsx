import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ListedChecklist } from '#domain/checklists/checklist.ts';
import { checklistPurposeLabels, type ChecklistPurpose } from '#domain/checklists/words.ts';
import { client, reason } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { checklistsQuery, type RunFor } from './checklist-query.ts';

type Props = { of: RunFor; yacht: { id: number; name: string }; purposes: readonly ChecklistPurpose[]; onClose: () => void };

/** Asks which checklist is run for a booking or for work, and goes to the run. */
export function RunDialog({ of, yacht, purposes, onClose }: Props) {
  const formId = useId();
  const navigate = useNavigate();
  const checklists = useQuery(checklistsQuery(yacht.id));
  const [picked, setPicked] = useState<string>();
  const offered = offeredFirst(checklists.data?.rows ?? [], purposes);
  const chosen = picked ?? String(offered[0]?.id ?? '');
  const start = useMutation({
    mutationFn: () => client.POST('/api/checklist-runs', { body: { checklistId: Number(chosen), yachtId: yacht.id, ...of } }),
    onSuccess: ({ data }) => {
      onClose();
      if (data) void navigate({ to: '/maintenance/checklists/runs/$runId', params: { runId: String(data.id) } });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Start a checklist on ${yacht.name}`}
      text="Each answer is saved as you give it, so you can go on later."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={chosen === ''} running={start.isPending && 'Starting'}>
            Start run
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate();
        }}
      >
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
                No checklist can be run on {yacht.name} yet.{' '}
                <Link to="/maintenance/checklists/new" className="text-accent underline underline-offset-4">
                  Write one
                </Link>
              </p>
            ),
          }}
        >
          {() => (
            <Field label="Checklist" required error={start.error ? reason(start.error) : undefined}>
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
      </form>
    </Dialog>
  );
}

/** Those that ask anything, what is for this purpose before the rest. */
function offeredFirst(checklists: readonly ListedChecklist[], purposes: readonly ChecklistPurpose[]): ListedChecklist[] {
  const placeOf = ({ purpose }: ListedChecklist) => (purposes.includes(purpose) ? purposes.indexOf(purpose) : purposes.length);
  return checklists.filter(({ itemCount }) => itemCount > 0).toSorted((a, b) => placeOf(a) - placeOf(b));
}
