import type { Rolldown } from 'vite';

/** A built script and everything it imports statically, without dynamic imports. */
export function withItsImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withItsImports(bundle, imported, found);
  return found;
}
