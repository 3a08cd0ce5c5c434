import { FilterFrame } from './filter-frame.tsx';
import { choicesOf, Select } from './select.tsx';

type Props<Value extends string> = {
  label: string;
  /** The label of choosing none: "All categories". */ every: string;
  value: Value | undefined;
  words: Record<Value, string>;
  /** Whether it shows `every` if nothing is chosen, as a sort order does. */ saysEvery?: boolean;
  onChoose: (value: Value | undefined) => void;
};

/** Filters by one of a list of words, or shows all. */
export function WordFilter<Value extends string>({ label, every, value, words, saysEvery = false, onChoose }: Props<Value>) {
  const choices = [{ value: '*' as const, label: every }, ...choicesOf(words)];
  return (
    <FilterFrame label={label} isSet={value !== undefined} saysAlways={saysEvery} onClear={() => onChoose(undefined)}>
      {(frame) => (
        <Select<Value | '*'>
          {...frame}
          face={frame.look && (value === undefined ? (saysEvery ? every : label) : words[value])}
          value={value ?? '*'}
          choices={choices}
          onChoose={(chosen) => onChoose(chosen === '*' ? undefined : chosen)}
        />
      )}
    </FilterFrame>
  );
}
