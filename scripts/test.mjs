// npm test: every part. npm run test:rules, test:rooms and test:journeys: only that part, narrowed down by patterns. npm run test:ci: every
// part, and a seventh of the journeys on another day. It continues after a failure, so that one run reports everything, and ends with the
// names of failed tests and a line of totals.
import { ready } from './ready.mjs';
import { partsNamed } from './parts.mjs';

const [name, ...patterns] = process.argv.slice(2);
const chosen = partsNamed(name);
const needs = (what) => chosen.some((part) => part.needs.includes(what));
const browser = await ready({
  tools: true,
  build: needs('build'),
  browser: needs('browser'),
  pdfReaders: needs('pdfReaders'),
  clock: needs('clock'),
});

let passed = 0;
let failed = 0;
const failures = [];
const times = [];
for (const part of chosen) {
  const began = Date.now();
  process.stdout.write(`\n${part.title}\n`);
  const counted = await part.run({ browser, patterns });
  passed += counted.passed;
  failed += counted.failed;
  failures.push(...counted.failures);
  times.push({ title: part.title, seconds: Math.round((Date.now() - began) / 1000) });
}
if (failures.length > 0) process.stdout.write(`\nWhat failed\n${failures.join('')}`);
const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
process.stdout.write(`\n${times.map(({ title, seconds }) => `${title} ${seconds} s`).join(', ')}; ${total} s in all\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
