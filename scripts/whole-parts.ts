import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withItsImports } from './bundled.ts';

const helper = /^\0vite\/preload-helper\.js$/;
const parts = resolve('src/web/platform/parts.ts');

/**
 * Has each `import()` of the application read by `readPart`, in the place of what Vite puts there. It is told of all the files that the part
 * needs, but for those that whoever asks for it needed as well.
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
          // Of a part that is a single file Vite gives no list: it has nothing to fetch ahead.
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
