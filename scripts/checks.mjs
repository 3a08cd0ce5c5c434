import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const tsc = 'node_modules/typescript-7/bin/tsc';

// Each runs to its end and reports whether it passed.
const checks = [
  { name: 'Types of the domain, without DOM and Node', run: () => node(tsc, '--noEmit', '-p', 'src/domain/tsconfig.json') },
  { name: 'Types of everything', run: () => node(tsc, '--noEmit', '-p', 'tsconfig.json') },
  { name: 'Format', run: () => node('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'Lint, and imports between layers', run: () => node('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'No import cycles between files or folders', run: () => node('scripts/directions.mjs') },
  { name: 'No exports that nobody imports', run: () => node('scripts/exports.mjs') },
  { name: 'Names that say what they hold', run: () => node('scripts/plain-names.mjs') },
  { name: 'SQL in stores, none in routes', run: () => node('scripts/sql-places.mjs') },
  { name: 'File names of the web', run: () => node('scripts/file-names.mjs') },
  { name: 'Dialogs that lose nothing typed', run: () => node('scripts/unsaved-forms.mjs') },
  { name: 'Dates and times formatted in one place', run: () => node('scripts/date-words.mjs') },
  { name: 'Color contrast in the light and the dark theme', run: () => node('scripts/contrast.mjs') },
  { name: 'Journey locators that match exactly', run: () => node('scripts/locators.mjs') },
  {
    name: 'Contract, tables and schema.sql up to date',
    run: () => node('--import', 'tsx', 'scripts/contract.ts', '--check'),
  },
  {
    name: 'API description, by the rules of Spectral',
    run: () => node('node_modules/@stoplight/spectral-cli/dist/index.js', 'lint', 'openapi.json', '--fail-severity', 'hint'),
  },
  { name: 'The supported versions of Node, the same everywhere', run: () => node('scripts/node-versions.mjs') },
  { name: 'Image, compose file, units and licenses', run: () => node('scripts/deploy-files.mjs') },
];

/** Runs all checks, as many at a time as there are cores, and calls `report` for each in the order above. */
export async function runChecks(report) {
  const waiting = checks.map((check) => {
    let tell;
    const found = new Promise((resolve) => (tell = resolve));
    return { check, found, tell };
  });
  const next = waiting.values();
  const hand = async () => {
    for (const { check, tell } of next) tell({ name: check.name, ...(await check.run()) });
  };
  const hands = Promise.all(Array.from({ length: availableParallelism() }, hand));
  for (const { found } of waiting) report(await found);
  await hands;
}

/** Whether Node exits with 0 for these arguments, and its output. */
function node(...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
