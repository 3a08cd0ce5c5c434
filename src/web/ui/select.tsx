import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useRef, type Ref } from 'react';
import type { ControlProps } from './field.tsx';
import { controlLook } from './input.tsx';
import { popupItemLook, popupLook } from './popup.ts';

export type Choice<Value> = { value: Value; label: string };

/** Words to choose from, in the order of their labels. */
export function choicesOf<Value extends string>(labels: Record<Value, string>): Choice<Value>[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

type Props<Value> = {
  value: Value | '';
  choices: Choice<Value>[];
  onChoose: (value: Value) => void;
  /** Names the control where it has no visible label. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  /** How it looks where it isn't a field of a form. */
  look?: string;
  control?: ControlProps;
  ref?: Ref<HTMLButtonElement>;
};

/** One of a few. */
export function Select<Value extends string>({
  value,
  choices,
  onChoose,
  label,
  placeholder = 'Select',
  disabled,
  className = '',
  look = `${controlLook} flex items-center justify-between gap-2 text-left hover:bg-hover data-popup-open:border-ring`,
  control,
  ref,
}: Props<Value>) {
  // The list floats within the page's own landmark rather than beside it.
  const holder = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      items={choices}
      value={value || null}
      onValueChange={(chosen) => chosen !== null && onChoose(chosen as Value)}
      disabled={disabled}
    >
      <div ref={holder} className={`w-full ${className}`}>
        <Base.Trigger {...control} ref={ref} aria-label={label} className={look}>
          <Base.Value className="truncate data-placeholder:text-ink-3" placeholder={placeholder} />
          <Base.Icon>
            <ChevronsUpDown aria-hidden className="size-3.5 text-ink-3" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal container={holder}>
          <Base.Positioner className="z-50" sideOffset={6} alignItemWithTrigger={false}>
            <Base.Popup className={`${popupLook} max-h-72 min-w-(--anchor-width) overflow-y-auto p-1`}>
              {choices.map((choice) => (
                <Base.Item key={choice.value} value={choice.value} className={`${popupItemLook} justify-between gap-6`}>
                  <Base.ItemText>{choice.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </div>
    </Base.Root>
  );
}
