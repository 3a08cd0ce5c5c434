import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BooksSettings } from '#domain/finance/books-settings.ts';
import { isValidOn, type TaxRate } from '#domain/finance/tax-rate.ts';
import { priceModeLabels } from '#domain/finance/tax-words.ts';
import { client, reason } from '../../platform/api.ts';
import { useToday } from '../../platform/dates.ts';
import { usePending } from '../../platform/pending-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { booksSettingsQuery } from '../tax-rate-query.ts';
import { rateWords } from './rate-words.ts';

const modes = choicesOf(priceModeLabels);
type Props = { settings: BooksSettings; rates: TaxRate[] };
type Choice = Partial<Pick<BooksSettings, 'prices' | 'taxRateId' | 'issuedStays'>>;

/** The defaults of new invoices, and whether sent ones are kept unchanged. Each choice is saved at once. */
export function BooksSettingsFields({ settings, rates }: Props) {
  const boxId = useId();
  const today = useToday();
  const [asking, setAsking] = useState(false);
  const { now, change } = useChoice(settings);
  const close = () => setAsking(false);
  const known = rates.filter((rate) => isValidOn(rate, today) || rate.id === now.taxRateId);
  return (
    <div className="grid gap-4 px-5 pb-5 sm:grid-cols-2">
      <Field label="Prices on new invoices">
        {(control) => <Select control={control} value={now.prices} choices={modes} onChoose={(prices) => change.mutate({ prices })} />}
      </Field>
      <Field label="Usual tax rate" hint="New invoice lines start with it">
        {(control) => (
          <Select
            control={control}
            value={String(now.taxRateId ?? '-')}
            choices={[{ value: '-', label: 'None' }, ...known.map((rate) => ({ value: String(rate.id), label: rateWords(rate) }))]}
            onChoose={(id) => change.mutate({ taxRateId: id === '-' ? null : Number(id) })}
          />
        )}
      </Field>
      <div className="flex items-start gap-2.5 sm:col-span-2">
        <input
          id={boxId}
          type="checkbox"
          checked={settings.issuedStays}
          disabled={settings.issuedStays}
          onChange={() => setAsking(true)}
          className="mt-0.5 size-4 accent-(--accent)"
        />
        <label htmlFor={boxId} className="grid flex-1 gap-0.5">
          <span className="font-medium">What is sent stays in the books</span>
          <span className="text-nav text-ink-2">
            A sent invoice can't be deleted or become a draft again, only paid or cancelled. Once turned on, this stays on.
          </span>
        </label>
      </div>
      <Dialog
        open={asking && !settings.issuedStays}
        onClose={close}
        title="Keep what is sent in the books?"
        text="From now on nobody can delete a sent invoice or make it a draft again. You can't turn this off later."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              running={now.issuedStays && 'Saving'}
              onClick={() => change.mutate({ issuedStays: true }, { onSettled: close })}
            >
              Keep what is sent
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Shows a choice at once, and saves choices one after the other. A choice that fails falls back by itself. */
function useChoice(settings: BooksSettings) {
  const { companyId } = settings;
  const queries = useQueryClient();
  const mutationKey = ['books settings', companyId];
  const pending = usePending<Choice>(mutationKey);
  const change = useMutation({
    mutationKey,
    scope: { id: 'books settings' },
    mutationFn: async (choice: Choice) => (await client.PATCH('/api/books/settings', { body: { ...choice, companyId } })).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(booksSettingsQuery(companyId).queryKey, saved);
      toast({ title: 'Settings saved', description: 'New invoices use them.' });
    },
    onError: (error) => toast({ variant: 'destructive', title: "Your settings weren't saved", description: reason(error) }),
  });
  return { now: pending.reduce<BooksSettings>((all, choice) => ({ ...all, ...choice }), settings), change };
}
