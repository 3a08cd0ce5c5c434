import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { controlLook } from './input.tsx';
import type { Choice, SelectProps } from './select-list.tsx';

export type { Choice };

/** Labels to choose from, in their given order. */
export function choicesOf<Value extends string>(labels: Record<Value, string>): Choice<Value>[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

// Popups are heavy, and most selects of a page are never opened: until then a select is a button.
const readList = () => import('./select-list.tsx');
const fetchList = () => void readList().catch(() => undefined);
const SelectList = lazy(() => readList().then((module) => ({ default: module.SelectList })));

const fieldLook = `${controlLook} flex items-center justify-between gap-2 text-left hover:bg-hover data-popup-open:border-ring`;

/** Chooses one of a few. */
export function Select<Value extends string>({ placeholder = 'Select', look = fieldLook, ...given }: SelectProps<Value>) {
  const [wasOpened, setWasOpened] = useState(false);
  const props = { ...given, placeholder, look };
  const closed = <ClosedSelect {...props} onOpen={() => setWasOpened(true)} />;
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <SelectList {...(props as unknown as SelectProps<string>)} />
    </Suspense>
  );
}

function ClosedSelect<Value extends string>({
  value,
  choices,
  label,
  placeholder,
  disabled,
  className = '',
  look,
  face,
  control,
  ref,
  onOpen,
}: SelectProps<Value> & { onOpen: () => void }) {
  const chosen = choices.find((choice) => choice.value === value);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div className={`w-full ${className}`}>
      <button
        type="button"
        {...control}
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- There is no list to control yet.
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={label}
        disabled={disabled}
        className={look}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onClick={onOpen}
        onKeyDown={openByArrow}
      >
        {face ?? (
          <>
            <span className={`truncate ${chosen ? '' : 'text-ink-3'}`}>{chosen?.label ?? placeholder}</span>
            <ChevronsUpDown aria-hidden className="size-3.5 text-ink-3" />
          </>
        )}
      </button>
    </div>
  );
}
