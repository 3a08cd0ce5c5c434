import type { Plugin } from 'vite';

const instead = /@layer properties\s*\{(?=\s*@supports)/;
const whereMixed = /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{/;

/**
 * Removes Tailwind's fallbacks for browsers without `@property` and `color-mix` from the styles, because all target browsers support both.
 */
export function withoutFallbacks(): Plugin {
  return {
    name: 'without-fallbacks',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({
        code: eachBlock(
          eachBlock(css, instead, () => ''),
          whereMixed,
          (inner) => inner,
        ),
        map: null,
      }),
    },
  };
}

/** The styles with every block that starts this way replaced. */
function eachBlock(css: string, opening: RegExp, replaced: (inner: string) => string): string {
  const found = opening.exec(css);
  if (!found) return css;
  const from = found.index + found[0].length;
  let end = from;
  for (let depth = 1; depth > 0; end++) {
    if (end === css.length) throw new Error(`A block of the styles isn't closed: ${found[0]}`);
    depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
  }
  return css.slice(0, found.index) + replaced(css.slice(from, end - 1)) + eachBlock(css.slice(end), opening, replaced);
}
