import { useId } from 'react';
import { hintFor } from '../../platform/amount-field.tsx';
import { DateInput } from '../../platform/date-input.tsx';
import { sayDate } from '../../platform/day-words.ts';
import { useTypedDay } from '../../platform/typed-day.ts';
import { Input } from '../../ui/input.tsx';
import { amountShown, isDayColumn, type Reading, type SeasonColumn } from './seasons-entry.ts';

type Props = {
  label: string;
  value: string;
  /** The server's error for it. */
  fault: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** A day or an amount of a season, with a hint on how a typed or pasted value is read. */
export function SeasonCell({ name, reading, currency, ...props }: Props & { name: SeasonColumn; reading: Reading; currency: string }) {
  if (!isDayColumn(name)) return <AmountCell {...props} mark={reading.mark} currency={currency} />;
  if (!props.isReadOnly) return <DayCell {...props} />;
  return <Input aria-label={props.label} value={props.value && sayDate(props.value)} readOnly />;
}

function DayCell({ label, value, fault, onChange }: Props) {
  const id = useId();
  const typing = useTypedDay({ value, onChange, expected: 'ahead' });
  // The server only knows that a day is missing; whether something was typed is known here.
  const wrong = typing.isTyping && !fault ? undefined : (typing.unread ?? fault);
  const message = wrong ?? typing.hint;
  return (
    <>
      <DateInput label={label} typing={typing} control={describedBy(id, wrong, message)} />
      <Message id={id} isFault={wrong !== undefined} text={message} />
    </>
  );
}

function AmountCell({ label, value, fault, isReadOnly, onChange, mark, currency }: Props & { mark: Reading['mark']; currency: string }) {
  const id = useId();
  const hint = hintFor(value, mark, currency);
  const message = fault ?? (amountShown(value, mark) === value ? undefined : hint);
  return (
    <>
      <Input
        aria-label={label}
        {...describedBy(id, fault, message)}
        value={value}
        readOnly={isReadOnly}
        inputMode="decimal"
        autoComplete="off"
        className="tnum text-right"
        onChange={({ target }) => onChange(target.value)}
      />
      <Message id={id} isFault={fault !== undefined} text={message} />
    </>
  );
}

function describedBy(id: string, fault: string | undefined, message: string | undefined) {
  return { 'aria-invalid': fault ? (true as const) : undefined, 'aria-describedby': message ? id : undefined };
}

function Message({ id, isFault, text }: { id: string; isFault: boolean; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className={`mt-1 text-xs ${isFault ? 'text-red' : 'text-ink-3'}`}>
      {text}
    </p>
  );
}
