// npm run reliability:hostile, reliability:schema: runs only the server tests behind a promise in docs/reliability.md, listing each by
// name.
import { ready, run } from './ready.mjs';

await ready({ tools: true });
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--reporter', 'verbose', ...process.argv.slice(2)]);
