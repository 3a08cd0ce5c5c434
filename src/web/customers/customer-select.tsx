import type { Customer } from '#domain/customers/customer.ts';
import { fullName } from '#domain/shared/words.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import type { ControlProps } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';

type Props = {
  chosen: SelectOption | null;
  /** Decides which customers you can choose: those of one company, all that one may see, or null where that isn't known yet. */
  companyId: number | 'any' | null;
  onChoose: (chosen: SelectOption | null) => void;
  control: ControlProps;
  /** What choosing nobody is called; null where somebody has to be chosen. */
  nobody?: string | null;
};

/** Who books: one of the company's customers, found by typing, or nobody. */
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
