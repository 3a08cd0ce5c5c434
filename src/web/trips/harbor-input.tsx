import { positionInWords } from '#domain/shared/position-text.ts';
import type { Position } from '#domain/shared/position.ts';
import { harborNamed, harborsLike } from '#domain/trips/harbors.ts';
import type { ControlProps } from '../ui/field.tsx';
import { SuggestInput } from '../ui/suggest-input.tsx';

type Props = {
  value: string;
  position: string;
  /** The position is set if the place is a known harbor, or cleared once it no longer is. */
  onChange: (place: string, position?: string) => void;
  onBlur: () => void;
  placeholder: string;
  autoFocus?: boolean;
  control: ControlProps;
};

/** Where a trip begins or ends: any text, or a harbor, which brings its position. */
export function HarborInput({ value, position, onChange, onBlur, placeholder, autoFocus, control }: Props) {
  const likely = harborsLike(value);
  const isWritten = likely.length === 1 && likely[0]?.name === value;

  function type(place: string) {
    const left = harborNamed(value);
    const isLeft = left !== null && position === positionInWords(left.position);
    const reached = harborNamed(place);
    if (reached && (position === '' || isLeft)) onChange(place, positionInWords(reached.position));
    else onChange(place, isLeft ? '' : undefined);
  }

  function pick(place: string) {
    const picked: Position | undefined = harborNamed(place)?.position;
    onChange(place, picked && positionInWords(picked));
  }

  return (
    <SuggestInput
      control={control}
      value={value}
      suggestions={isWritten ? [] : likely.map(({ name, country }) => ({ label: name, note: country }))}
      onType={type}
      onPick={pick}
      onBlur={onBlur}
      placeholder={placeholder}
      autoFocus={autoFocus}
    />
  );
}
