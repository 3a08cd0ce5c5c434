// Checks the file names of the web's rooms against the vocabulary in docs/house.md, and limits the size of rooms.
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { filesIn } from './imports.mjs';

const maxFiles = 30;
const notRooms = ['platform', 'ui', 'landing', 'book', 'api-docs', 'public', 'testing'];

const words = vocabularyIn(readFileSync('docs/house.md', 'utf8'));
const files = filesIn('src/web').filter((file) => file.split('/').length > 3 && !notRooms.includes(file.split('/')[2]));
const used = new Set(files.map(lastWord));
const faults = [
  ...files
    .filter((file) => !words.has(lastWord(file)) && !isTestOfRoom(file))
    .map((file) => `${file}: “${lastWord(file)}” isn't in the vocabulary of docs/house.md. Say what the file holds in one of its words.`),
  ...[...words].filter((word) => !used.has(word)).map((word) => `docs/house.md: no file is called “${word}” any more.`),
  ...crowded().map(([room, count]) => `${room}: ${count} files. Give it inner rooms by task, of at most ${maxFiles}.`),
];

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The words in the first column of the table that lists them. */
function vocabularyIn(house) {
  const [, section = ''] = /\n## File names of the web\n([^]*?)\n## /.exec(house) ?? [];
  const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell);
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([a-z]+)`/g)].map(([, word]) => word)));
}

function lastWord(file) {
  return basename(file).split('.')[0].split('-').at(-1);
}

/** A test of several files is named after their room. */
function isTestOfRoom(file) {
  return basename(file) === `${basename(dirname(file))}.test.ts`;
}

function crowded() {
  const counts = new Map();
  for (const room of files.filter((file) => !file.includes('.test.')).map(dirname)) counts.set(room, (counts.get(room) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > maxFiles);
}
