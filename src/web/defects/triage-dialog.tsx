import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Defect, DefectChanges } from '#domain/defects/defect.ts';
import type { DefectSeverity, DefectStatus } from '#domain/defects/words.ts';
import { ApiError, client, versionOf } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { useTimeZone } from '../platform/dates.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { DateField } from '../platform/date-field.tsx';
import { useUpon } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { SeverityField } from './severity-field.tsx';

export type Triage = 'accept' | 'fix' | 'dismiss' | 'reopen' | 'change';

const acts: Record<Triage, { title: string; action: string; doneTitle: string; status?: DefectStatus }> = {
  accept: { title: 'Accept the defect', action: 'Accept', doneTitle: 'Defect accepted', status: 'accepted' },
  fix: { title: 'Mark the defect as fixed', action: 'Mark as fixed', doneTitle: 'Defect fixed', status: 'fixed' },
  dismiss: { title: 'Dismiss the defect', action: 'Dismiss', doneTitle: 'Defect dismissed', status: 'dismissed' },
  reopen: { title: 'Reopen the defect', action: 'Reopen', doneTitle: 'Defect reopened', status: 'accepted' },
  change: { title: 'Change the defect', action: 'Save changes', doneTitle: 'Defect updated' },
};
const backAt = '08:00';

/** A decision about a defect, with the fields it needs. */
export function TriageDialog({ triage, defect, onClose }: { triage: Triage; defect: Defect; onClose: () => void }) {
  const { upon, tellRefusal } = useUpon(defect, (of) => [of.status, of.severity, of.backOn]);
  const { title, action, doneTitle, status } = acts[triage];
  const timeZone = useTimeZone();
  const [severity, setSeverity] = useState<DefectSeverity>(defect.severity);
  const before = defect.backOn ? dayIn(timeZone, defect.backOn) : '';
  const form = useForm({ defaultValues: { backOn: before } });
  const [why, setWhy] = useState('');
  const isTyped = why !== '' || severity !== upon.severity || form.formState.isDirty;
  const asksSeverity = triage === 'accept' || triage === 'change';
  const asksBack = severity === 'may_not_sail' && triage !== 'fix' && triage !== 'dismiss';
  const asksWhy = triage === 'dismiss' || triage === 'reopen' || (defect.severity === 'may_not_sail' && severity !== 'may_not_sail');
  const save = useMutation({
    mutationFn: async () => {
      const { backOn } = form.getValues();
      const body: DefectChanges = {
        ...(status && { status }),
        ...(asksSeverity && { severity }),
        ...(asksBack && backOn !== before && { backOn: backOn ? (instantIn(timeZone, { day: backOn, time: backAt }) ?? backOn) : null }),
        ...(why && { reason: why }),
      };
      return (
        await client.PATCH('/api/defects/{id}', { params: { path: { id: defect.id } }, body, headers: { 'If-Match': versionOf(upon) } })
      ).data;
    },
    onSuccess: () => {
      toast({ title: doneTitle, description: `${defect.yachtName}: ${defect.title}` });
      onClose();
    },
    onError: (error) => {
      const late = error instanceof ApiError ? error.errors.find(({ path }) => path === 'backOn')?.message : undefined;
      if (late) form.setError('backOn', { message: late });
      if (!(error instanceof ApiError && error.errors.length > 0)) tellRefusal('The defect couldn’t be changed', error);
    },
  });
  const errorAt = (path: string) =>
    save.error instanceof ApiError ? save.error.errors.find((each) => each.path === path)?.message : undefined;
  const { close, leaveQuestion } = useAskingClose(() => isTyped, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      text={
        <>
          {defect.yachtName}: {defect.title}
          <CompanyOf record={defect} />
        </>
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" running={save.isPending && 'Saving'} onClick={() => save.mutate()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="mt-5 grid gap-4">
        {asksSeverity && <SeverityField value={severity} onChoose={setSeverity} />}
        {asksBack && (
          <DateField
            control={form.control}
            name="backOn"
            label="Expected back"
            expected="ahead"
            hint="Bookings starting before this date are refused"
          />
        )}
        {asksWhy && (
          <Field label="Why?" required error={errorAt('reason')}>
            {(props) => <TextArea {...props} rows={2} value={why} maxLength={1000} onChange={({ target }) => setWhy(target.value)} />}
          </Field>
        )}
        {errorAt('status') && (
          <p role="alert" className="text-red">
            {errorAt('status')}
          </p>
        )}
      </div>
      {leaveQuestion}
    </Dialog>
  );
}
