/** A field as people call it: "Contact email" for contactEmail. */
export function fieldInWords(field: string): string {
  const words = field
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ id$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value in words. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(valueInWords).join('; ') || 'Empty';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
