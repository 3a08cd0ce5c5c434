// npm run check: types, format, lint, imports between floors, and whether generated files are up to date.
import { ready } from './ready.mjs';
import { checks } from './checks.mjs';

await ready({ tools: true });
const failed = [];
for (const { name, run } of checks) {
  process.stdout.write(`${name} … `);
  const { ok, output } = run();
  process.stdout.write(ok ? 'ok\n' : `failed\n${output}\n`);
  if (!ok) failed.push(name);
}
process.exitCode = failed.length > 0 ? 1 : 0;
