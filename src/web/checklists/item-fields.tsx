import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { checklistKindLabels } from '#domain/checklists/words.ts';
import { defectSeverityLabels } from '#domain/defects/words.ts';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { numberHint } from '../platform/number-hint.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import type { TypedItem } from './checklist-entry.ts';

type Props = {
  item: TypedItem;
  place: number;
  of: number;
  /** What decimals are written with. */ mark: DecimalMark;
  errorAt: (field: string) => string | undefined;
  onChange: (item: TypedItem) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One item of a checklist: what to check, how it is answered, and the severity if it fails. */
export function ItemFields({ item, place, of, mark, errorAt, onChange, onMove, onRemove }: Props) {
  const nth = place + 1;
  return (
    <fieldset className="card grid gap-4 p-4 sm:grid-cols-2">
      <legend className="sr-only">Item {nth}</legend>
      <div className="flex items-center justify-between gap-2 sm:col-span-2">
        <span aria-hidden className="font-medium text-ink-2">
          {nth}
        </span>
        <span className="flex gap-1">
          <Button size="icon" variant="ghost" aria-label={`Move item ${nth} up`} disabled={place === 0} onClick={() => onMove(-1)}>
            <ArrowUp />
          </Button>
          <Button size="icon" variant="ghost" aria-label={`Move item ${nth} down`} disabled={nth === of} onClick={() => onMove(1)}>
            <ArrowDown />
          </Button>
          <Button size="icon" variant="ghost" aria-label={`Remove item ${nth}`} onClick={onRemove}>
            <Trash2 />
          </Button>
        </span>
      </div>
      <Field label="What to check" required error={errorAt('text')}>
        {(control) => (
          <Input
            {...control}
            value={item.text}
            maxLength={140}
            autoComplete="off"
            placeholder="Oil pressure"
            onChange={({ target }) => onChange({ ...item, text: target.value })}
          />
        )}
      </Field>
      <Field label="Section" error={errorAt('section')}>
        {(control) => (
          <Input
            {...control}
            value={item.section}
            maxLength={100}
            autoComplete="off"
            placeholder="Engine room"
            onChange={({ target }) => onChange({ ...item, section: target.value })}
          />
        )}
      </Field>
      <Field label="Answer type" error={errorAt('kind')}>
        {(control) => (
          <Select
            control={control}
            value={item.kind}
            choices={choicesOf(checklistKindLabels)}
            onChoose={(kind) => onChange({ ...item, kind })}
          />
        )}
      </Field>
      <Field label="If it fails" error={errorAt('severity')}>
        {(control) => (
          <Select
            control={control}
            value={item.severity}
            choices={choicesOf(defectSeverityLabels)}
            onChoose={(severity) => onChange({ ...item, severity })}
          />
        )}
      </Field>
      {item.kind === 'measure' && (
        <div className="grid grid-cols-3 gap-3 sm:col-span-2">
          <Field label="Minimum" error={errorAt('min')} hint={numberHint(item.min, mark)}>
            {(control) => (
              <Input
                {...control}
                inputMode="text"
                autoComplete="off"
                value={item.min}
                onChange={({ target }) => onChange({ ...item, min: target.value })}
              />
            )}
          </Field>
          <Field label="Maximum" error={errorAt('max')} hint={numberHint(item.max, mark)}>
            {(control) => (
              <Input
                {...control}
                inputMode="text"
                autoComplete="off"
                value={item.max}
                onChange={({ target }) => onChange({ ...item, max: target.value })}
              />
            )}
          </Field>
          <Field label="Unit" error={errorAt('unit')}>
            {(control) => (
              <Input
                {...control}
                maxLength={12}
                autoComplete="off"
                value={item.unit}
                onChange={({ target }) => onChange({ ...item, unit: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}
