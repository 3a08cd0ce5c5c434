// What npm run test:days remembers: which test file was green at which moment, and for which state of itself and of the product. All
// moments take hours, so they are run in pieces.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from './tested-files.mjs';

const place = 'test-results/days.json';

/** The record, as it is when the files are in these states: what was green in another one is no longer known to be. */
export function openRecord(stateOf = statesOfFiles()) {
  const record = read();
  const commit = git(['rev-parse', '--short', 'HEAD']).stdout.trim();
  const at = (moment, part) => (record[`${moment.name}: ${part}`] ??= {});
  const isGreen = (moment, part, file) => {
    const known = at(moment, part)[file];
    return known !== undefined && known.state === stateOf(file) && known.failed === 0;
  };
  return {
    isGreen,
    /** Notes how files did that were run whole. */
    note(moment, part, files) {
      for (const { file, passed, failed } of files) at(moment, part)[file] = { passed, failed, commit, state: stateOf(file) };
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, `${JSON.stringify(record, null, 1)}\n`);
    },
    /** How a part stands at a moment, in words. */
    standing(moment, part) {
      const all = filesOf[part]();
      const known = at(moment, part);
      const green = all.filter((file) => isGreen(moment, part, file)).length;
      const red = all.filter((file) => known[file]?.state === stateOf(file) && known[file].failed > 0);
      const older = all.filter((file) => known[file] && known[file].state !== stateOf(file) && known[file].failed === 0);
      const commits = [...new Set(older.map((file) => known[file].commit))];
      return [
        green === all.length ? `green, ${green} files` : `${green} of ${all.length} files green`,
        ...(older.length > 0 ? [`${older.length} were at ${commits.join(', ')}`] : []),
        ...(red.length > 0 ? [`red: ${red.join(', ')}`] : []),
      ].join('; ');
    },
  };
}

// What no test reads; what only the pages are made of or tested with; and test files, each of which voids only its own record.
const isBeside = /^(docs\/(?!api\.md)|bench\/|reliability\/|[^/]+\.md$)/;
const isOfPages = /^(src\/web\/|journeys\/|vite\.config\.ts$|playwright\.config\.ts$)/;
const isTest = /\.(test|spec)\.ts$/;
// Journeys read the pages, and so does a room's test that starts the whole server, which doesn't start without the built pages.
const readsPages = (file) => !file.startsWith('src/server/') || readFileSync(file, 'utf8').includes('bundleServer(');

/**
 * Stands for a file of tests and all of the product as they are, changes included that aren't committed. Without git it is never the same
 * again.
 */
function statesOfFiles() {
  const paths = git(['ls-files', '-co', '--exclude-standard'])
    .stdout.split('\n')
    .filter((path) => path && existsSync(path) && statSync(path).isFile());
  const hashes = git(['hash-object', '--stdin-paths'], paths.join('\n')).stdout.trim().split('\n');
  if (paths.length === 0 || hashes.length !== paths.length) return () => `unknown since ${Date.now()}`;
  const hashOf = new Map(paths.map((path, at) => [path, hashes[at]]));
  const product = paths.filter((path) => !isBeside.test(path) && !isTest.test(path));
  const whole = digestOf(product);
  const withoutPages = digestOf(product.filter((path) => !isOfPages.test(path)));
  return (file) => digest([readsPages(file) ? whole : withoutPages, hashOf.get(file)]);

  function digestOf(some) {
    return digest(some.map((path) => `${path} ${hashOf.get(path)}`));
  }
}

function digest(lines) {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

function git(args, input) {
  return spawnSync('git', args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function read() {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return {};
  }
}
