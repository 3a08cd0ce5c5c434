import { useId, useState } from 'react';
import { Field, type ControlProps } from '../ui/field.tsx';
import { DateInput } from './date-input.tsx';
import { useTypedDay } from './typed-day.ts';

type Props = {
  label: string;
  day: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string | undefined) => void;
  className?: string;
  /** Whether the label is visible above it. */
  isLabelled?: boolean;
};

/**
 * One end of the period that a list is filtered by. What is typed takes effect when the field is left, so that a half-typed day requests
 * nothing.
 */
export function DayFilter({ label, day = '', min, max, onPick, className, isLabelled }: Props) {
  const id = useId();
  const [draft, setDraft] = useState(day);
  const [previousDay, setPreviousDay] = useState(day);
  // The field follows the address, which may also be changed elsewhere.
  if (previousDay !== day) {
    setPreviousDay(day);
    setDraft(day);
  }
  const typing = useTypedDay({ value: draft, onChange: setDraft, onPick: apply, expected: 'past', min, max });
  const fault = typing.unread ?? typing.outside;
  const shownFault = typing.isTyping ? undefined : fault;

  function apply(value: string) {
    if (value !== day) onPick(value || undefined);
  }
  const leave = () => !fault && apply(draft);

  const message = shownFault ?? typing.hint;
  const input = (control: Partial<ControlProps>) => (
    <DateInput typing={typing} label={label} control={control} onLeave={leave} onEnter={leave} />
  );

  if (isLabelled)
    return (
      <Field label={label} error={shownFault} hint={typing.hint} className={className}>
        {input}
      </Field>
    );
  return (
    <div className={className}>
      {input({ 'aria-invalid': shownFault ? true : undefined, 'aria-describedby': message ? id : undefined })}
      {message && (
        <p id={id} role={shownFault ? 'alert' : undefined} className={`mt-1 text-xs ${shownFault ? 'text-red' : 'text-ink-3'}`}>
          {message}
        </p>
      )}
    </div>
  );
}
