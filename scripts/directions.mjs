// Fails on circular imports between files or rooms and prints them. A room may use another, but never one that uses it, even indirectly.
import { filesIn, importsOf } from './imports.mjs';

const files = filesIn('src').filter((file) => !/\.test\.ts$|\/testing\//.test(file));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const circles = [...circlesIn(imports), ...circlesIn(roomsOf(imports))];

for (const circle of circles) process.stdout.write(`${[...circle, circle[0]].join(' → ')}\n${arrowsOf(circle)}`);
process.exitCode = circles.length > 0 ? 1 : 0;

/** The room of a file. The words.ts files of the domain form one layer below its rooms; a file outside of rooms is its own room. */
function roomOf(file) {
  const [, floor, room] = file.split('/');
  return /^src\/domain\/\w+\/words\.ts$/.test(file) ? 'domain/words' : `${floor}/${room}`;
}

function roomsOf(arrows) {
  const rooms = new Map();
  for (const [file, targets] of arrows)
    for (const target of targets) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
    }
  return rooms;
}

/** The shortest cycle through each import, each once. */
function circlesIn(arrows) {
  const found = new Map();
  for (const [from, targets] of arrows)
    for (const to of targets) {
      const circle = wayBetween(arrows, to, from);
      if (circle) found.set(nameOf(circle), circle);
    }
  return [...found.values()];
}

function nameOf(circle) {
  return circle.toSorted().join(', ');
}

function wayBetween(arrows, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    if (way.at(-1) === to) return way;
    for (const next of arrows.get(way.at(-1)) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  return null;
}

/** The imports that form a cycle of rooms, file by file. */
function arrowsOf(circle) {
  const lines = [];
  for (const [file, targets] of imports)
    for (const target of targets) {
      const at = circle.indexOf(roomOf(file));
      if (at >= 0 && circle[(at + 1) % circle.length] === roomOf(target)) lines.push(`  ${file} → ${target}\n`);
    }
  return lines.join('');
}
