import { Link } from '@tanstack/react-router';
import { useRef, type CSSProperties } from 'react';
import type { Period } from '#domain/finance/period.ts';
import { decimalOf, moneyInWords, type Cents } from '#domain/shared/money.ts';
import type { ReadMonth } from './chart-scale.ts';
import { monthInWords } from './month-words.ts';

type At = (cents: Cents) => number;
type Props = {
  month: ReadMonth;
  saysYear: boolean;
  currency: string;
  days: Period;
  at: At;
  isShown: boolean;
  onShow: (shows: boolean) => void;
};

/** Hatching tells expenses from income even without color. */
export const hatch: CSSProperties = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--surface) 0 1.5px, transparent 1.5px 4px)',
};

/** A month of the chart, linked to its books. A first tap shows its figures. */
export function MonthColumn({ month, saysYear, currency, days, at, isShown, onShow }: Props) {
  const isFinger = useRef(false);
  const { income, expenses, result, before } = month;
  return (
    <li className="text-center text-xs leading-4 text-ink-3">
      <Link
        to="/finance/$section"
        params={{ section: 'overview' }}
        search={{ ...days, currency }}
        onPointerDown={({ pointerType }) => (isFinger.current = pointerType === 'touch')}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onShow(true)}
        onFocus={() => !isFinger.current && onShow(true)}
        onBlur={() => onShow(false)}
        onKeyDown={({ key }) => key === 'Escape' && onShow(false)}
        onClick={(event) => {
          if (!isFinger.current || isShown) return;
          event.preventDefault();
          onShow(true);
        }}
        className={`block rounded-sm pb-1 -outline-offset-2 hover:text-accent ${isShown ? 'bg-hover/60' : ''}`}
      >
        <span className="sr-only">{figuresInWords(month, currency)}</span>
        <span aria-hidden className="relative mx-auto mb-1 block h-56 w-6">
          <Bar at={at} value={income} before={before?.income} side="left-0" fill="bg-teal-solid" />
          <Bar at={at} value={expenses} before={before?.expenses} side="right-0" fill="bg-amber-solid" style={hatch} />
          <i className="absolute left-1/2 size-1 -translate-1/2 rounded-full border-2 border-ink" style={{ top: `${at(result)}%` }} />
        </span>
        <span aria-hidden>
          {monthInWords(month.month, 'short')}
          {saysYear && <span className="block">{month.month.slice(0, 4)}</span>}
        </span>
      </Link>
    </li>
  );
}

type BarProps = { at: At; value: Cents; before: Cents | undefined; side: string; fill: string; style?: CSSProperties };

/** One sum as a bar, and what it was a year before as an outline. */
function Bar({ at, value, before = 0, side, fill, style }: BarProps) {
  const tall = (cents: Cents) => ({ top: `${at(cents)}%`, height: `${at(0) - at(cents)}%` });
  const bar = `absolute w-2.5 rounded-t-xs ${side}`;
  return (
    <>
      {value > 0 && <i className={`${bar} forced-color-adjust-none ${fill}`} style={{ ...tall(value), ...style }} />}
      {before > 0 && <i className={`${bar} border border-b-0 border-ink-3`} style={tall(before)} />}
    </>
  );
}

/** November 2026: income €18,000.00, expenses €3,984.00, result €14,016.00, €2,616.00 more than a year before. */
function figuresInWords({ month, income, expenses, result, before }: ReadMonth, currency: string): string {
  const money = (cents: Cents) => moneyInWords(decimalOf(cents), currency);
  const figures = `${monthInWords(month, 'long')}: income ${money(income)}, expenses ${money(expenses)}, result ${money(result)}`;
  if (!before) return figures;
  const more = result - before.result;
  return `${figures}, ${money(Math.abs(more))} ${more < 0 ? 'less' : 'more'} than a year before`;
}
