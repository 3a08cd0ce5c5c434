import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  value: number;
  unit: string;
  onSlide: (value: number) => void;
};

/** A number from a range, by dragging or by the arrow keys. */
export function Slider({ value, unit, onSlide, className = '', ...input }: Props) {
  return (
    <input
      {...input}
      type="range"
      value={value}
      aria-valuetext={`${value}${unit}`}
      onChange={(event) => onSlide(event.target.valueAsNumber)}
      className={`h-6 w-full cursor-pointer rounded-lg accent-accent ${className}`}
    />
  );
}
