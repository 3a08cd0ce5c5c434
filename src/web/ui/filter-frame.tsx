import { Plus, X } from 'lucide-react';
import { createContext, useContext, useRef, type ReactNode } from 'react';
import { Field, type ControlProps } from './field.tsx';
import { focusFirstFilter } from './first-filter.ts';

/** Where a filter is shown: as a chip in its bar, as a field in a phone's sheet, or as a field without a bar. */
export const FilterPlace = createContext<'bar' | 'sheet' | 'alone'>('alone');

/** The look of the control within a chip. */
const chipLook = 'h-full rounded-lg bg-transparent text-nav whitespace-nowrap outline-offset-0 placeholder:text-ink-3';

type Props = {
  label: string;
  isSet: boolean;
  /** Whether it shows a value even while it isn't set. */ saysAlways?: boolean;
  onClear: () => void;
  /** Called with the classes for a chip, or with nothing elsewhere. */
  children: (control: { look?: string; control?: ControlProps; label?: string }) => ReactNode;
};

/** One filter of a list: in its bar "+ Category" until it is set, then its value with a button to clear it. */
export function FilterFrame({ label, isSet, saysAlways = false, onClear, children }: Props) {
  const place = useContext(FilterPlace);
  const chip = useRef<HTMLDivElement>(null);
  if (place === 'sheet') return <Field label={label}>{(control) => children({ control })}</Field>;
  if (place === 'alone') return <div className="min-w-40 max-sm:flex-1 sm:w-48">{children({ label })}</div>;

  const isOffered = !isSet && !saysAlways;
  const looks = isSet ? 'border-accent bg-accent-soft font-medium' : 'border-field bg-surface text-ink-3 hover:bg-hover';
  function clear() {
    // The pressed button disappears, so the focus moves to the filter, or to the others if this one disappears with it.
    const filter = chip.current?.querySelector<HTMLElement>('[role=combobox]');
    if (filter) filter.focus();
    else focusFirstFilter(chip.current);
    onClear();
  }
  return (
    <div
      ref={chip}
      className={`relative flex min-h-9 items-stretch rounded-lg border transition-colors ${isOffered ? 'border-dashed' : ''} ${looks}`}
    >
      {isOffered && <Plus aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-3.5" />}
      {children({ look: `${chipLook} ${isOffered ? 'pr-3 pl-8' : isSet ? 'pl-3' : 'px-3'}`, label })}
      {isSet && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          className="grid w-8 shrink-0 place-items-center rounded-lg text-ink-2 hover:text-ink"
          onClick={clear}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}
