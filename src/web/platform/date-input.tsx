import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ControlProps } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { DayMarks } from './day-marks.ts';
import { shownFormats } from './formats.ts';
import type { TypedDay } from './typed-day.ts';

// Most days are typed, so the calendar loads when a pointer or the focus comes near.
const readCalendar = () => import('./date-calendar.tsx');
const fetchCalendar = () => void readCalendar().catch(() => undefined);
const DateCalendar = lazy(() => readCalendar().then((module) => ({ default: module.DateCalendar })));

const placeholders = { mdy: 'MM/DD/YYYY', dmy: 'DD/MM/YYYY', ymd: 'YYYY-MM-DD' };

type Props = {
  typing: TypedDay;
  label: string;
  /** Connects it to its label and message; without an id it is named by `label`. */
  control: Partial<ControlProps>;
  ref?: (input: HTMLInputElement | null) => void;
  onFocus?: () => void;
  onLeave?: () => void;
  onEnter?: () => void;
  marks?: DayMarks | undefined;
  className?: string;
};

/**
 * A day, typed in any usual way or chosen in a calendar, which the down arrow opens. Touching the field opens the calendar instead of the
 * on-screen keyboard.
 */
export function DateInput({ typing, label, control, ref, onFocus, onLeave, onEnter, marks, className = '' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const finger = useFinger(() => setIsOpen(true));
  const wasOpen = useRef(false);

  // If another field changes this one while it has the focus, the next key replaces the value instead of adding to it.
  const shownBefore = useRef(typing.text);
  useLayoutEffect(() => {
    const isChanged = shownBefore.current !== typing.text && !typing.isTyping;
    shownBefore.current = typing.text;
    if (isChanged && document.activeElement === input.current) input.current?.select();
  });

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      typing.leave();
      onEnter?.();
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div className={`relative ${className}`} onPointerEnter={fetchCalendar}>
      <Input
        aria-label={control.id ? undefined : label}
        {...control}
        ref={(node) => {
          input.current = node;
          ref?.(node);
        }}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        value={typing.text}
        onChange={({ target }) => typing.type(target.value)}
        onFocus={() => {
          fetchCalendar();
          onFocus?.();
        }}
        onBlur={() => {
          typing.leave();
          onLeave?.();
        }}
        onKeyDown={keyDown}
        {...finger}
        placeholder={placeholders[shownFormats().dateOrder]}
        autoComplete="off"
        spellCheck={false}
        className="tnum pr-9"
      />
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        aria-label={`Open the calendar: ${label}`}
        onPointerDown={() => (wasOpen.current = isOpen)}
        onClick={() => setIsOpen(!wasOpen.current)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-lg text-ink-3 hover:text-ink"
      >
        <CalendarDays aria-hidden className="size-4" />
      </button>
      {isOpen && (
        <Suspense>
          <DateCalendar
            id={id}
            label={label}
            typing={typing}
            marks={marks}
            input={input}
            button={button}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A touch on a field that isn't being typed into keeps the on-screen keyboard closed. */
function useFinger(onTouch: () => void) {
  const isFinger = useRef(false);
  return {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      isFinger.current = pointerType === 'touch' && document.activeElement !== currentTarget;
    },
    onMouseDown: (event: { preventDefault: () => void }) => isFinger.current && event.preventDefault(),
    onClick: () => isFinger.current && onTouch(),
  };
}
