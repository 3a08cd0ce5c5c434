import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChecklistRun } from '#domain/checklists/run.ts';
import { several } from '#domain/shared/words.ts';
import { metersQuery } from '../equipment/equipment-query.ts';
import { hoursEntered, hoursQuestion, refusedHours } from '../equipment/hours-entry.ts';
import { HoursFields } from '../equipment/hours-fields.tsx';
import { client, reason } from '../platform/api.ts';
import { useForgetting } from '../platform/pending-state.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';
import { runQuery } from './checklist-query.ts';
import { unsavedOf } from './run-actions.ts';
import type { TypedEnd } from './run-entry.ts';

type Props = {
  run: ChecklistRun;
  photos: { isSending: boolean; unsent: number };
  typed: TypedEnd;
  onType: (typed: TypedEnd) => void;
  onBack: (position: number) => void;
  onFinished: () => void;
};

/** The end of a run: open items, meter readings, signature, and the defects it will create. */
export function FinishPanel({ run, photos, typed: { signedBy, hours }, onType, onBack, onFinished }: Props) {
  const queries = useQueryClient();
  const [unread, setUnread] = useState<Record<number, string>>({});
  const meters = useQuery(metersQuery(run.yachtId));
  const inUse = meters.data?.filter(({ retiredOn }) => retiredOn === null) ?? [];
  const open = run.items.filter(({ result }) => result === null);
  const failed = run.items.filter(({ result }) => result === 'fail').length;
  const mutationKey = ['checklist-runs', 'finish', run.id];
  const finish = useMutation({
    mutationKey,
    scope: { id: `run-${run.id}` },
    mutationFn: async (confirm: boolean) => {
      // Answers that couldn't be saved before are sent along.
      const { answers, forget } = unsavedOf(queries, run.id);
      const { readings } = hoursEntered(hours);
      const { data } = await client.PATCH('/api/checklist-runs/{id}', {
        params: { path: { id: run.id } },
        body: { answers, signedBy: signedBy.trim() || null, readings, finish: true, ...(confirm && { confirm }) },
      });
      onFinished();
      if (data) queries.setQueryData(runQuery(run.id).queryKey, data);
      forget();
    },
    onSuccess: () => {
      toast({
        title: 'Run finished',
        description: `${run.name} on ${run.yachtName}: ${several(failed, 'defect') ?? 'no defects'} reported.`,
      });
    },
  });
  const forgetError = useForgetting(mutationKey, finish.reset);
  const question = hoursQuestion(finish.error);
  const faults = { ...refusedHours(finish.error, hours), ...unread };
  return (
    <form
      noValidate
      aria-label="Finish the run"
      className="card grid gap-4 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        const { faults: wrong } = hoursEntered(hours);
        setUnread(wrong);
        if (Object.keys(wrong).length === 0) finish.mutate(question !== null);
      }}
    >
      <h3 className="text-page font-semibold">Finish the run</h3>
      {open[0] && (
        <div className="flex flex-wrap items-center gap-3 rounded-lg bg-amber-soft p-3 text-amber">
          <span className="flex-1">{`${several(open.length, 'item')} ${open.length === 1 ? 'is' : 'are'} still open`}</span>
          <Button size="sm" onClick={() => onBack(open[0]?.position ?? 1)}>
            Answer it
          </Button>
        </div>
      )}
      <p>{failed === 0 ? 'Nothing failed.' : `${several(failed, 'item')} failed: each becomes a defect of ${run.yachtName}.`}</p>
      {inUse.length > 0 && (
        <HoursFields
          meters={inUse}
          typed={hours}
          faults={faults}
          onType={(next) => {
            onType({ signedBy, hours: next });
            forgetError();
          }}
        />
      )}
      <Field label="Signed by">
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="name"
            value={signedBy}
            onChange={({ target }) => onType({ signedBy: target.value, hours })}
          />
        )}
      </Field>
      {finish.error && Object.keys(faults).length === 0 && (
        <p role="alert" className={question ? 'font-medium' : 'text-red'}>
          {question ?? reason(finish.error)}
        </p>
      )}
      {photos.isSending && <p role="status">A picture is still being sent.</p>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={open.length > 0 || photos.isSending || photos.unsent > 0}
        running={finish.isPending && 'Finishing'}
      >
        {question ? 'Yes, finish' : 'Finish run'}
      </Button>
    </form>
  );
}
