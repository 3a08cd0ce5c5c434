import type { Tone } from '../ui/badge.tsx';

const height = 32;

/** A bar for each value, the highest filling the height; a zero is a mere tick. */
export function Bars({ values, tone, label }: { values: number[]; tone: Tone; label: string }) {
  const highest = Math.max(1, ...values);
  return (
    <svg viewBox="0 0 96 32" className="h-9 w-full" role="img" aria-label={label}>
      {values.map((value, index) => {
        const tall = Math.max(3, (value / highest) * height);
        return (
          <rect
            key={index}
            x={index * 12 + 2}
            y={height - tall}
            width="8"
            height={tall}
            rx="2"
            fill={value ? `var(--${tone}-solid)` : 'var(--line)'}
          />
        );
      })}
    </svg>
  );
}

type Part = { label: string; tone: Tone; count: number };

/** A whole and its parts, side by side. */
export function SplitBar({ parts, label }: { parts: Part[]; label: string }) {
  const shownParts = parts.filter(({ count }) => count > 0);
  const total = shownParts.reduce((sum, { count }) => sum + count, 0);
  const room = 112 - Math.max(0, shownParts.length - 1) * 2;
  const widths = shownParts.map(({ count }) => (room * count) / total);
  const leftOf = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width + 2, 0);
  return (
    <svg
      viewBox="0 0 112 36"
      className="h-9 w-full"
      role="img"
      aria-label={`${label}: ${shownParts.map((part) => `${part.count} ${part.label.toLowerCase()}`).join(', ') || 'none'}`}
    >
      <clipPath id="split-bar">
        <rect y="19" width="112" height="10" rx="5" />
      </clipPath>
      <g clipPath="url(#split-bar)">
        {total === 0 && <rect y="19" width="112" height="10" fill="var(--line)" />}
        {shownParts.map((part, index) => (
          <rect key={part.label} x={leftOf(index)} y="19" width={widths[index]} height="10" fill={`var(--${part.tone}-solid)`} />
        ))}
      </g>
    </svg>
  );
}
