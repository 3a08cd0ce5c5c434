import { sayMonth, sayMonthName } from '../../platform/day-words.ts';

/** "2026-11" as November 2026, or as Nov. */
export function monthInWords(month: string, length: 'long' | 'short'): string {
  return length === 'long' ? sayMonth(`${month}-01`) : sayMonthName(`${month}-01`, 'short');
}
