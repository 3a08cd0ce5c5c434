import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { client, reason } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { EntrySelect } from '../platform/entry-select.tsx';
import { useForgetting } from '../platform/pending-state.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { metersQuery } from './equipment-query.ts';
import { hoursEntered, hoursQuestion, refusedHours, type TypedHours } from './hours-entry.ts';
import { HoursFields } from './hours-fields.tsx';

type Props = { yacht: SelectOption | null; onClose: () => void };

/** Enters the current hours of a yacht's meters. Unusual ones are confirmed in place. */
export function HoursDialog({ yacht: first, onClose }: Props) {
  const formId = useId();
  const [yacht, setYacht] = useState(first);
  const [typed, setTyped] = useState<TypedHours>({});
  const saved = useRef(false);
  // What was confirmed stays so when it is sent again after a lost answer.
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [unread, setUnread] = useState<Record<number, string>>({});
  const meters = useQuery(metersQuery(yacht?.id ?? 0));
  const inUse = meters.data?.filter(({ retiredOn }) => retiredOn === null) ?? [];
  const mutationKey = ['readings', 'add'];
  // A retry after a lost answer adds no second readings.
  const [once] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationKey,
    mutationFn: (confirm: boolean) =>
      client.POST('/api/readings', {
        body: { readings: hoursEntered(typed).readings, ...(confirm && { confirm }) },
        headers: { 'Idempotency-Key': once },
      }),
    onSuccess: ({ data }) => {
      saved.current = true;
      const due = data?.due ?? [];
      const what = due.map(({ equipmentName, title }) => `${equipmentName}, ${title}`).join('; ');
      toast({ title: 'Hours entered', description: what ? `Due: ${what}` : `The hours of ${yacht?.label} are up to date.` });
      onClose();
    },
  });
  const forgetError = useForgetting(mutationKey, save.reset);
  const question = hoursQuestion(save.error);
  const faults = { ...refusedHours(save.error, typed), ...unread };

  function enter(next: TypedHours) {
    setTyped(next);
    setIsConfirmed(false);
    forgetError();
  }

  function submit() {
    const { readings, faults: wrong } = hoursEntered(typed);
    setUnread(wrong);
    if (Object.keys(wrong).length > 0 || readings.length === 0) return;
    const confirm = isConfirmed || question !== null;
    setIsConfirmed(confirm);
    save.mutate(confirm);
  }
  const { close, leaveQuestion } = useAskingClose(() => !saved.current && Object.keys(typed).length > 0, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={first ? `Enter hours of ${first.label}` : 'Enter hours'}
      text={
        <>
          What the meters show now. Leave out those you haven’t read.
          {meters.data?.[0] && <CompanyOf record={meters.data[0]} />}
        </>
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!yacht || inUse.length === 0}
            running={save.isPending && 'Saving'}
          >
            {question ? 'Yes, save' : 'Save hours'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!first && (
          <Field label="Yacht" required>
            {(control) => (
              <EntrySelect
                control={control}
                path="/api/yachts"
                foundOf={({ id, name, type }) => ({ id, label: name, note: type })}
                chosen={yacht}
                placeholder="Choose a yacht"
                noneFound="No yachts found"
                onChoose={(next) => {
                  setYacht(next);
                  enter({});
                }}
              />
            )}
          </Field>
        )}
        {yacht && (
          <Loaded
            query={meters}
            loading={<Skeleton className="h-14 rounded-lg" />}
            renderFailed={(retry) => (
              <p role="alert">
                The meters couldn’t be loaded. <Button onClick={retry}>Retry</Button>
              </p>
            )}
          >
            {() =>
              inUse.length === 0 ? (
                <p className="text-ink-2">{yacht.label} has no meters yet. Add one to her equipment first.</p>
              ) : (
                <HoursFields meters={inUse} begins typed={typed} faults={faults} onType={enter} />
              )
            }
          </Loaded>
        )}
        {question && (
          <p role="alert" className="font-medium">
            {question}
          </p>
        )}
        {save.error && !question && Object.keys(faults).length === 0 && (
          <p role="alert" className="text-red">
            {reason(save.error)}
          </p>
        )}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
