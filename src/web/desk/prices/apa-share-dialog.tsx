import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { BooksSettingsChanges, type BooksSettings } from '#domain/finance/books-settings.ts';
import { plainPercent } from '#domain/shared/words.ts';
import { booksSettingsQuery } from '../../finance/tax-rate-query.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { client } from '../../platform/api.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { toast } from '../../ui/toast-store.ts';
import { apaShareWords } from './terms-words.ts';

const ApaShare = BooksSettingsChanges.pick({ apaPercent: true });
type Values = { apaPercent: string };

/** Asks what share of the price an APA requests by default. */
export function ApaShareDialog({ settings, onClose }: { settings: BooksSettings; onClose: () => void }) {
  const { companyId, apaPercent } = settings;
  const form = useForm<Values, unknown, BooksSettingsChanges>({
    resolver: checkedBy<Values, BooksSettingsChanges>(ApaShare),
    defaultValues: { apaPercent: apaPercent === null ? '' : plainPercent(apaPercent) },
  });
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: async (body: BooksSettingsChanges) => (await client.PATCH('/api/books/settings', { body: { ...body, companyId } })).data,
    onSuccess: (saved) => {
      if (saved) queries.setQueryData(booksSettingsQuery(companyId).queryKey, saved);
      toast({ title: 'APA saved', description: saved && apaShareWords(saved.apaPercent) });
      onClose();
    },
    onError: (error) => tellFailure('Error saving APA', error),
  });
  return (
    <DialogForm
      frame={frameOfNew(form, saving, (values) => values)}
      thing="APA"
      title="APA of new charters"
      text="The share of the charter’s price that customers advance for expenses on board. Open APAs keep their amount."
      action="Save APA"
      onClose={onClose}
    >
      <AmountField control={form.control} name="apaPercent" label="Share of the price, in percent" placeholder="None" />
    </DialogForm>
  );
}
