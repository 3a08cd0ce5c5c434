import { isDay } from '#domain/shared/is-day.ts';
import type { useDates } from '../platform/dates.ts';

/** A field as people call it: "Contact email" for contactEmail. */
export function fieldInWords(field: string): string {
  const words = field
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ id$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A stored value in words, with instants and calendar days as these dates put them. */
export function valueInWords(value: unknown, dates: Pick<ReturnType<typeof useDates>, 'moment' | 'calendarDay'>): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((each) => valueInWords(each, dates)).join('; ') || 'Empty';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (instant.test(text)) return dates.moment(text);
  return isDay(text) ? dates.calendarDay(text) : text;
}
