import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { YachtTerms } from '#domain/desk/yacht-terms.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { hintFor, understood } from '../../platform/amount-field.tsx';
import { ApiError, client, reason } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { yachtTermsQuery } from './prices-query.ts';

const usualPercent = '3';

/** Adds next year's seasons at prices raised by a percentage. */
export function NextYearDialog({ terms, onClose }: { terms: YachtTerms; onClose: () => void }) {
  const formId = useId();
  const mark = decimalMarkOf(useUser());
  const [percent, setPercent] = useState(usualPercent);
  // One key while it is open, so that pressing twice adds one year.
  const [once] = useState(() => crypto.randomUUID());
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async () =>
      (
        await client.POST('/api/yachts/{id}/charter-terms/next-year', {
          params: { path: { id: terms.yachtId } },
          body: { percent: understood(percent, mark) },
          headers: { 'Idempotency-Key': once },
        })
      ).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(yachtTermsQuery(terms.yachtId).queryKey, saved);
      toast({ title: 'Next year’s prices added', description: `Check the seasons of ${terms.yachtName} and adjust them.` });
      onClose();
    },
  });
  const fault = add.error instanceof ApiError ? (add.error.errors[0]?.message ?? reason(add.error)) : add.error && reason(add.error);
  const { close, leaveQuestion } = useAskingClose(() => percent !== usualPercent, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Next year’s prices of ${terms.yachtName}`}
      text="Copies the last priced year 52 weeks ahead, so that seasons start on the same weekdays."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
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
        <Field
          label="Price increase in percent"
          required
          error={fault ?? undefined}
          hint={hintFor(percent, mark, null) ?? 'A negative number lowers them'}
        >
          {(props) => <Input {...props} value={percent} inputMode="text" onChange={({ target }) => setPercent(target.value)} />}
        </Field>
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
