import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { firstOfMonth } from '#domain/shared/calendar-days.ts';
import { NewYachtShare, YachtShareChanges, type YachtOwner, type YachtShare } from '#domain/finance/yacht-owner.ts';
import { percentWords, plainPercent } from '#domain/shared/words.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { RateField } from '../../platform/rate-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { Field } from '../../ui/field.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { YachtField } from '../books-fields.tsx';

type Values = { ownerId: number | null; yachtId: number | null; share: string; validFrom: string; validTo: string };
type Props = {
  share: YachtShare | null;
  owner: YachtOwner | null;
  owners: YachtOwner[];
  yacht: SelectOption | null;
  /** The company of a new one. */
  companyName: string | null;
  onClose: () => void;
};
const labels: Record<keyof Values, string> = {
  ownerId: 'Owner',
  yachtId: 'Yacht',
  share: 'Share',
  validFrom: 'From',
  validTo: 'Until',
};

function formOf({ ownerId, yachtId, share, validFrom, validTo }: YachtShare): Values {
  return { ownerId, yachtId, share: plainPercent(share), validFrom, validTo: validTo ?? '' };
}

/** Adds, changes or ends an owner's share of a yacht. */
export function ShareDialog({ share, owner, owners, yacht, companyName, onClose }: Props) {
  const [chosen, setChosen] = useState(yacht);
  const today = useToday();
  const { form, upon, frame } = useRecordForm({
    collection: '/api/yacht-shares',
    stored: share,
    formOf,
    blank: {
      ownerId: owner?.id ?? (owners.length === 1 ? (owners[0]?.id ?? null) : null),
      yachtId: yacht?.id ?? null,
      share: '100',
      validFrom: firstOfMonth(today),
      validTo: '',
    },
    resolver: checkedBy<Values, NewYachtShare>(share ? YachtShareChanges : NewYachtShare),
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Error ${share ? 'updating' : 'adding'} share`,
    onSaved: ({ ownerName, share: held, yachtName }) => {
      toast({ title: share ? 'Share updated' : 'Share added', description: `${ownerName} has ${percentWords(held)} of ${yachtName}.` });
      onClose();
    },
  });
  const { control } = form;
  return (
    <DialogForm
      frame={frame}
      thing="share"
      title={share ? `${share.ownerName}’s share of ${share.yachtName}` : owner ? `Share of ${owner.name}` : `Share of ${yacht?.label}`}
      text="For statements, all shares of a yacht must add up to 100%."
      action={share ? 'Save changes' : 'Add share'}
      onClose={onClose}
    >
      {!share && <CompanyOf record={{ companyName }} className="-mt-3 mb-4 text-xs text-ink-3" />}
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        {!share && owner && <YachtField control={control} name="yachtId" chosen={chosen} onChoose={setChosen} />}
        {!share && !owner && (
          <Controller
            control={control}
            name="ownerId"
            render={({ field, fieldState }) => (
              <Field label="Owner" required error={fieldState.error?.message}>
                {(props) => (
                  <Select
                    control={props}
                    ref={field.ref}
                    value={field.value === null ? '' : String(field.value)}
                    placeholder="Choose an owner"
                    choices={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
                    onChoose={(id) => field.onChange(Number(id))}
                  />
                )}
              </Field>
            )}
          />
        )}
        <RateField control={control} name="share" label="Share in percent" required hint="Up to four decimals" />
        <DateField control={control} name="validFrom" label="From" required />
        <DateField control={control} name="validTo" label="Until" hint="Leave empty if there is no end date" />
      </div>
    </DialogForm>
  );
}
