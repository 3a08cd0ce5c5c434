// Runs one of the project's TypeScript programs. What whoever runs the server needs beside it (a backup, a migration) never
// installs or builds where there are packages already, because a server may be running from them.
import { existsSync } from 'node:fs';
import { builtFrom } from './programs.mjs';
import { hasPackages, isProduction, isReady, ready, run } from './ready.mjs';

const [program, ...args] = process.argv.slice(2);
const built = builtFrom(program);
const leavesPackages = built !== undefined && hasPackages();
const usesBuilt = leavesPackages && existsSync(built) && (isProduction || !isReady());
// What isn't built is for those who work on Fairlead, and may need their tools.
if (isProduction ? !usesBuilt : !leavesPackages) await ready({ tools: !built, build: /^(bench|reliability)\//.test(program) });
run(process.execPath, usesBuilt ? [built, ...args] : ['--import', 'tsx', program, ...args]);
