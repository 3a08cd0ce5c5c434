import { isDay } from '#domain/shared/is-day.ts';
import { dayTyped, type Expected } from '#domain/shared/typed-day.ts';
import { sayDate, sayDayOfWeek } from './day-words.ts';
import { useToday } from './dates.ts';
import { shownFormats } from './formats.ts';
import { useTyping } from './typing.ts';

type Options = {
  /** A day, an empty text, or a text that can't be read as a day. */
  value: string;
  onChange: (value: string) => void;
  /** Called after a day was chosen rather than typed, with what was there before. */
  onPick?: (day: string, before: string) => void;
  expected?: Expected;
  min?: string | undefined;
  max?: string | undefined;
};

export type TypedDay = ReturnType<typeof useTypedDay>;

/** A day as it is being typed: the text of the field, how it was read so far, and the error once the field is left. */
export function useTypedDay({ value, onChange, onPick, expected, min, max }: Options) {
  const today = useToday();
  const { typed, lastTyped, type, leave, forget } = useTyping();
  const read = (text: string) => dayTyped(text, { today, expected, ...shownFormats() }) ?? text.trim();
  const isRead = isDay(value);
  const words = isRead ? sayDate(value) : value;
  return {
    day: isRead ? value : '',
    today,
    min,
    max,
    text: typed ?? words,
    hint:
      isRead && read(lastTyped) === value && lastTyped.trim() !== words ? `Read as ${sayDayOfWeek(value, { withYear: true })}` : undefined,
    unread: isRead || value === '' ? undefined : `Please enter a date such as ${sayDate(today)}`,
    outside: isRead ? outsideOf(value, min, max) : undefined,
    isTyping: typed !== null,
    type(text: string) {
      type(text);
      onChange(read(text));
    },
    leave,
    pick(day: string) {
      forget();
      onChange(day);
      onPick?.(day, value);
    },
  };
}

function outsideOf(day: string, min: string | undefined, max: string | undefined): string | undefined {
  if (min && day < min) return `No earlier than ${sayDate(min)}`;
  return max && day > max ? `No later than ${sayDate(max)}` : undefined;
}
