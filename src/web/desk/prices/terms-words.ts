import { plainPercent } from '../../finance/decimal-words.ts';

export const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** On which days charters start: "Saturdays and Sundays", "Any day". */
export function checkInWords(days: readonly number[]): string {
  if (days.length === 0) return 'Any day';
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(days.map((day) => weekdays[day] ?? ''));
}

/** What an APA asks for unless somebody says otherwise. */
export function apaShareWords(percent: string | null): string {
  return percent === null
    ? 'The amount is entered with each charter'
    : `${plainPercent(percent)} % of the charter’s price, unless another amount is entered`;
}
