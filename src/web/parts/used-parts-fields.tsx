import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { inWords } from '#domain/shared/words.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import { numberHint } from '../platform/number-hint.ts';
import { useUser } from '../platform/session.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { isShort, stockWords, type UsedPart } from './used-parts-entry.ts';

type Props = {
  yacht: { id: number; name: string };
  used: readonly UsedPart[];
  /** The needed parts that aren't in stock anywhere. */ missing: readonly string[];
  faults: Record<number, string>;
  onChange: (used: UsedPart[]) => void;
};

/** The parts used: as planned, and as changed or added by hand. */
export function UsedPartsFields({ yacht, used, missing, faults, onChange }: Props) {
  const mark = decimalMarkOf(useUser());
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-nav font-medium">Parts used</legend>
      {used.length > 0 && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {used.map((part, place) => (
            <Field
              key={part.stockId}
              label={part.name}
              error={faults[part.stockId]}
              hint={
                <>
                  {numberHint(part.typed, mark) && `${numberHint(part.typed, mark)} · `}
                  <span className={isShort(part) ? 'font-medium text-amber' : ''}>{stockWords(part, yacht.name)}</span>
                </>
              }
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  className="tnum"
                  placeholder="0"
                  value={part.typed}
                  onChange={({ target }) => onChange(used.with(place, { ...part, typed: target.value }))}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <p className="text-nav font-medium text-amber">{`${inWords([...missing])}: needed, but neither on ${yacht.name} nor ashore`}</p>
      )}
      <EntrySelect
        path="/api/parts"
        query={{ yachtId: yacht.id }}
        label="Add a part that was used"
        foundOf={({ id, name, partNumber }) => ({ id, label: name, note: partNumber ?? undefined })}
        chosen={null}
        placeholder="Add a part"
        noneFound={`No parts found on ${yacht.name}`}
        onChoose={(_, part) => {
          const stock = part?.stocks.find(({ yachtId }) => yachtId === yacht.id);
          if (!part || !stock || used.some(({ stockId }) => stockId === stock.id)) return;
          const added = { stockId: stock.id, name: part.name, place: yacht.name, inStock: stock.quantity, planned: null, typed: '1' };
          onChange([...used, added]);
        }}
      />
    </fieldset>
  );
}
