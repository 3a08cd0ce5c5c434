export const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** On which days charters start: "Saturdays and Sundays", "Any day". */
export function checkInWords(days: readonly number[]): string {
  if (days.length === 0) return 'Any day';
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(days.map((day) => weekdays[day] ?? ''));
}
