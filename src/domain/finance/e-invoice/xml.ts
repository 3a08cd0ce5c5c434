/** An element with its content: a text or other elements. Empty elements are left out. */
export type Xml = string | null | false | undefined;
type Inside = string | readonly Xml[] | null | undefined;

/** An element with text is on one line; one with other elements wraps them. */
export function element(name: string, inside: Inside, attributes: Record<string, string> = {}): Xml {
  const content = typeof inside === 'string' ? escapedXml(inside.trim()) : (inside ?? []).filter(Boolean).join('');
  if (content === '') return null;
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`);
  return `<${name}${named.join('')}>${content}</${name}>`;
}

export function document(root: string, namespaces: Record<string, string>, inside: readonly Xml[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, inside, namespaces) ?? ''}\n`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text escaped for XML, without the characters that XML 1.0 doesn't allow. */
function escapedXml(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
