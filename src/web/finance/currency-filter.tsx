import { financeCurrencies } from '#domain/finance/words.ts';
import { WordFilter } from '../ui/word-filter.tsx';

type Props = { currency: string | undefined; onChoose: (currency: string | undefined) => void };

/** One currency, or all of them. */
export function CurrencyFilter({ currency, onChoose }: Props) {
  const known = new Set([...financeCurrencies, ...(currency === undefined ? [] : [currency])]);
  return (
    <WordFilter
      label="Currency"
      every="All currencies"
      value={currency}
      words={Object.fromEntries([...known].map((each) => [each, each]))}
      onChoose={onChoose}
    />
  );
}
