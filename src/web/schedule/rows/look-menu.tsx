import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Popover } from '../../ui/popover.tsx';
import { popupItemLook } from '../../ui/popup.ts';
import type { Grouping, Look } from './look-store.ts';

const heights = [
  { value: false, label: 'Two lines' },
  { value: true, label: 'One line' },
];

const groups: { value: Grouping; label: string }[] = [
  { value: 'none', label: 'No groups' },
  { value: 'port', label: 'By home port' },
  { value: 'status', label: 'By status' },
  { value: 'type', label: 'By type' },
];

type Props = { anchor: RefObject<HTMLElement | null>; look: Look; onLook: (change: Partial<Look>) => void; onClose: () => void };

/** The height of the rows, and their grouping. */
export function LookMenu({ anchor, look, onLook, onClose }: Props) {
  return (
    <Popover label="Rows" anchor={anchor} gap={6} className="grid min-w-40 p-1" onClose={onClose}>
      <Choices legend="Height" choices={heights} chosen={look.dense} onChoose={(dense) => onLook({ dense })} />
      <Choices legend="Groups" choices={groups} chosen={look.group} onChoose={(group) => onLook({ group })} />
    </Popover>
  );
}

type ChoicesProps<Value> = { legend: string; choices: { value: Value; label: string }[]; chosen: Value; onChoose: (value: Value) => void };

function Choices<Value>({ legend, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="grid">
      <legend className="px-2.5 pt-1.5 text-xs font-medium text-ink-3">{legend}</legend>
      {choices.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === chosen}
          className={`${popupItemLook} hover:bg-hover`}
          onClick={() => onChoose(value)}
        >
          {label}
          {value === chosen && <Check aria-hidden className="ml-auto size-4 text-accent" />}
        </button>
      ))}
    </fieldset>
  );
}
