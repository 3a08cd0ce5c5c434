import { Link } from '@tanstack/react-router';
import { Amount } from '../amount-words.tsx';
import type { FinanceSearch } from '../finance-query.ts';
import type { Section } from '../section-words.ts';

type Props = {
  section: Section;
  amount: string;
  currency: string;
  /** The rows that it sums up. */ search: FinanceSearch;
  className?: string;
};

/** A figure that links to the rows behind it. */
export function FigureLink({ section, amount, currency, search, className = '' }: Props) {
  if (amount === '0.00') return <Amount amount={amount} currency={currency} className={`font-normal text-ink-3 ${className}`} />;
  return (
    <Link
      to="/finance/$section"
      params={{ section }}
      search={{ ...search, currency }}
      className={`rounded-sm underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-current ${className}`}
    >
      <Amount amount={amount} currency={currency} />
    </Link>
  );
}
