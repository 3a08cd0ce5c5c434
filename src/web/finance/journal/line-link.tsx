import { Link } from '@tanstack/react-router';
import { Amount } from '../amount-words.tsx';
import { inBooks, type BookSearch } from '../finance-query.ts';

type Props = {
  amount: string;
  currency: string;
  /** The lines of the journal that it sums up. */ search: BookSearch;
  className?: string;
};

/** A figure that links to the lines of the journal behind it. */
export function LineLink({ amount, currency, search, className = '' }: Props) {
  if (Number(amount) === 0) return <Amount amount={amount} currency={currency} className={`font-normal text-ink-3 ${className}`} />;
  return (
    <Link
      {...inBooks('books')}
      search={{ ...search, tab: 'journal' }}
      className={`rounded-sm underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-current ${className}`}
    >
      <Amount amount={amount} currency={currency} />
    </Link>
  );
}
