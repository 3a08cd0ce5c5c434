import { moneyInWords } from '#domain/shared/money.ts';

/** An amount of the books, to the cent, in figures of equal width, so that a column of them lines up. */
export function Amount({ amount, currency, className = '' }: { amount: string; currency: string; className?: string }) {
  return <span className={`tnum whitespace-nowrap ${className}`}>{moneyInWords(amount, currency)}</span>;
}
