import { dateOrders, type DecimalMark, type Formats } from './formats.ts';

const weekdays: Record<number, Formats['weekStart']> = { 1: 'monday', 6: 'saturday', 7: 'sunday' };

/** The formats of dates, times and decimals in a locale: 'en-GB', 'de-DE'. */
export function formatsOfLocale(locale: string): Formats & { decimalMark: DecimalMark } {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric' } as const;
  const format = new Intl.DateTimeFormat(locale, numbers);
  const order = format
    .formatToParts(0)
    .map(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? type[0] : ''))
    .join('');
  // Not every browser knows week data, and some have it under an older name.
  const place = new Intl.Locale(locale) as { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
  const week = place.getWeekInfo?.() ?? place.weekInfo;
  return {
    clock: format.resolvedOptions().hour12 ? '12' : '24',
    dateOrder: dateOrders.find((each) => each === order) ?? 'dmy',
    weekStart: weekdays[week?.firstDay ?? 1] ?? 'monday',
    decimalMark: new Intl.NumberFormat(locale).format(0.5).includes(',') ? 'comma' : 'point',
  };
}
