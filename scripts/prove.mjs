// npm run reliability:hostile, reliability:schema: the tests of the server that hold a promise of docs/reliability.md, by themselves and
// each by its name.
import { ready, run } from './ready.mjs';

await ready({ tools: true });
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--reporter', 'verbose', ...process.argv.slice(2)]);
