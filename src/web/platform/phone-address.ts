/**
 * The address that dials a phone number: +44 (0)20 7946 0000 ext. 12 as tel:+442079460000. The zero in parentheses is only for callers within
 * the country, and an extension is dialed once somebody answers.
 */
export function phoneAddress(phone: string): string {
  const number = phone.replace(/(\d[\s).,;(-]*)(?:ext|x|#).*$/i, '$1').replace(/(\+\s*\d{1,3}\s*)\(0\)/, '$1');
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
