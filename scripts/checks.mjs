import { spawnSync } from 'node:child_process';

const tsc = 'node_modules/typescript-7/bin/tsc';

/** Each check runs to its end and reports whether it passed. */
export const checks = [
  { name: 'Types of the domain, without DOM and Node', run: () => node(tsc, '--noEmit', '-p', 'src/domain/tsconfig.json') },
  { name: 'Types of everything', run: () => node(tsc, '--noEmit', '-p', 'tsconfig.json') },
  { name: 'Format', run: () => node('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'Lint and the directions between floors', run: () => node('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'No circles of files or rooms', run: () => node('scripts/directions.mjs') },
  { name: 'No exports that nobody imports', run: () => node('scripts/exports.mjs') },
  { name: 'File names of the web', run: () => node('scripts/file-names.mjs') },
  { name: 'Days and times said by one helper', run: () => node('scripts/date-words.mjs') },
  { name: 'Colours that can be told apart, by day and by night', run: () => node('scripts/contrast.mjs') },
  {
    name: 'Contract, tables and schema.sql in step with their sources',
    run: () => node('--import', 'tsx', 'scripts/contract.ts', '--check'),
  },
  {
    name: 'API description, by the rules of Spectral',
    run: () => node('node_modules/@stoplight/spectral-cli/dist/index.js', 'lint', 'openapi.json', '--fail-severity', 'hint'),
  },
  { name: 'Image, compose file, units and licences', run: () => node('scripts/deploy-files.mjs') },
];

function node(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}
