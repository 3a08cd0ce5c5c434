import { resolve } from 'node:path';

const begin = resolve('src/web/main.tsx');

type Within = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/**
 * Puts the modules that every page of the application loads first into one script. By default the build makes several, because other pages
 * share some of them; they would all be requested at once, and compress worse than a single one.
 */
export function firstScript(): (id: string, within: Within) => string | null {
  let first: Set<string> | undefined;
  return (id, within) => {
    first ??= neededBy(begin, within);
    return first.has(id) ? 'first' : null;
  };
}

function neededBy(entry: string, within: Within): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const each of within.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  found.delete(entry);
  return found;
}
