import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { YachtTerms } from '#domain/desk/yacht-terms.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { centsTyped, decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { ApiError, client, reason } from '../../platform/api.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { yachtTermsQuery } from './prices-query.ts';

/** Adds next year's seasons at prices so many percent higher. */
export function NextYearDialog({ terms, onClose }: { terms: YachtTerms; onClose: () => void }) {
  const formId = useId();
  const mark = decimalMarkOf(useUser());
  const [percent, setPercent] = useState('3');
  // One key for as long as it is open: pressed twice, it adds one year.
  const [once] = useState(() => crypto.randomUUID());
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async () => {
      const cents = centsTyped(percent, mark);
      return (
        await client.POST('/api/yachts/{id}/charter-terms/next-year', {
          params: { path: { id: terms.yachtId } },
          body: { percent: cents === null ? percent : decimalOf(cents) },
          headers: { 'Idempotency-Key': once },
        })
      ).data;
    },
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(yachtTermsQuery(terms.yachtId).queryKey, saved);
      toast({ title: 'Next year’s prices added', description: `Look through the seasons of ${terms.yachtName} and adjust them.` });
      onClose();
    },
  });
  const fault = add.error instanceof ApiError ? (add.error.errors[0]?.message ?? reason(add.error)) : add.error && reason(add.error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Next year’s prices of ${terms.yachtName}`}
      text="Adds the last priced year again, 52 weeks on, so that the seasons begin on the same weekdays."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={add.isPending && 'Adding'}>
            Add next year
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
      >
        <Field label="Prices higher by, in percent" required error={fault ?? undefined} hint="Below 0 they are lower">
          {(props) => <Input {...props} value={percent} inputMode="decimal" onChange={({ target }) => setPercent(target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}
