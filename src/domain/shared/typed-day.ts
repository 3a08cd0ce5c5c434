import { addDays, addMonths, daysBetween, type Day } from './calendar-days.ts';
import { monthNames, weekdayNames } from './date-words.ts';
import type { Formats } from './formats.ts';
import { isDay } from './is-day.ts';

type DateOrder = Formats['dateOrder'];

/**
 * Whether a field is for future or past days, which decides the year of a day typed without one. In a field for dates of birth, which may be
 * a century ago, it also decides a year of two digits.
 */
export type Expected = 'ahead' | 'past' | 'birth' | undefined;

type Reader = { today: Day; dateOrder: DateOrder; expected?: Expected };

// A day without a year is in the year-long window that begins this many days before today.
const daysBack = { ahead: 60, either: 182, past: 330, birth: 364 };

/**
 * A typed day: "28.11", "28/11/2026", "2811", "Nov 28", "tomorrow", "fri", "+3", or as it is stored; null if it isn't one. An ambiguous day
 * is read in the given order.
 */
export function dayTyped(typed: string, { today, dateOrder, expected }: Reader): Day | null {
  const text = typed.trim().toLowerCase();
  // A date that is invalid in the given order may be valid in another: 28/11 has no month 28.
  const orders = [...new Set<DateOrder>([dateOrder, 'dmy', 'mdy', 'ymd'])];
  return relativeDay(text, today, expected) ?? orders.map((order) => dayWritten(text, order, { today, expected })).find(Boolean) ?? null;
}

/** The day of a date in this order; null if it is invalid, or has no year and no reference for one is given. */
export function dayWritten(text: string, order: DateOrder, near?: Omit<Reader, 'dateOrder'>): Day | null {
  const parts = partsOf(text);
  const { year, month, day } = inOrder(parts, order);
  if (!month || !day || month.length > 2 || day.length > 2) return null;
  const inYear = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = year === undefined ? near && nearestOf(inYear, near) : inFullYear(inYear, year, near);
  return date && isDay(date) && weekdayIn(date).startsWith(parts.weekday) ? date : null;
}

function inFullYear(inYear: string, year: string, near?: Omit<Reader, 'dateOrder'>): Day {
  if (year.length !== 2) return year + inYear;
  const inThisCentury = `20${year}${inYear}`;
  const isPast = near?.expected === 'birth' ? inThisCentury > near.today : Number(year) >= 70;
  return isPast ? `19${year}${inYear}` : inThisCentury;
}

function relativeDay(text: string, today: Day, expected: Expected): Day | null {
  const [, sign, count, unit] = /^([+-])\s?(\d{1,4})\s?([dwm]?)$/.exec(text) ?? [];
  if (sign) {
    const by = Number(sign + count);
    return unit === 'm' ? addMonths(today, by) : addDays(today, unit === 'w' ? by * 7 : by);
  }
  if (!/^[a-z]{3,}$/.test(text)) return null;
  const near = ['yesterday', 'today', 'tomorrow'].findIndex((name) => name.startsWith(text));
  if (near >= 0) return addDays(today, near - 1);
  const first = expected === 'past' || expected === 'birth' ? -6 : 0;
  const week = Array.from({ length: 7 }, (_, at) => addDays(today, first + at));
  return week.find((day) => weekdayIn(day).startsWith(text)) ?? null;
}

type Parts = { numbers: string[]; month?: string; weekday: string };

/** The numbers of a date with its month and weekday names, if there is nothing else in the text. */
function partsOf(text: string): Parts {
  const parted = text
    .toLowerCase()
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll(/(\d)(?=[a-z])|([a-z])(?=\d)/g, '$& ')
    .replace(/\.$/, '');
  const parts = parted.split(/\s*[.,/-]\s*|\s+/);
  const weekday = isNameIn(weekdayNames, parts[0]) ? (parts.shift() ?? '') : '';
  const named = parts.find((part) => isNameIn(monthNames, part));
  const numbers = parts.filter((part) => part !== named);
  if (!numbers.every((part) => /^\d+$/.test(part))) return { numbers: [], weekday };
  if (!named) return { numbers, weekday };
  return { numbers, weekday, month: String(monthNames.findIndex((name) => name.toLowerCase().startsWith(named)) + 1) };
}

/** Three letters are enough to identify a name. */
function isNameIn(names: readonly string[], part: string | undefined): boolean {
  return part !== undefined && part.length > 2 && names.some((name) => name.toLowerCase().startsWith(part));
}

/** Which part is the year, the month and the day. A four-digit year is recognized in any place. */
function inOrder({ numbers, month }: Parts, order: DateOrder): { year?: string; month?: string; day?: string } {
  const [first = '', second = '', third = ''] = numbers;
  const isYearFirst = first.length === 4 && numbers.length > 1;
  if (month !== undefined) {
    const [day, year] = isYearFirst ? [second, first] : [first, second];
    return numbers.length > 2 ? {} : { month, day, ...(year && { year }) };
  }
  if (numbers.length === 1) return compact(first, order);
  const pair = order === 'dmy' ? { day: first, month: second } : { month: first, day: second };
  if (numbers.length === 2) return isYearFirst ? {} : pair;
  if (numbers.length !== 3) return {};
  if (isYearFirst || (order === 'ymd' && third.length !== 4)) return { year: first, month: second, day: third };
  return order === 'ymd' ? { day: first, month: second, year: third } : { ...pair, year: third };
}

/** Digits only, as typed on a phone's keypad: 2811, 281126, 28112026. */
function compact(digits: string, order: DateOrder) {
  if (![4, 6, 8].includes(digits.length)) return {};
  const isYearFirst = order === 'ymd' && digits.length > 4;
  const [year, rest] = isYearFirst ? [digits.slice(0, -4), digits.slice(-4)] : [digits.slice(4), digits.slice(0, 4)];
  const [first, second] = [rest.slice(0, 2), rest.slice(2)];
  const pair = order === 'dmy' ? { day: first, month: second } : { month: first, day: second };
  // Eight digits may begin with the year in any order, because 20261128 can't end with the year 1128.
  if (year.length === 4 && !/^(19|20|21)/.test(year)) return {};
  return year ? { ...pair, year } : pair;
}

function nearestOf(inYear: string, { today, expected }: Omit<Reader, 'dateOrder'>): Day | null {
  const years = [-1, 0, 1].map((step) => String(Number(today.slice(0, 4)) + step).padStart(4, '0') + inYear);
  return years.find((day) => isDay(day) && daysBetween(today, day) >= -daysBack[expected ?? 'either']) ?? null;
}

function weekdayIn(day: Day): string {
  return (weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '').toLowerCase();
}
