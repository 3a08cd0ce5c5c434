import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withItsImports } from './bundled.ts';

const helper = /^\0vite\/preload-helper\.js$/;
const parts = resolve('src/web/platform/parts.ts');

/**
 * Replaces Vite's helper for each `import()` of the application with `readPart`. It gets all files that the part needs, except those that
 * the importing script already needed.
 */
export function wholeParts(): Plugin {
  let bundle: Rolldown.OutputBundle;
  return {
    name: 'whole-parts',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // For a part of a single file, Vite gives no list, because there is nothing to preload.
          resolveDependencies(file, needed, { hostId }) {
            const isHere = withItsImports(bundle, hostId);
            return (needed.length > 0 ? needed : [file]).filter((each) => !isHere.has(each));
          },
        },
      },
    }),
    load: {
      filter: { id: helper },
      handler: () => `export { readPart as __vitePreload } from ${JSON.stringify(parts)};`,
    },
    generateBundle: (_options, made) => void (bundle = made),
  };
}
