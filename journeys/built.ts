import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const built: Record<string, { name?: string; file: string }> = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));

/** The file of the built script that contains this module of the web application, alone or with others. */
export function scriptOf(part: string): string {
  const script = built[part] ?? Object.values(built).find(({ name }) => name === basename(part, '.tsx'));
  if (!script) throw new Error(`Nothing is built of ${part}.`);
  return script.file;
}
