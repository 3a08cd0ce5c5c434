const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML and XML can hold it, between tags and in an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] as string);
}
