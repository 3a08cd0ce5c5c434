import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { client } from '../platform/api.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { RunFor } from './checklist-query.ts';

type NewRun = { checklistId: number; yachtId: number } & Partial<RunFor>;
type Props = {
  title: string;
  /** The checklist to run, which says whose it is. */ checklist: { companyName?: string | null } | undefined;
  run: NewRun;
  mayStart?: boolean;
  onClose: () => void;
  children: (error: unknown) => ReactNode;
};

/** The frame of the dialogs that start a run. Errors are passed to its fields. */
export function StartRunForm({ title, checklist, run, mayStart = true, onClose, children }: Props) {
  const formId = useId();
  const navigate = useNavigate();
  // A retry after a lost answer starts no second run.
  const [once] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: () => client.POST('/api/checklist-runs', { body: run, headers: { 'Idempotency-Key': once } }),
    onSuccess: ({ data }) => {
      onClose();
      if (data) void navigate({ to: '/maintenance/checklists/runs/$runId', params: { runId: String(data.id) } });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={
        <>
          Answers are saved as you give them, so you can continue later.
          {checklist && <CompanyOf record={checklist} />}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!mayStart} running={start.isPending && 'Starting'}>
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
        {children(start.error)}
      </form>
    </Dialog>
  );
}
