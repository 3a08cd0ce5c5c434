// npm run test:days: the rooms' tests and the journeys at every moment at which the calendar is hard. What follows narrows it, in any
// order: a part (rooms or journeys), a piece of a moment's name, and for the rest the names of files, or -t and words of a test's name:
// npm run test:days -- journeys 2027-03-28 schedule.
import { moments } from './moved-clock.mjs';
import { runJourneysAt, runRoomsAt } from './parts.mjs';
import { ready } from './ready.mjs';

const runs = { rooms: runRoomsAt, journeys: runJourneysAt };
const words = process.argv.slice(2);
const named = words.filter((word) => word in runs);
const names = named.length > 0 ? named : Object.keys(runs);
const places = words.filter((word) => moments.some(({ name }) => name.includes(word)));
const chosen = moments.filter(({ name }) => places.length === 0 || places.some((place) => name.includes(place)));
const patterns = words.filter((word) => !named.includes(word) && !places.includes(word));

const browser = await ready({
  tools: true,
  build: true,
  browser: names.includes('journeys'),
  pdfReaders: names.includes('rooms'),
  clock: true,
});

const rows = [];
for (const moment of chosen) {
  for (const name of names) {
    process.stdout.write(`\n${moment.name}: ${name}\n`);
    rows.push({ moment, name, ...runs[name](moment, { browser, patterns }) });
  }
}

for (const { moment, name, failures } of rows)
  if (failures.length > 0) process.stdout.write(`\nWhat failed at ${moment.name}, ${name}\n${failures.join('')}`);
const width = Math.max(...rows.map(({ moment }) => moment.name.length));
process.stdout.write('\n');
for (const { moment, name, passed, failed } of rows)
  process.stdout.write(`${moment.name.padEnd(width)}  ${name.padEnd(8)}  ${`${passed} passed, ${failed} failed`}\n`);
const sum = (count) => rows.reduce((total, row) => total + row[count], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
