import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { ApaWithAmount, NewApa } from '#domain/finance/apa.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { CurrencyField } from '../../finance/books-fields.tsx';
import { booksSettingsQuery } from '../../finance/tax-rate-query.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { client, versionOf } from '../../platform/api.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { useUpon } from '../../platform/versions.ts';
import { toast } from '../../ui/toast-store.ts';

type Values = { charterId: number; currency: string; amount: string };

const notOpened = { requested: '', updatedAt: '' };

/** Opens the APA of a charter, or asks for another amount. */
export function ApaDialog({ charter, onClose }: { charter: Charter; onClose: () => void }) {
  const { id, number, apa, currency: usual, customerName } = charter;
  const form = useForm<Values, unknown, NewApa>({
    resolver: checkedBy<Values, NewApa>(apa ? ApaWithAmount : NewApa),
    defaultValues: { charterId: id, currency: apa?.currency ?? usual, amount: apa?.requested ?? '' },
  });
  const currency = useWatch({ control: form.control, name: 'currency' });
  const { data: settings } = useQuery({ ...booksSettingsQuery(charter.companyId ?? undefined), enabled: apa === null });
  // Without an amount the server calculates this share of the price, in the charter's currency.
  const usualShare = apa === null && currency === usual && charter.fee !== null && settings?.apaPercent;
  const { upon, tellRefusal } = useUpon(apa ?? notOpened, ({ requested }) => requested);
  const saving = useMutation({
    mutationFn: async (body: NewApa) => {
      const answer = apa
        ? await client.PATCH('/api/apa/{id}', {
            params: { path: { id: apa.id } },
            body: { amount: body.amount },
            headers: { 'If-Match': versionOf(upon) },
          })
        : await client.POST('/api/apa', { body });
      return answer.data;
    },
    onSuccess: (saved) => {
      toast({
        title: apa ? 'APA updated' : 'APA opened',
        description: saved ? `${moneyInWords(saved.requested, saved.currency)} requested from ${customerName}.` : number,
      });
      onClose();
    },
    onError: (error) => tellRefusal(apa ? 'Error updating APA' : 'Error opening APA', error),
  });
  const frame = frameOfNew(form, saving, (values) => values, charter);
  return (
    <DialogForm
      frame={frame}
      thing="APA"
      title={apa ? `APA of ${number}` : 'Open APA'}
      text={
        apa
          ? 'The amount to request. What was received stays.'
          : `An advance from ${customerName} for expenses on board. It stays their money and is never income.`
      }
      action={apa ? 'Save changes' : 'Open APA'}
      onClose={onClose}
    >
      <div className={apa ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
        <AmountField
          control={form.control}
          name="amount"
          label="Amount"
          currency={currency}
          required={!usualShare}
          placeholder={usualShare ? `${percentWords(usualShare)} of the charter’s price` : undefined}
        />
        {!apa && <CurrencyField control={form.control} name="currency" />}
      </div>
    </DialogForm>
  );
}
