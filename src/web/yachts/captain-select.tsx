import { EntrySelect } from '../platform/entry-select.tsx';
import type { ControlProps } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';

type Props = {
  chosen: SelectOption | null;
  companyId: number | null;
  onChoose: (chosen: SelectOption | null) => void;
  control: ControlProps;
};

/** Chooses the yacht's captain: somebody of the same company. */
export function CaptainSelect({ companyId, ...select }: Props) {
  return (
    <EntrySelect
      path="/api/crew"
      query={{ companyId: companyId ?? undefined }}
      enabled={companyId !== null}
      foundOf={({ id, name, role }) => ({ id, label: name, note: role })}
      placeholder="No captain"
      noneFound="No crew members found"
      {...select}
    />
  );
}
