import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;
const parts = resolve('src/web/platform/parts.ts');

/** Has each `import()` of the application read by `readPart`, which is told of all the files it needs, in the place of what Vite puts there. */
export function wholeParts(): Plugin {
  return {
    name: 'whole-parts',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      // Vite leaves out a part of one file, of which it has nothing to fetch ahead.
      build: { modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]) } },
    }),
    load: {
      filter: { id: helper },
      handler: () => `export { readPart as __vitePreload } from ${JSON.stringify(parts)};`,
    },
  };
}
