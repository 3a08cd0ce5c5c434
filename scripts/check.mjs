// npm run check: types, the directions between floors, lint, and whether the generated files are in step.
import { ready } from './ready.mjs';
import { checks } from './checks.mjs';

await ready();
const failed = [];
for (const { name, run } of checks) {
  process.stdout.write(`${name} … `);
  const { ok, output } = run();
  process.stdout.write(ok ? 'ok\n' : `failed\n${output}\n`);
  if (!ok) failed.push(name);
}
process.exitCode = failed.length > 0 ? 1 : 0;
