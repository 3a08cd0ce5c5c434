import { Trash2 } from 'lucide-react';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { EntrySelect } from '../platform/entry-select.tsx';
import { numberHint } from '../platform/number-hint.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';

/** A part that a service needs, with its quantity as typed. */
export type TypedPart = { partId: number; name: string; quantity: string };

type Props = {
  parts: readonly TypedPart[];
  /** The error of one of them, by its index, or of all. */ faultAt: (place: number | null) => string | undefined;
  onChange: (parts: TypedPart[]) => void;
};

/** The parts that a service needs. */
export function NeededPartsFields({ parts, faultAt, onChange }: Props) {
  const whole = faultAt(null);
  const mark = decimalMarkOf(useUser());
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-nav font-medium">Parts needed</legend>
      {parts.map((part, place) => (
        <div key={part.partId} className="grid gap-1">
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{part.name}</span>
            <span className="w-20 shrink-0">
              <Input
                aria-label={`How many of ${part.name}`}
                aria-invalid={faultAt(place) !== undefined}
                inputMode="decimal"
                autoComplete="off"
                className="tnum"
                value={part.quantity}
                onChange={({ target }) => onChange(parts.with(place, { ...part, quantity: target.value }))}
              />
            </span>
            <Button variant="ghost" size="iconSmall" aria-label={`Remove ${part.name}`} onClick={() => onChange(parts.toSpliced(place, 1))}>
              <Trash2 />
            </Button>
          </div>
          {faultAt(place) ? (
            <p role="alert" className="text-xs text-red">
              {faultAt(place)}
            </p>
          ) : (
            <p aria-live="polite" className="text-xs text-ink-3">
              {numberHint(part.quantity, mark)}
            </p>
          )}
        </div>
      ))}
      <EntrySelect
        path="/api/parts"
        label="Add a part"
        foundOf={({ id, name, partNumber }) => ({ id, label: name, note: partNumber ?? undefined })}
        chosen={null}
        placeholder={parts.length === 0 ? 'None yet' : 'Add a part'}
        noneFound="No parts found"
        onChoose={(chosen) => {
          if (chosen && !parts.some(({ partId }) => partId === chosen.id))
            onChange([...parts, { partId: chosen.id, name: chosen.label, quantity: '1' }]);
        }}
      />
      <p className={`text-xs ${whole ? 'text-red' : 'text-ink-3'}`}>
        {whole ?? 'Counted as needed by work planned within 60 days, and filled in when it’s completed.'}
      </p>
    </fieldset>
  );
}
