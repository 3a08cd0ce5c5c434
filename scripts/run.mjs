// Runs one of the project's TypeScript programs, after making sure that what it needs is installed.
import { ready, run } from './ready.mjs';

const [program, ...args] = process.argv.slice(2);
await ready({ build: /^(bench|reliability)\//.test(program) });
run(process.execPath, ['--import', 'tsx', program, ...args]);
