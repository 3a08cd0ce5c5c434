const clock = /^(\d{1,2})[:.h ]?(\d{2})?(?:\s?([ap])\.?m\.?)?$/;

/** A typed time of day ("9", "930", "9.30", "21h", "5:30 pm"), in 24-hour format; null if it isn't one. */
export function timeTyped(typed: string): string | null {
  const [, digits, minutes = '00', half] = clock.exec(typed.trim().toLowerCase()) ?? [];
  const hour = Number(digits);
  if (digits === undefined || Number(minutes) > 59) return null;
  if (half === undefined) return hour > 23 ? null : `${digits.padStart(2, '0')}:${minutes}`;
  if (hour < 1 || hour > 12) return null;
  return `${String((hour % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
