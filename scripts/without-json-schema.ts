import type { Plugin } from 'vite';

/**
 * Replaces the part of zod that describes schemas as JSON Schema with functions that do nothing. Only the server describes schemas, but
 * each schema refers to these functions, so every form would load them.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) => ({
        code: namesOf(code)
          .map((name) => `export function ${name}() {}`)
          .join('\n'),
        map: null,
      }),
    },
  };
}

/** The names of what a module exports where it declares it. */
function namesOf(code: string): string[] {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!);
  if (names.length === 0) throw new Error('zod no longer exports what describes schemas as JSON Schema where this looks for it');
  return names;
}
