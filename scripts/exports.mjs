// Fails on exports that no other file imports.
import { readFileSync } from 'node:fs';
import { filesIn, importsOf } from './imports.mjs';

// Two are generated; the others are entry points, or imported by built code.
const exempt = ['src/server/tables.ts', 'src/web/platform/contract.gen.ts', 'src/web/landing/prerender.tsx', 'src/web/platform/parts.ts'];
const texts = new Map(filesIn('src', 'scripts', 'bench', 'journeys', 'reliability').map((file) => [file, readFileSync(file, 'utf8')]));
const importers = new Map();
for (const file of texts.keys()) for (const from of importsOf(file)) importers.set(from, [...(importers.get(from) ?? []), file]);

const exported = /^export (?:async )?(?:const|function\*?|class|type) (\w+)/gm;
const sources = filesIn('src').filter((file) => !exempt.includes(file));
const unused = sources.flatMap((file) => {
  const readers = (importers.get(file) ?? []).map((reader) => texts.get(reader));
  const names = [...texts.get(file).matchAll(exported)].map(([, name]) => name);
  // Any file that contains the name counts as an importer: names are rarely reused, and this needs no parser.
  return names.filter((name) => !readers.some((text) => new RegExp(`\\b${name}\\b`).test(text))).map((name) => `${file}: ${name}\n`);
});

process.stdout.write(unused.join(''));
process.exitCode = unused.length > 0 ? 1 : 0;
