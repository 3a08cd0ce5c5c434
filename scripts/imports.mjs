import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The TypeScript and JavaScript files in these folders. */
export function filesIn(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
}

/** Our own files that a file imports, statically or dynamically. */
export function importsOf(file) {
  const named = [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?['"]([#.][^'"]+)['"]/g)].map(([, path]) => path);
  return new Set(named.map((path) => (path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path))));
}
