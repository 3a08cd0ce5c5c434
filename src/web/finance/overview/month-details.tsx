import { decimalOf, wholeMoneyInWords, type Cents } from '#domain/shared/money.ts';
import type { ReadMonth, Sums } from './chart-scale.ts';
import { monthInWords } from './month-words.ts';

const lines: [keyof Sums, string][] = [
  ['income', 'Income'],
  ['expenses', 'Expenses'],
  ['result', 'Result'],
];

type Props = {
  month: ReadMonth;
  currency: string;
  /** The position of the month in the chart: 0 is the left end, 1 the right. */ place: number;
};

/** The figures of a month and their difference from a year before. Screen readers get them from the month's link. */
export function MonthDetails({ month: { month, before, ...of }, currency, place }: Props) {
  const money = (cents: Cents) => wholeMoneyInWords(decimalOf(cents), currency);
  const signed = (cents: Cents) => `${cents > 0 ? '+' : ''}${money(cents)}`;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-10 rounded-lg border bg-surface p-3 text-xs shadow-3"
      // Beside the month rather than over it, where there is room.
      style={{ width: '16rem', left: `clamp(0px, calc(${place * 100}% ${place < 0.5 ? '+ 1.25rem' : '- 17.25rem'}), calc(100% - 16rem))` }}
    >
      <p className="flex justify-between gap-3 font-semibold">
        {monthInWords(month, 'long')}
        <span className="font-normal text-ink-3">{before ? `on ${Number(month.slice(0, 4)) - 1}` : ''}</span>
      </p>
      {lines.map(([key, label]) => (
        <p key={key} className="tnum mt-1 flex gap-2">
          <span className="mr-auto text-ink-2">{label}</span>
          <span className="font-medium">{money(of[key])}</span>
          {before && <span className="w-20 text-right text-ink-3">{signed(of[key] - before[key])}</span>}
        </p>
      ))}
      {!before && <p className="mt-1 text-ink-3">Nothing a year before</p>}
    </div>
  );
}
