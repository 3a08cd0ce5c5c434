import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;
const parts = resolve('src/web/platform/parts.ts');

/**
 * Has each `import()` of the application read by `readPart`, in the place of what Vite puts there. It is told of all the files that the part
 * needs, but for those that whoever asks for it needed as well.
 */
export function wholeParts(): Plugin {
  let here: (file: string) => Set<string>;
  return {
    name: 'whole-parts',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Of a part that is a single file Vite gives no list: it has nothing to fetch ahead.
          resolveDependencies: (file, needed, { hostId }) =>
            (needed.length > 0 ? needed : [file]).filter((each) => !here(hostId).has(each)),
        },
      },
    }),
    load: {
      filter: { id: helper },
      handler: () => `export { readPart as __vitePreload } from ${JSON.stringify(parts)};`,
    },
    generateBundle(_options, bundle) {
      const known = new Map<string, Set<string>>();
      here = (file) => {
        const files = known.get(file) ?? withItsImports(file, bundle);
        known.set(file, files);
        return files;
      };
    },
  };
}

function withItsImports(file: string, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set([file]);
  for (const each of found) {
    const chunk = bundle[each];
    if (chunk?.type === 'chunk') chunk.imports.forEach((imported) => found.add(imported));
  }
  return found;
}
