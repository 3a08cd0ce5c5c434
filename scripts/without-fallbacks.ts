import type { Plugin } from 'vite';

const fallback = /@layer properties\s*\{/;

/** Takes what Tailwind writes for browsers without `@property` out of the styles: all that the build is for know it. */
export function withoutFallbacks(): Plugin {
  return {
    name: 'without-fallbacks',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (id.endsWith('.css') && fallback.test(code) ? { code: withoutBlock(code), map: null } : undefined),
  };
}

function withoutBlock(css: string): string {
  const from = css.search(fallback);
  let end = css.indexOf('{', from) + 1;
  for (let depth = 1; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
  return css.slice(0, from) + css.slice(end);
}
