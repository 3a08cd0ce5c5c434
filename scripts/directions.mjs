// Names circles of files and of rooms, and fails on one. A room may use another, but never one that uses it, however far round.
import { filesIn, importsOf } from './imports.mjs';

const files = filesIn('src').filter((file) => !/\.test\.ts$|\/testing\//.test(file));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const circles = [...circlesIn(imports), ...circlesIn(roomsOf(imports))];

for (const circle of circles) process.stdout.write(`${[...circle, circle[0]].join(' → ')}\n${arrowsOf(circle)}`);
process.exitCode = circles.length > 0 ? 1 : 0;

/** The room of a file. The words of the domain stand together below its rooms; a file in no room is one of its own. */
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

/** The shortest circle through each arrow, each once. */
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

/** The imports that make a circle of rooms, file by file. */
function arrowsOf(circle) {
  const lines = [];
  for (const [file, targets] of imports)
    for (const target of targets) {
      const at = circle.indexOf(roomOf(file));
      if (at >= 0 && circle[(at + 1) % circle.length] === roomOf(target)) lines.push(`  ${file} → ${target}\n`);
    }
  return lines.join('');
}
