import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useRef, type Ref } from 'react';
import type { ControlProps } from './field.tsx';
import { popupItemLook, popupLook } from './popup.ts';

export type Choice<Value> = { value: Value; label: string };

export type SelectProps<Value> = {
  value: Value | '';
  choices: Choice<Value>[];
  onChoose: (value: Value) => void;
  /** Names the control if it has no visible label. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  /** Its classes if it isn't a field of a form. */
  look?: string;
  /** The text while it is closed, instead of the choice. */
  face?: string | undefined;
  control?: ControlProps;
  ref?: Ref<HTMLButtonElement>;
};

/** The button of a select with its list, which is already open when it is first rendered. */
export function SelectList<Value extends string>({
  value,
  choices,
  onChoose,
  label,
  placeholder,
  disabled,
  className,
  look,
  face,
  control,
  ref,
}: SelectProps<Value>) {
  // The list floats within the page's own landmark rather than beside it.
  const holder = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      items={choices}
      value={value || null}
      onValueChange={(chosen) => chosen !== null && onChoose(chosen as Value)}
      disabled={disabled}
      defaultOpen
    >
      <div ref={holder} className={`w-full ${className ?? ''}`}>
        <Base.Trigger {...control} ref={ref} aria-label={label} className={look}>
          {face ?? (
            <>
              <Base.Value className="truncate data-placeholder:text-ink-3" placeholder={placeholder} />
              <Base.Icon>
                <ChevronsUpDown aria-hidden className="size-3.5 text-ink-3" />
              </Base.Icon>
            </>
          )}
        </Base.Trigger>
        <Base.Portal container={holder}>
          <Base.Positioner className="z-50" sideOffset={6} alignItemWithTrigger={false}>
            <Base.Popup aria-label="Choices" className={`${popupLook} max-h-72 min-w-(--anchor-width) overflow-y-auto p-1`}>
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
