import { useMutation } from '@tanstack/react-query';
import { Copy, ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { several } from '#domain/shared/words.ts';
import { client, reason } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { EntrySelect } from '../platform/entry-select.tsx';
import { tellFailure } from '../platform/records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';

type Props = { yacht: { id: number; name: string; companyName: string | null } };

/** Fills a yacht without equipment: with what is usual for her type, or with a copy of a sister's. */
export function FillButton({ yacht }: Props) {
  const { id: yachtId, name } = yacht;
  const [copying, setCopying] = useState(false);
  const fill = useMutation({
    mutationFn: () => client.POST('/api/yachts/{id}/equipment/usual', { params: { path: { id: yachtId } }, body: { withPlans: true } }),
    onSuccess: ({ data }) => tellAdded(name, data),
    onError: (error) => tellFailure('Error adding equipment', error),
  });
  return (
    <>
      <Button variant="primary" running={fill.isPending && 'Adding'} onClick={() => fill.mutate()}>
        <ListChecks aria-hidden />
        Add the usual equipment
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setCopying(true)}>
        <Copy aria-hidden />
        Copy from a sister
      </Button>
      {copying && <CopyDialog yacht={yacht} onClose={() => setCopying(false)} />}
    </>
  );
}

function CopyDialog({ yacht, onClose }: Props & { onClose: () => void }) {
  const { id: yachtId, name } = yacht;
  const formId = useId();
  const [sister, setSister] = useState<SelectOption | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const copy = useMutation({
    mutationFn: (fromYachtId: number) =>
      client.POST('/api/yachts/{id}/equipment/copy', { params: { path: { id: yachtId } }, body: { fromYachtId } }),
    onSuccess: ({ data }) => {
      tellAdded(name, data);
      onClose();
    },
    onError: (error) => setFault(reason(error)),
  });
  const { close, leaveQuestion } = useAskingClose(() => sister !== null, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Copy equipment to ${name}`}
      text={
        <>
          Names, makers, meters and services are copied. Serial numbers, warranties and history are not.
          <CompanyOf record={yacht} />
        </>
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={copy.isPending && 'Copying'}>
            Copy equipment
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
          if (sister) copy.mutate(sister.id);
          else setFault('Please select a yacht');
        }}
      >
        <Field label="From" required error={fault}>
          {(control) => (
            <EntrySelect
              control={control}
              path="/api/yachts"
              foundOf={(each) => ({ id: each.id, label: each.name, note: each.type })}
              chosen={sister}
              placeholder="Choose a yacht"
              noneFound="No yachts found"
              onChoose={(next) => {
                setSister(next);
                setFault(undefined);
              }}
            />
          )}
        </Field>
      </form>
      {leaveQuestion}
    </Dialog>
  );
}

function tellAdded(name: string, added: { equipment: number; meters: number; plans: number } | undefined) {
  if (!added) return;
  const what = [
    several(added.equipment, 'piece of equipment', 'pieces of equipment'),
    several(added.meters, 'meter'),
    several(added.plans, 'service'),
  ];
  toast({
    title: 'Equipment added',
    description: `${name} now has ${what.filter(Boolean).join(', ') || 'nothing new: her sister has no equipment in use'}.`,
  });
}
