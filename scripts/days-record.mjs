// What npm run test:days remembers: which file of tests was green at which moment, and of which state of the tree that was true. All
// moments take hours, so they are run in pieces.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from './tested-files.mjs';

const path = 'test-results/days.json';

/** The record, as it is when the tree is in this state: what was green in another one is no longer known to be. */
export function openRecord(state = stateOfTree()) {
  const kept = read();
  const commit = git('rev-parse', '--short', 'HEAD').stdout.trim();
  const at = (moment, part) => (kept[`${moment.name}: ${part}`] ??= {});
  const isGreen = (moment, part, file) => {
    const known = at(moment, part)[file];
    return known !== undefined && known.state === state && known.failed === 0;
  };
  return {
    isGreen,
    /** Notes how files did that were run whole. */
    note(moment, part, files) {
      for (const { file, passed, failed } of files) at(moment, part)[file] = { passed, failed, commit, state };
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${JSON.stringify(kept, null, 1)}\n`);
    },
    /** How a part stands at a moment, in words. */
    standing(moment, part) {
      const all = filesOf[part]();
      const known = at(moment, part);
      const green = all.filter((file) => isGreen(moment, part, file)).length;
      const red = all.filter((file) => known[file]?.state === state && known[file].failed > 0);
      const older = all.filter((file) => known[file] && known[file].state !== state && known[file].failed === 0);
      const commits = [...new Set(older.map((file) => known[file].commit))];
      return [
        green === all.length ? `green, ${green} files` : `${green} of ${all.length} files green`,
        ...(older.length > 0 ? [`${older.length} were at ${commits.join(', ')}`] : []),
        ...(red.length > 0 ? [`red: ${red.join(', ')}`] : []),
      ].join('; ');
    },
  };
}

/** Stands for the tree as it is, changes included that aren't committed. Without git it is never the same again. */
function stateOfTree() {
  const head = git('rev-parse', 'HEAD^{tree}');
  if (head.status !== 0) return `unknown since ${Date.now()}`;
  const added = git('ls-files', '--others', '--exclude-standard')
    .stdout.split('\n')
    .filter((file) => file && statSync(file).isFile());
  const sum = createHash('sha256').update(head.stdout).update(git('diff', 'HEAD').stdout);
  for (const file of added) sum.update(file).update(readFileSync(file));
  return sum.digest('hex').slice(0, 16);
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function read() {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
