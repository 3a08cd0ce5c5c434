import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NewApiToken } from '#domain/team/team.ts';
import { reachLabels, type Reach } from '#domain/team/words.ts';
import { client, reason } from '../platform/api.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../platform/record-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { toast } from '../ui/toast-store.ts';

type Values = { name: string; reach: Reach };
const resolver = checkedBy<Values, NewApiToken>(NewApiToken);
const choices = choicesOf(reachLabels);

/** Creates a token, and shows its secret once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values, unknown, NewApiToken>({ resolver, defaultValues: { name: '', reach: 'read' } });
  const reach = useWatch({ control: form.control, name: 'reach' });
  // One key while the dialog is open, so that a double click or a retry after a lost connection creates one token.
  const [once] = useState(() => crypto.randomUUID());
  const make = useMutation({
    mutationFn: async (body: NewApiToken) => (await client.POST('/api/tokens', { body, headers: { 'Idempotency-Key': once } })).data,
    onError: (error) => toast({ variant: 'destructive', title: "The token couldn't be created", description: reason(error) }),
  });

  if (make.data?.token === '') return <Lost name={make.data.name} onClose={onClose} />;
  if (make.data) return <Made name={make.data.name} token={make.data.token} onClose={onClose} />;
  return (
    <DialogForm
      frame={frameOfNew(form, make, (values) => values)}
      thing="token"
      title="New API token"
      text="Its secret is shown once, right after you create it."
      action="Create token"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label="Name" required error={form.formState.errors.name?.message} hint="What will use it: Website, Accounting">
          {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <Field label="Access" error={form.formState.errors.reach?.message}>
          {(control) => <Select control={control} value={reach} choices={choices} onChoose={(chosen) => form.setValue('reach', chosen)} />}
        </Field>
      </div>
    </DialogForm>
  );
}

/** An earlier try created it, and its answer with the secret was lost. */
function Lost({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`The secret of ${name} was lost`}
      text="The token was created, but its secret didn't reach this page and can't be shown again. Please revoke it and create another one."
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    />
  );
}

function Made({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () =>
        toast({
          variant: 'destructive',
          title: "Couldn't copy to the clipboard",
          description: 'Select and copy the secret.',
        }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} is ready`}
      text="Copy the secret now. It won't be shown again. Programs send it as “Authorization: Bearer …”."
      actions={
        <Button variant="primary" onClick={onClose}>
          I've copied it
        </Button>
      }
    >
      <div className="mt-4 flex gap-2">
        <Input readOnly aria-label="Token secret" value={token} className="font-mono" onFocus={(event) => event.target.select()} />
        <Button aria-label="Copy the secret" onClick={copy}>
          {copied ? <Check /> : <Copy />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && 'Copied'}
      </p>
    </Dialog>
  );
}
