import { moneyInWords } from '#domain/shared/money.ts';

/** An amount of the books, to the cent, in figures of one width so that a column of them can be read down. */
export function Amount({ amount, currency, className = '' }: { amount: string; currency: string; className?: string }) {
  return <span className={`tnum whitespace-nowrap ${className}`}>{moneyInWords(amount, currency)}</span>;
}
