import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ListedChecklist } from '#domain/checklists/checklist.ts';
import { client, reason } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import type { Found } from '../ui/search-select.tsx';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { YachtSelect } from '../yachts/yacht-select.tsx';

type Props = { checklist: ListedChecklist; yachtId: number | undefined; onClose: () => void };

/** Asks on which yacht a checklist is run, and goes to the run. */
export function StartDialog({ checklist, yachtId, onClose }: Props) {
  const formId = useId();
  const navigate = useNavigate();
  const of = checklist.yachtId ?? yachtId;
  const [picked, setPicked] = useState<Found | null | undefined>();
  const usual = useQuery({ ...yachtQuery(of ?? 0), enabled: of !== undefined });
  const yacht = picked === undefined ? (usual.data ? { id: usual.data.id, label: usual.data.name } : null) : picked;
  const start = useMutation({
    mutationFn: () => client.POST('/api/checklist-runs', { body: { checklistId: checklist.id, yachtId: yacht?.id ?? 0 } }),
    onSuccess: ({ data }) => {
      onClose();
      if (data) void navigate({ to: '/maintenance/checklists/runs/$runId', params: { runId: String(data.id) } });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Start ${checklist.name}`}
      text="Each answer is saved as you give it, so you can go on later."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={start.isPending && 'Starting'}>
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
        {checklist.yachtId === null ? (
          <Field label="Yacht" required error={start.error ? reason(start.error) : undefined}>
            {(control) => (
              <YachtSelect
                control={control}
                chosen={yacht}
                placeholder="Choose the yacht"
                onChoose={(chosen) => setPicked(chosen && { id: chosen.id, label: chosen.name })}
              />
            )}
          </Field>
        ) : (
          <p>On {checklist.yachtName}.</p>
        )}
        {checklist.yachtId !== null && start.error && (
          <p role="alert" className="text-red">
            {reason(start.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
