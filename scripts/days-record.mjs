// What npm run test:days remembers: which test file passed at which moment, and for which state of the file and the product. All moments
// together take hours, so they are run in pieces.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from './tested-files.mjs';

const place = 'test-results/days.json';

/** The record for the current states of the files. A pass in another state no longer counts. */
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
    /** Records the results of files that were run completely. */
    note(moment, part, files) {
      for (const { file, passed, failed } of files) at(moment, part)[file] = { passed, failed, commit, state: stateOf(file) };
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, `${JSON.stringify(record, null, 1)}\n`);
    },
    /** The progress of a part at a moment, in words. */
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

// Files that no test reads; files only for the pages and their tests; and test files, which only void their own record.
const isBeside = /^(docs\/(?!api\.md)|bench\/|reliability\/|[^/]+\.md$)/;
const isOfPages = /^(src\/web\/|journeys\/|vite\.config\.ts$|playwright\.config\.ts$)/;
const isTest = /\.(test|spec)\.(ts|mjs)$/;
// Journeys depend on the pages, and so do room tests that start the whole server, which needs the built pages.
const readsPages = (file) => !file.startsWith('src/server/') || readFileSync(file, 'utf8').includes('bundleServer(');

/** A hash of a test file and the product, including uncommitted changes. Without git it is different each time. */
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
