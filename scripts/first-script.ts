import { resolve } from 'node:path';

const begin = resolve('src/web/main.tsx');

type Within = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/**
 * Names the script of each module that every page of the application loads before anything else. Left to itself the build makes several of
 * them, because other pages share some: they would all be asked for at once, and each compresses worse than all in one.
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
