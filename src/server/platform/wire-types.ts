/** PostgreSQL's `2026-11-21 09:00:00.5+00` (the connection's zone is UTC) as `2026-11-21T09:00:00.500Z`. */
export function isoInstant(text: string): string {
  // Whole seconds are by far the most common, and this is several times faster.
  if (text.length === 22) return `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z`;
  const [seconds = '', fraction = ''] = text.slice(0, -3).split('.');
  return `${seconds.replace(' ', 'T')}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}

const turned = new Map<string, string>();
/** `company_id` as `companyId`; names without an underscore stay as they are. */
export function camelCase(name: string): string {
  let camel = turned.get(name);
  if (camel === undefined) turned.set(name, (camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())));
  return camel;
}
