// Runs one of the project's TypeScript programs. An operator's commands (a backup, a migration) never install or build if packages are
// present, because a server may be running from them.
import { existsSync } from 'node:fs';
import { builtFrom } from './programs.mjs';
import { hasPackages, isProduction, isReady, ready, run } from './ready.mjs';

const [program, ...args] = process.argv.slice(2);
const built = builtFrom(program);
const leavesPackages = built !== undefined && hasPackages();
const usesBuilt = leavesPackages && existsSync(built) && (isProduction || !isReady());
// Programs that aren't built are for developers of Fairlead, and may need the tools.
if (isProduction ? !usesBuilt : !leavesPackages) await ready({ tools: !built, build: /^(bench|reliability)\//.test(program) });
run(process.execPath, usesBuilt ? [built, ...args] : ['--import', 'tsx', program, ...args]);
