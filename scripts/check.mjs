// npm run check: types, format, lint, imports between floors, and whether generated files are up to date.
import { ready } from './ready.mjs';
import { runChecks } from './checks.mjs';

await ready({ tools: true });
await runChecks(({ name, ok, output }) => {
  process.stdout.write(ok ? `${name} … ok\n` : `${name} … failed\n${output}\n`);
  if (!ok) process.exitCode = 1;
});
