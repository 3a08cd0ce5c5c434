/** Whole hundredths of a currency's unit, the only type of money in code. */
export type Cents = number;

/** The currencies a booking may be priced in. */
export const eventCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD'] as const;

const decimal = /^([+-]?)(\d{1,13})(?:\.(\d{1,20}))?$/;

/** A decimal in hundredths, read digit by digit and rounded half away from zero; null if it isn't a decimal. */
export function centsOf(text: string | number): Cents | null {
  const parts = decimal.exec(String(text).trim());
  if (!parts) return null;
  const [, sign, whole = '0', fraction = ''] = parts;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction.charAt(2)) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** Hundredths as a decimal text with two places: 125050 as "1250.50". */
export function decimalOf(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The smallest coin in hundredths; a yen has no parts. */
export function smallestCoin(currency: string): Cents {
  return currency === 'JPY' ? 100 : 1;
}

/** A decimal text as money in words: "€1,250.50", "¥12,500". The digits never pass through floating point. */
export function moneyInWords(amount: string, currency: string): string {
  const whole = smallestCoin(currency) === 100 && /\.0*$/.test(amount);
  const places = whole ? 0 : 2;
  return wordsFor(currency, places).format(amount as Intl.StringNumericLiteral);
}

/** The same without cents if they are zero: "€12,400", "€12,400.50". For places with many amounts. */
export function plainMoney(amount: string, currency: string): string {
  return /\.0*$|^[^.]*$/.test(amount) ? wordsFor(currency, 0).format(amount as Intl.StringNumericLiteral) : moneyInWords(amount, currency);
}

/** In three digits: "€1.21M", "€850K", "-€12.4K". */
export function moneyInBrief(amount: string, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, notation: 'compact', maximumSignificantDigits: 3 }).format(
    amount as Intl.StringNumericLiteral,
  );
}

/** The same in whole units, rounded half away from zero. Only for figures read at a glance, never for calculations. */
export function wholeMoneyInWords(amount: string, currency: string): string {
  return wordsFor(currency, 0).format(amount as Intl.StringNumericLiteral);
}

const words = new Map<string, Intl.NumberFormat>();

// Slow to create, quick to use.
function wordsFor(currency: string, places: number): Intl.NumberFormat {
  const key = `${currency}${places}`;
  const known =
    words.get(key) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: places, maximumFractionDigits: places });
  words.set(key, known);
  return known;
}
