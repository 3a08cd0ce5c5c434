import type { CSSProperties, ReactNode } from 'react';

export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'grey' | 'teal' | 'violet';

/** Text on its soft background. */
export const softTone: Record<Tone, string> = {
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
  red: 'bg-red-soft text-red',
  blue: 'bg-blue-soft text-blue',
  grey: 'bg-grey-soft text-grey',
  teal: 'bg-teal-soft text-teal',
  violet: 'bg-violet-soft text-violet',
};

/** Text on a bar of a calendar, readable over weekends and today as well. */
export function barColors(tone: Tone): CSSProperties {
  return { color: `var(--${tone})`, backgroundColor: `color-mix(in srgb, var(--${tone}-solid) 33%, var(--surface))` };
}

/** For dots, bars and edges. */
export const solidTone: Record<Tone, string> = {
  green: 'bg-green-solid',
  amber: 'bg-amber-solid',
  red: 'bg-red-solid',
  blue: 'bg-blue-solid',
  grey: 'bg-grey-solid',
  teal: 'bg-teal-solid',
  violet: 'bg-violet-solid',
};

/** A state as a word and a dot: color alone never carries the meaning. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap ${softTone[tone]}`}
    >
      <i aria-hidden className={`size-1.5 rounded-full ${solidTone[tone]}`} />
      {children}
    </span>
  );
}
