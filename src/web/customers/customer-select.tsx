import type { Customer } from '#domain/customers/customer.ts';
import { fullName } from '#domain/shared/words.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import type { ControlProps } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';

type Props = {
  chosen: SelectOption | null;
  /** Decides which customers are offered: those of one company, all that the user may see, or null if that isn't known yet. */
  companyId: number | 'any' | null;
  onChoose: (chosen: SelectOption | null) => void;
  control: ControlProps;
  /** The label of choosing nobody; null if somebody has to be chosen. */
  nobody?: string | null;
};

/** The customer of a booking: found by typing, or nobody. */
export function CustomerSelect({ companyId, nobody = 'No customer', ...select }: Props) {
  return (
    <EntrySelect
      path="/api/customers"
      query={{ companyId: typeof companyId === 'number' ? companyId : undefined }}
      enabled={companyId !== null}
      foundOf={foundCustomer}
      none={nobody === null ? null : { id: 0, label: nobody }}
      placeholder={nobody ?? 'Choose a customer'}
      noneFound="No customers found"
      {...select}
    />
  );
}

export function foundCustomer({ id, firstName, lastName, email }: Customer): SelectOption {
  return { id, label: fullName({ firstName, lastName }), note: email ?? undefined };
}
