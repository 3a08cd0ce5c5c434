// Fails on route files that contain SQL, which belongs in the stores of their rooms.
import { readFileSync } from 'node:fs';
import { filesIn } from './imports.mjs';

const speaksSql = /\bsql[`<.]|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
const found = filesIn('src/server')
  .filter((file) => file.endsWith('routes.ts'))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (speaksSql.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

for (const place of found) process.stdout.write(`${place}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
