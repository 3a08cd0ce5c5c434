// npm run test:days: the room tests and the journeys at every difficult moment of the calendar. Arguments narrow it down, in any order: a
// part (rooms or journeys), a piece of a moment's name, names of files, or -t and words from a test's name:
// npm run test:days -- journeys 2027-03-28 schedule. All of it takes hours, so it can be run in pieces: --resume skips what has passed since
// it or the product changed, --standing runs nothing and prints how far it is.
import { openRecord } from './days-record.mjs';
import { moments } from './moved-clock.mjs';
import { runJourneysAt, runRoomsAt } from './parts.mjs';
import { ready } from './ready.mjs';
import { filesOf } from './tested-files.mjs';

const runs = { rooms: runRoomsAt, journeys: runJourneysAt };
const [options, words] = ['--resume', '--standing'].reduce(
  ([found, rest], option) => (rest.includes(option) ? [[...found, option], rest.filter((word) => word !== option)] : [found, rest]),
  [[], process.argv.slice(2)],
);
const named = words.filter((word) => word in runs);
const names = named.length > 0 ? named : Object.keys(runs);
const places = words.filter((word) => moments.some(({ name }) => name.includes(word)));
const chosen = moments.filter(({ name }) => places.length === 0 || places.some((place) => name.includes(place)));
const patterns = words.filter((word) => !named.includes(word) && !places.includes(word));
// Of a file only some of whose tests were run it isn't known how it did.
const isWhole = !patterns.includes('-t');
refuseUnknown(patterns.slice(0, isWhole ? undefined : patterns.indexOf('-t')));
const record = openRecord();

const rows = options.includes('--standing') ? [] : await runAll();

for (const { moment, name, failures } of rows)
  if (failures.length > 0) process.stdout.write(`\nWhat failed at ${moment.name}, ${name}\n${failures.join('')}`);
const width = Math.max(...chosen.map(({ name }) => name.length));
process.stdout.write('\n');
for (const { moment, name, passed, failed, seconds } of rows)
  process.stdout.write(`${moment.name.padEnd(width)}  ${name.padEnd(8)}  ${passed} passed, ${failed} failed, ${seconds} s\n`);
process.stdout.write('\nHow far it is with the product and the tests as they are\n');
for (const moment of chosen)
  for (const name of names) process.stdout.write(`${moment.name.padEnd(width)}  ${name.padEnd(8)}  ${record.standing(moment, name)}\n`);
const sum = (count) => rows.reduce((total, row) => total + row[count], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function runAll() {
  const browser = await ready({
    tools: true,
    build: true,
    browser: names.includes('journeys'),
    pdfReaders: names.includes('rooms'),
    clock: true,
  });
  const done = [];
  for (const moment of chosen) {
    for (const name of names) {
      const files = filesToRun(moment, name);
      process.stdout.write(`\n${moment.name}: ${name}${files.length === 0 ? ', nothing left to run' : ''}\n`);
      if (files.length === 0) continue;
      const began = Date.now();
      const counted = runs[name](moment, { browser, patterns: isWhole ? files : patterns });
      if (isWhole) record.note(moment, name, counted.files);
      done.push({ moment, name, ...counted, seconds: Math.round((Date.now() - began) / 1000) });
    }
  }
  return done;
}

/** A misspelled word would leave nothing to run, which must not look like success. */
function refuseUnknown(pieces) {
  const files = names.flatMap((name) => filesOf[name]());
  const unknown = pieces.filter((piece) => !files.some((file) => file.includes(piece)));
  if (unknown.length === 0) return;
  process.stderr.write(`No part, moment or test file is called ${unknown.join(' or ')}.\n`);
  process.exit(1);
}

function filesToRun(moment, name) {
  return filesOf[name]().filter((file) => {
    if (options.includes('--resume') && record.isGreen(moment, name, file)) return false;
    return !isWhole || patterns.length === 0 || patterns.some((pattern) => file.includes(pattern));
  });
}
